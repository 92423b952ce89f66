'use client';

import type { Locale } from '@/domain/locales';
import type { Corrected } from '@/domain/schemas/correction';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { SelectField, TextArea, TextField } from '@/ui/form/field';
import { FormDone, FormMessage, SubmitButton } from '@/ui/form/form-message';
import { sendCorrection } from '../actions';

interface CorrectionFormProps {
  locale: Locale;
  tool: number;
  /** What may be wrong, in words. */
  subjects: { value: Corrected; label: string }[];
  shared: SharedFormTexts;
  texts: TextsOf<'correction'>;
}

const checks = () => import('@/domain/schemas/correction').then(({ correctionSchema: schema }) => ({ schema }));

export function CorrectionForm({ locale, tool, subjects, shared, texts }: CorrectionFormProps) {
  const form = useForm({ name: 'correction', locale, action: sendCorrection, checks, texts: shared });

  if (form.result.status === 'done') {
    return <FormDone ref={form.answer} message={form.result.message} next={texts.doneNext} />;
  }
  const field = (name: 'about' | 'value' | 'reason' | 'sourceUrl' | 'email') => ({ ...form.field(name), label: texts[name] });
  return (
    <form {...form.formProps} className="relative grid max-w-xl gap-5">
      <FormMessage kind="bad">{form.result.message}</FormMessage>
      <input type="hidden" name="tool" value={tool} />
      <HiddenFields locale={locale} />
      <SelectField {...field('about')} required>
        <option value="">{texts.choose}</option>
        {subjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('value')} required maxLength={2000} rows={3} hint={texts.valueHint} />
      <TextArea {...field('reason')} required maxLength={2000} rows={3} hint={texts.reasonHint} />
      <TextField {...field('sourceUrl')} type="url" hint={texts.sourceUrlHint} optional={shared.optional} />
      <TextField {...field('email')} type="email" required maxLength={254} autoComplete="email" hint={texts.emailHint} />
      <SubmitButton isPending={form.isPending} texts={{ ...shared, ...texts }} className="justify-self-start" />
    </form>
  );
}
