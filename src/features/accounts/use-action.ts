'use client';

import { useEffect, useRef, useState } from 'react';
import type { AccountError } from '@/domain/account-errors';
import type { AccountAnswer, AccountFailure } from './account-client';

export interface ActionOutcome {
  kind: 'good' | 'bad';
  text?: string;
  /** What is wrong with which field. */
  fields?: Record<string, string>;
  /** Why a password is refused. */
  reasons?: string[];
  /** It can be done after signing in again. */
  needsSignIn?: boolean;
}

interface ActionOptions<T> {
  /** What to do with the answer; the text it returns is shown. */
  done: (data: T) => string | undefined;
  /** Fields that an error is about; others are shown above the form. */
  fields?: Partial<Record<AccountError, string>>;
}

const NEEDS_SIGN_IN: AccountError[] = ['reauthentication_needed', 'session_not_found'];

function failed({ code, message, reasons }: AccountFailure, fields: ActionOptions<unknown>['fields']): ActionOutcome {
  const field = fields?.[code];
  if (field) return { kind: 'bad', fields: { [field]: message }, reasons };
  return { kind: 'bad', text: message, reasons, needsSignIn: NEEDS_SIGN_IN.includes(code) };
}

/** Something a person does with their account: one call at a time, and what came of it beside it. What was typed stays. */
export function useAction() {
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) ref.current?.querySelector<HTMLElement>(outcome.fields ? '[aria-invalid="true"]' : '[data-form-message]')?.focus();
  }, [outcome]);

  async function run<T>(call: () => Promise<AccountAnswer<T>>, { done, fields }: ActionOptions<T>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const answer = await call();
    isRunning.current = false;
    setIsBusy(false);
    if (!answer.ok) return setOutcome(failed(answer, fields));
    const text = done(answer.data);
    setOutcome(text ? { kind: 'good', text } : null);
  }

  return {
    /** To be put on the element around form and outcome, where the focus goes. */
    ref,
    isBusy,
    outcome,
    run,
    refuse: (field: string, text: string) => setOutcome({ kind: 'bad', fields: { [field]: text } }),
    clear: () => setOutcome(null),
    errorOf: (field: string) => outcome?.fields?.[field],
  };
}
