'use client';

import type { Locale } from '@/domain/locales';
import type { FormResult } from '@/forms/form-result';
import { HiddenFields } from '@/forms/hidden-fields';
import { buttonStyles } from '@/ui/button-styles';
import { CheckField } from '@/ui/form/field';
import { FormDone, FormMessage, SubmitButton } from '@/ui/form/form-message';
import { TOOL_FORM_TEXTS } from '../tool-form-texts';
import { STEPS, useToolForm } from '../use-tool-form';
import { BasicsStep, DetailsStep, SenderStep } from './tool-form-steps';

export interface ToolFormProps {
  locale: Locale;
  categories: { id: number; name: string }[];
  /** Receives the form without scripts. */
  action: (previous: FormResult, data: FormData) => Promise<FormResult>;
}

function Notice({ text, button, onClick }: { text: string; button: string; onClick: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {text}
      <button type="button" onClick={onClick} className="min-h-9 font-semibold text-link">
        {button}
      </button>
    </p>
  );
}

function Refusal({ result, insist }: { result: FormResult; insist: string }) {
  if (!result.message) return null;
  return (
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
      {result.mayInsist && <CheckField id="tool-insist" name="insist" label={insist} />}
    </FormMessage>
  );
}

/** Three steps; without scripts all of them at once. */
export function ToolForm({ locale, categories, action }: ToolFormProps) {
  const texts = TOOL_FORM_TEXTS[locale];
  const form = useToolForm({ locale, texts, action });
  const { result, step } = form;

  if (result.status === 'done') {
    return <FormDone ref={form.answer} message={result.message} next={texts.doneNext} again={{ label: texts.again, onClick: form.restart }} />;
  }

  const isLast = step === null || step === STEPS.length - 1;
  const props = { form, texts };
  const steps = {
    basics: <BasicsStep {...props} categories={categories} />,
    details: <DetailsStep {...props} currency={locale === 'nl' ? 'EUR' : 'USD'} />,
    you: <SenderStep {...props} />,
  };
  return (
    <form key={form.version} {...form.formProps} onInput={form.onInput} className="relative grid gap-6">
      <HiddenFields locale={locale} />
      {form.isInsisting && !result.mayInsist && <input type="hidden" name="insist" value="on" />}
      {step !== null && (
        <div>
          <p ref={form.heading} tabIndex={-1} className="text-sm font-semibold outline-none">
            {texts.step.replace('{step}', String(step + 1)).replace('{steps}', String(STEPS.length))}: {texts.steps[STEPS[step] ?? 'basics']}
          </p>
          <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
            {STEPS.map((name, index) => (
              <span key={name} className={`h-1.5 rounded-full ${index <= step ? 'bg-primary' : 'bg-line'}`} />
            ))}
          </div>
        </div>
      )}
      {form.startOver ? (
        <Notice text={texts.restored} button={texts.startOver} onClick={form.startOver} />
      ) : (
        form.undo && <Notice text={texts.startedOver} button={texts.undo} onClick={form.undo} />
      )}
      <Refusal result={result} insist={texts.insist} />
      {STEPS.map((name, index) => {
        const isHidden = step !== null && step !== index;
        return (
          <div key={name} hidden={isHidden} className={isHidden ? undefined : 'grid gap-5'}>
            {steps[name]}
          </div>
        );
      })}
      <div className="flex flex-wrap gap-3">
        {step !== null && step > 0 && (
          <button type="button" onClick={form.goBack} className={buttonStyles('secondary')}>
            {texts.back}
          </button>
        )}
        {isLast ? (
          <SubmitButton isPending={form.isPending} texts={texts} />
        ) : (
          <button
            // Enter presses the first submit button: it must go to the next step, not send.
            type="submit"
            onClick={(event) => {
              event.preventDefault();
              void form.goOn();
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
