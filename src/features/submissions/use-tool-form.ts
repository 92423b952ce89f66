'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { FormResult } from '@/forms/form-result';
import { useForm } from '@/forms/use-form';
import { type Draft, draftOf, mergeDrafts, savedDraft } from './draft-store';
import type { ToolFormTexts } from './tool-form-texts';

export const STEPS = ['basics', 'details', 'you'] as const;
const FIELDS_OF_STEP: Record<(typeof STEPS)[number], readonly string[]> = {
  basics: ['name', 'url', 'tagline', 'categories'],
  details: ['description', 'features', 'plans', 'featureVideo'],
  you: ['logo', 'cover', 'email', 'representative'],
};
const stepOf = (field: string) => STEPS.findIndex((step) => FIELDS_OF_STEP[step].some((name) => field === name || field.startsWith(`${name}.`)));

interface State {
  /** Null without scripts: all steps show at once. */
  step: number | null;
  draft: Draft | null;
  isRestored: boolean;
  /** The draft before starting over, for undo. */
  discarded: Draft | null;
  /** Remounts the fields, whose values are uncontrolled. */
  version: number;
}

type Action =
  | { type: 'mount'; draft: Draft | null }
  | { type: 'show'; step: number }
  | { type: 'refuse'; step: number }
  | { type: 'fill'; draft: Draft | null; discarded: Draft | null };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'mount':
      return action.draft ? { ...state, step: 0, draft: action.draft, isRestored: true, version: state.version + 1 } : { ...state, step: 0 };
    case 'show':
      return { ...state, step: action.step };
    case 'refuse':
      return state.step === null ? state : { ...state, step: action.step };
    case 'fill':
      return { step: 0, draft: action.draft, isRestored: false, discarded: action.discarded, version: state.version + 1 };
  }
}

const checks = () =>
  import('@/domain/schemas/tool-submission').then(({ readToolSubmissionForm: read, toolSubmissionSchema: schema }) => ({ schema, read }));

/** The listed tools like this one, or null. The form is checked again when it is sent, so this may fail. */
async function askIfKnown(form: FormData): Promise<FormResult | null> {
  const data = new FormData();
  for (const name of ['name', 'url', 'locale']) data.set(name, form.get(name) ?? '');
  try {
    const result = (await (await fetch(routes.knownToolsApi, { method: 'POST', body: data })).json()) as FormResult;
    return result.status === 'known' ? result : null;
  } catch {
    return null;
  }
}

interface Options {
  locale: Locale;
  texts: ToolFormTexts;
  /** Receives the form without scripts. */
  action: (previous: FormResult, data: FormData) => Promise<FormResult>;
}

const draftIn = (form: HTMLFormElement | null) => form && draftOf(new FormData(form));

/** The tool form's steps, and its draft, which stays in the tab until it is sent. */
export function useToolForm({ locale, texts, action }: Options) {
  const form = useForm({ name: 'tool', locale, action, checks, texts, onDone: () => savedDraft.write(null) });
  const [state, dispatch] = useReducer(reduce, { step: null, draft: null, isRestored: false, discarded: null, version: 0 });
  const { step, draft, isRestored, discarded } = state;
  /** Name and address that aren't those of a similar tool, as the sender says. */
  const [insisted, setInsisted] = useState<string | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const element = form.formProps.ref;

  useEffect(() => {
    const saved = savedDraft.read();
    dispatch({ type: 'mount', draft: saved && mergeDrafts(saved, draftIn(element.current)) });
  }, [element]);

  // A refused form opens at the first step with an error.
  useEffect(() => {
    const steps = Object.keys(form.result.fields ?? {}).map(stepOf);
    const first = Math.min(...steps.filter((index) => index >= 0));
    if (Number.isFinite(first)) dispatch({ type: 'refuse', step: first });
  }, [form.result]);

  const show = (next: number) => {
    dispatch({ type: 'show', step: next });
    requestAnimationFrame(() => heading.current?.focus());
  };
  const fill = (next: Draft | null, before: Draft | null = null) => {
    savedDraft.write(next);
    dispatch({ type: 'fill', draft: next, discarded: before });
    form.clear();
    requestAnimationFrame(() => heading.current?.focus());
  };
  const goOn = async () => {
    const current = STEPS[step ?? 0];
    if (!element.current || !current) return;
    const data = new FormData(element.current);
    const fields = await form.check(data, FIELDS_OF_STEP[current]);
    if (Object.keys(fields).length > 0) return form.setErrors(fields);
    if (current === 'basics') {
      const asked = `${data.get('name')} ${data.get('url')}`;
      const insists = insisted === asked || (form.result.mayInsist === true && data.has('insist'));
      const known = insists ? null : await askIfKnown(data);
      if (known) return form.setResult(known);
      setInsisted(insists ? asked : null);
    }
    form.clear();
    show((step ?? 0) + 1);
  };

  const values = form.result.values ?? draft ?? {};
  return {
    ...form,
    ...state,
    heading,
    typedAll: (field: string) => values[field] ?? [],
    typed: (field: string) => values[field]?.[0] ?? '',
    onInput: () => savedDraft.write(draftIn(element.current)),
    isInsisting: insisted !== null,
    goOn,
    goBack: () => show((step ?? 0) - 1),
    startOver: isRestored ? () => fill(null, draftIn(element.current)) : undefined,
    undo: discarded ? () => fill(discarded) : undefined,
    restart: () => fill(null),
  };
}
