'use client';

import type { ReactNode } from 'react';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { useInBrowser } from '../use-in-browser';
import type { useStepForm } from '../use-step-form';

interface StepFormProps {
  form: ReturnType<typeof useStepForm>;
  texts: { busy: string };
  submit: string;
  /** A second submit button: its value and label. */
  also?: { way: string; label: string };
  children: ReactNode;
}

export function StepForm({ form, texts, submit, also, children }: StepFormProps) {
  const isReady = useInBrowser(() => true, false);
  const isOff = !isReady || form.isBusy;
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage kind="bad">{form.error?.message}</FormMessage>
      {children}
      <div className="grid gap-3">
        <button type="submit" disabled={isOff} aria-busy={form.isBusy} className={buttonStyles('primary')}>
          {form.isBusy ? texts.busy : submit}
        </button>
        {also && (
          <button type="submit" value={also.way} disabled={isOff} className={buttonStyles('secondary')}>
            {also.label}
          </button>
        )}
      </div>
    </form>
  );
}
