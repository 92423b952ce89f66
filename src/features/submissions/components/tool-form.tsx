'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/domain/locales';
import type { FormResult } from '@/forms/form-result';
import { Honeypot } from '@/forms/honeypot';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { buttonStyles } from '@/ui/button-styles';
import { CheckField, FieldError, TextArea, TextField } from '@/ui/form/field';
import { FormMessage } from '@/ui/form/form-message';
import { type Draft, draftOf, readDraft, withTyped, writeDraft } from '../draft-store';
import { ImageField } from './image-field';
import { PlanFields } from './plan-fields';

export interface ToolFormProps {
  locale: Locale;
  categories: { id: number; name: string }[];
  shared: SharedFormTexts;
  texts: TextsOf<'tool'>;
  /** Takes the form when there are no scripts. */
  action: (previous: FormResult, data: FormData) => Promise<FormResult>;
}

const checks = () =>
  import('@/domain/schemas/tool-submission').then(({ readToolSubmissionForm, toolSubmissionSchema }) => ({
    schema: toolSubmissionSchema,
    read: readToolSubmissionForm,
  }));

const STEPS = ['basics', 'details', 'you'] as const;
const FIELDS_OF_STEP: Record<(typeof STEPS)[number], readonly string[]> = {
  basics: ['name', 'url', 'tagline', 'categories'],
  details: ['description', 'features', 'plans', 'featureVideo'],
  you: ['logo', 'cover', 'email', 'representative'],
};
const stepOf = (field: string) => STEPS.findIndex((step) => FIELDS_OF_STEP[step].some((name) => field === name || field.startsWith(`${name}.`)));

/**
 * A tool to drop, in three steps; all of them at once without scripts. What is typed is kept in the tab until it is sent, and starting over can be
 * taken back.
 */
