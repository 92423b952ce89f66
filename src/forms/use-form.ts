'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { type FormSchema, parseForm } from '@/domain/schemas/parse-form';
import { type FormName, type FormResult, IDLE } from './form-result';
import { solveProof } from './solve-proof';

interface FormOptions {
  name: FormName;
  locale: Locale;
  /** Receives the form without scripts. */
  action: (previous: FormResult, data: FormData) => Promise<FormResult>;
  /** Page that answers without scripts, for a form that is on every page. */
  permalink?: string;
  /** Loads the schema the server checks by, when the form is first touched. */
  checks: () => Promise<FormSchema>;
  texts: { invalid: string; failed: string };
  onDone?: (result: FormResult) => void;
}

/** After this time a form is sent without proof of work. */
const PROOF_MS = 4000;

const afterTime = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

/** Focuses the first field with an error, in document order. */
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

/** A form that is checked before it is sent and never loses its values. Without scripts it goes to its server action, which answers the same result. */
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

  /** Messages by field; `only` limits them to the fields of a step. */
  const check = async (data: FormData, only?: readonly string[]): Promise<Record<string, string>> => {
    const all = Object.entries(parseForm(await checks(), data, locale).fields ?? {});
    const wanted = only ? all.filter(([field]) => only.some((start) => field === start || field.startsWith(`${start}.`))) : all;
    return Object.fromEntries(wanted);
  };

  const send = async (data: FormData): Promise<FormResult> => {
    const fields = await check(data).catch(() => ({}));
    if (Object.keys(fields).length > 0) return { status: 'invalid', message: texts.invalid, fields };
    prepare();
    const solved = await Promise.race([proof.current, afterTime(PROOF_MS)]);
    if (solved) data.set('proof', solved);
    const response = await fetch(routes.formApi(name), { method: 'POST', body: data, headers: { Accept: 'application/json' } });
    // A solution is valid once.
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
    if (answer.status === 'done') onDone?.(answer);
  };

  useEffect(() => {
    if (result.status === 'done') answer.current?.querySelector<HTMLElement>('[data-form-message]')?.focus();
    else if (result.status !== 'idle' && form.current) focusFirstError(form.current, result.fields);
  }, [result]);

  const errorOf = (field: string) => result.fields?.[field];
  /** The value to show again on a page without scripts. */
  const typed = (field: string) => result.values?.[field]?.[0] ?? '';

  return {
    result,
    isPending,
    /** Ref of the element that replaces the form once it is sent. */
    answer,
    check,
    setErrors: (fields: Record<string, string>) => setSent({ status: 'invalid', message: texts.invalid, fields }),
    setResult: setSent,
    clear: () => setSent(IDLE),
    errorOf,
    typed,
    /** Props of a text field. */
    field: (field: string) => ({ id: `${name}-${field}`, name: field, error: errorOf(field), defaultValue: typed(field) }),
    formProps: { ref: form, action: formAction, onSubmit, onFocus: prepare, noValidate: true, 'aria-busy': isPending },
  };
}
