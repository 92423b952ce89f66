'use client';

import { useEffect, useRef, useState } from 'react';
import type { AccountError } from '@/domain/account-errors';
import type { AccountFailure, AccountResult } from './account-client';

export interface ActionOutcome {
  kind: 'good' | 'bad';
  text?: string;
  /** Errors by field. */
  fields?: Record<string, string>;
  /** Reasons a password is refused. */
  reasons?: string[];
  /** Signing in again allows it. */
  needsSignIn?: boolean;
}

interface ActionOptions<T> {
  /** Handles the response; a returned text is shown. */
  done: (data: T) => string | undefined;
  /** Fields of errors; others are shown above the form. */
  fields?: Partial<Record<AccountError, string>>;
}

const NEEDS_SIGN_IN: AccountError[] = ['reauthentication_needed', 'session_not_found'];

function failed({ code, message, reasons }: AccountFailure, fields: ActionOptions<unknown>['fields']): ActionOutcome {
  const field = fields?.[code];
  if (field) return { kind: 'bad', fields: { [field]: message }, reasons };
  return { kind: 'bad', text: message, reasons, needsSignIn: NEEDS_SIGN_IN.includes(code) };
}

/** Runs one account action at a time and shows its outcome; input is preserved. */
export function useAction() {
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) ref.current?.querySelector<HTMLElement>(outcome.fields ? '[aria-invalid="true"]' : '[data-form-message]')?.focus();
  }, [outcome]);

  async function run<T>(call: () => Promise<AccountResult<T>>, { done, fields }: ActionOptions<T>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const result = await call();
    isRunning.current = false;
    setIsBusy(false);
    if (!result.ok) return setOutcome(failed(result, fields));
    const text = done(result.data);
    setOutcome(text ? { kind: 'good', text } : null);
  }

  return {
    /** For the element around form and outcome, which gets the focus. */
    ref,
    isBusy,
    outcome,
    run,
    refuse: (field: string, text: string) => setOutcome({ kind: 'bad', fields: { [field]: text } }),
    clear: () => setOutcome(null),
    errorOf: (field: string) => outcome?.fields?.[field],
  };
}
