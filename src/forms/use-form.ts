'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { fieldErrors } from '@/domain/schemas/form-errors';
import { validationMessage } from '@/domain/validation-messages';
import type { FormName } from './form-limits';
import { type FormResult, IDLE } from './form-result';
import { solveProof } from './solve-proof';

/** The same schema the server checks by, loaded when a form is first touched. */
interface Checks {
  schema: z.ZodType;
  read: (data: FormData) => Record<string, unknown>;
}

interface FormOptions {
  name: FormName;
  locale: Locale;
  /** Takes the form when there are no scripts. */
  action: (previous: FormResult, data: FormData) => Promise<FormResult>;
  /** Page that shows the answer to a form sent without scripts, when the form stands on every page. */
  permalink?: string;
  checks: () => Promise<Checks>;
  texts: { invalid: string; failed: string };
  onDone?: () => void;
}

/** How long a form that is sent waits for its puzzle; it goes without after that. */
const PROOF_MS = 4000;

const afterTime = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Leads to the first field with an error, in the order of the form. */
function focusFirstError(form: HTMLFormElement, fields: Record<string, string> | undefined): void {
  const names = Object.keys(fields ?? {});
  const isWrong = (element: Element) => {
    const name = element.getAttribute('name') ?? '';
    return names.some((field) => field === name || name.startsWith(`${field}.`)) || names.includes(element.getAttribute('data-field') ?? '');
  };
  const first = [...form.querySelectorAll<HTMLElement>('input, textarea, select')].find(
    (element) => isWrong(element) && element.offsetParent !== null,
  );
  if (first) first.focus();
  else form.querySelector<HTMLElement>('[data-form-message]')?.focus();
}

/**
 * A form that is checked before it is sent, sent once, and keeps what was typed whatever happens. Without scripts the same form goes to its server
 * action, which answers with the same result.
 */
export function useForm({ name, locale, action, permalink, checks, texts, onDone }: FormOptions) {
  const [posted, formAction] = useActionState(action, IDLE, permalink);
  const [sent, setSent] = useState<FormResult | null>(null);
  const [isPending, setIsPending] = useState(false);
  const proof = useRef<Promise<string | null> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const result = sent ?? posted;

  const prepare = () => {
    proof.current ??= solveProof().catch(() => null);
    void checks().catch(() => undefined);
  };

  /** Errors of the fields by the schema; empty when there are none. `only` limits it to some fields, for forms in steps. */
  const check = async (data: FormData, only?: readonly string[]): Promise<Record<string, string>> => {
    const { schema, read } = await checks();
    const parsed = schema.safeParse(read(data));
    if (parsed.success) return {};
    const all = Object.entries(fieldErrors(parsed.error));
    const wanted = only ? all.filter(([field]) => only.some((start) => field === start || field.startsWith(`${start}.`))) : all;
    return Object.fromEntries(wanted.map(([field, key]) => [field, validationMessage(key, locale)]));
  };

  const send = async (data: FormData): Promise<FormResult> => {
    const fields = await check(data).catch(() => ({}));
    if (Object.keys(fields).length > 0) return { status: 'invalid', message: texts.invalid, fields };
    prepare();
    const solved = await Promise.race([proof.current, afterTime(PROOF_MS)]);
    if (solved) data.set('proof', solved);
    const response = await fetch(routes.formApi(name), { method: 'POST', body: data, headers: { Accept: 'application/json' } });
    // A puzzle counts for one form.
    proof.current = null;
    return (await response.json()) as FormResult;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setIsPending(true);
    const answer = await send(new FormData(event.currentTarget)).catch((): FormResult => ({ status: 'failed', message: texts.failed }));
    setIsPending(false);
    setSent(answer);
    if (answer.status === 'done') onDone?.();
  };

  useEffect(() => {
    if (result.status === 'done') answer.current?.querySelector<HTMLElement>('[data-form-message]')?.focus();
    else if (result.status !== 'idle' && form.current) focusFirstError(form.current, result.fields);
  }, [result]);

  const errorOf = (field: string) => result.fields?.[field];
  /** What a field shows first: what was typed before a page without scripts came back. */
  const typed = (field: string) => result.values?.[field]?.[0] ?? '';

  return {
    result,
    isPending,
    /** Around what is shown instead of the form once it is sent. */
    answer,
    check,
    /** Shows errors found before sending, as a step of a form does. */
    setErrors: (fields: Record<string, string>) => setSent({ status: 'invalid', message: texts.invalid, fields }),
    clear: () => setSent(IDLE),
    errorOf,
    typed,
    /** What a text field is told by its name. */
    field: (field: string) => ({ id: `${name}-${field}`, name: field, error: errorOf(field), defaultValue: typed(field) }),
    formProps: { ref: form, action: formAction, onSubmit, onFocus: prepare, noValidate: true, 'aria-busy': isPending },
  };
}