export function ToolForm({ locale, categories, shared, texts, action }: ToolFormProps) {
  const form = useForm({ name: 'tool', locale, action, checks, texts: shared, onDone: () => writeDraft(null) });
  const { result } = form;
  const [step, setStep] = useState<number | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const [version, setVersion] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  const element = form.formProps.ref;

  useEffect(() => {
    const kept = readDraft();
    setStep(0);
    if (!kept) return;
    setDraft(withTyped(kept, element.current ? draftOf(new FormData(element.current)) : null));
    setIsRestored(true);
    setVersion((count) => count + 1);
  }, [element]);

  // A refused form opens at the first step with an error.
  useEffect(() => {
    const [first] = Object.keys(result.fields ?? {})
      .map(stepOf)
      .filter((index) => index >= 0)
      .sort();
    if (first !== undefined) setStep((current) => (current === null ? null : first));
  }, [result]);

  const values = result.values ?? draft ?? {};
  const typedAll = (field: string) => values[field] ?? [];
  const typed = (field: string) => typedAll(field)[0] ?? '';
  const data = () => (element.current ? new FormData(element.current) : null);

  const remember = () => {
    const now = data();
    if (now) writeDraft(draftOf(now));
  };
  const show = (next: number) => {
    setStep(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const goOn = async () => {
    const now = data();
    const current = STEPS[step ?? 0];
    if (!now || !current) return;
    const fields = await form.check(now, FIELDS_OF_STEP[current]);
    if (Object.keys(fields).length > 0) form.setErrors(fields);
    else {
      form.clear();
      show((step ?? 0) + 1);
    }
  };
  const fill = (next: Draft | null) => {
    writeDraft(next);
    setDraft(next);
    setIsRestored(false);
    form.clear();
    setVersion((count) => count + 1);
    show(0);
  };

  if (result.status === 'done') {
    return (
      <div ref={form.answer}>
        <FormMessage kind="good">
          <p className="text-base font-bold">{result.message}</p>
          <p className="mt-1 font-normal">{texts.doneNext}</p>
        </FormMessage>
        <button type="button" onClick={() => fill(null)} data-needs-script="" className={`mt-5 ${buttonStyles('secondary')}`}>
          {texts.again}
        </button>
      </div>
    );
  }

  const field = (name: 'name' | 'url' | 'tagline' | 'features' | 'featureVideo' | 'email') => ({
    id: `tool-${name}`,
    name,
    label: texts[name],
    error: form.errorOf(name),
    defaultValue: typed(name),
  });
  const isHidden = (index: number) => step !== null && step !== index;
  const isLast = step === null || step === STEPS.length - 1;
  const categoriesError = form.errorOf('categories');

  return (
    <form key={version} {...form.formProps} onInput={remember} className="relative grid gap-6">
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
      {step !== null && (
        <div>
          <p ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
            {texts.step.replace('{step}', String(step + 1)).replace('{steps}', String(STEPS.length))}: {texts.steps[STEPS[step] ?? 'basics']}
          </p>
          <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
            {STEPS.map((name, index) => (
              <span key={name} className={`h-1.5 rounded-full ${index <= step ? 'bg-primary' : 'bg-line'}`} />
            ))}
          </div>
        </div>
      )}
      {isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {texts.restored}
          <button
            type="button"
            onClick={() => {
              setDiscarded(data() ? draftOf(data() as FormData) : null);
              fill(null);
            }}
            className="min-h-9 font-semibold text-link"
          >
            {texts.startOver}
          </button>
        </p>
      )}
      {discarded && !isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {texts.startedOver}
          <button
            type="button"
            onClick={() => {
              fill(discarded);
              setDiscarded(null);
            }}
            className="min-h-9 font-semibold text-link"
          >
            {texts.undo}
          </button>
        </p>
      )}
      {result.message && (
        <FormMessage kind="bad">
          <p>{result.message}</p>
          {result.known?.map((tool) => (
            <p key={tool.path} className="mt-2">
              <a href={tool.path} className="font-bold text-primary underline underline-offset-4">
                {tool.name}
              </a>{' '}
              <span className="font-normal text-muted">{tool.url}</span>
            </p>
          ))}
          {result.mayInsist && <CheckField id="tool-insist" name="insist" label={shared.insist} />}
        </FormMessage>
      )}

      <div hidden={isHidden(0)} className={isHidden(0) ? undefined : 'grid gap-5'}>
        <TextField {...field('name')} required maxLength={80} />
        <TextField {...field('url')} required inputMode="url" autoCapitalize="none" maxLength={2048} autoComplete="url" hint={texts.urlHint} />
        <TextField {...field('tagline')} required maxLength={140} hint={texts.taglineHint} />
        <fieldset aria-describedby={`tool-categories-hint${categoriesError ? ' tool-categories-error' : ''}`}>
          <legend className="text-sm font-semibold">{texts.categories}</legend>
          <p id="tool-categories-hint" className="text-xs text-muted">
            {texts.categoriesHint}
          </p>
          {categoriesError && <FieldError id="tool-categories-error">{categoriesError}</FieldError>}
          <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
            {categories.map(({ id, name }) => (
              <CheckField
                key={id}
                id={`tool-category-${id}`}
                name="categories"
                value={id}
                label={name}
                defaultChecked={typedAll('categories').includes(String(id))}
              />
            ))}
          </div>
        </fieldset>
      </div>

      <div hidden={isHidden(1)} className={isHidden(1) ? undefined : 'grid gap-5'}>
        <TextArea
          id="tool-description"
          name="description"
          label={texts.descriptionField}
          hint={texts.descriptionHint}
          optional={shared.optional}
          error={form.errorOf('description')}
          defaultValue={typed('description')}
          maxLength={5000}
          rows={6}
        />
        <TextArea {...field('features')} hint={texts.featuresHint} optional={shared.optional} rows={4} />
        <PlanFields currency={locale === 'nl' ? 'EUR' : 'USD'} texts={texts} errorOf={form.errorOf} typedAll={typedAll} />
        <TextField {...field('featureVideo')} inputMode="url" maxLength={2048} hint={texts.featureVideoHint} optional={shared.optional} />
      </div>

      <div hidden={isHidden(2)} className={isHidden(2) ? undefined : 'grid gap-5'}>
        <ImageField name="logo" texts={texts} optional={shared.optional} error={form.errorOf('logo')} />
        <ImageField name="cover" texts={texts} optional={shared.optional} error={form.errorOf('cover')} />
        <TextField {...field('email')} required type="email" maxLength={254} autoComplete="email" hint={texts.emailHint} />
        <CheckField id="tool-representative" name="representative" label={texts.representative} defaultChecked={typed('representative') === 'on'} />
      </div>

      <div className="flex flex-wrap gap-3">
        {step !== null && step > 0 && (
          <button type="button" onClick={() => show(step - 1)} className={buttonStyles('secondary')}>
            {texts.back}
          </button>
        )}
        {isLast ? (
          <button type="submit" disabled={form.isPending} className={buttonStyles('primary')}>
            {form.isPending ? shared.sending : texts.send}
          </button>
        ) : (
          <button
            // Enter in a field means going on, not sending: the browser presses the first submit button.
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              void goOn();
            }}
            className={buttonStyles('primary')}
          >
            {texts.next}
          </button>
        )}
      </div>
    </form>
  );
}
