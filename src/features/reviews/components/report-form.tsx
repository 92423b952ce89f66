'use client';

import type { Locale } from '@/domain/locales';
import { REPORT_REASONS } from '@/domain/report-reasons';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { SelectField, TextArea, TextField } from '@/ui/form/field';
import { FormDone, FormMessage, SubmitButton } from '@/ui/form/form-message';
import { sendReport } from '../actions';

interface ReportFormProps {
  locale: Locale;
  review: number;
  shared: SharedFormTexts;
  texts: TextsOf<'report'>;
}

const checks = () => import('@/domain/schemas/report').then(({ reportSchema: schema }) => ({ schema }));

export function ReportForm({ locale, review, shared, texts }: ReportFormProps) {
  const form = useForm({ name: 'report', locale, action: sendReport, checks, texts: shared });

  if (form.result.status === 'done') {
    return <FormDone ref={form.answer} message={form.result.message} />;
  }
  const field = (name: 'reason' | 'text' | 'name' | 'email') => ({ ...form.field(name), label: texts[name] });
  return (
    <form {...form.formProps} className="relative grid max-w-xl gap-5">
      <FormMessage kind="bad">{form.result.message}</FormMessage>
      <input type="hidden" name="review" value={review} />
      <HiddenFields locale={locale} />
      <SelectField {...field('reason')} required>
        <option value="">–</option>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea {...field('text')} required maxLength={2000} hint={texts.textHint} />
      <TextField {...field('name')} maxLength={80} autoComplete="name" optional={shared.optional} />
      <TextField {...field('email')} type="email" maxLength={254} autoComplete="email" hint={texts.emailHint} optional={shared.optional} />
      <SubmitButton isPending={form.isPending} texts={{ ...shared, ...texts }} className="justify-self-start" />
    </form>
  );
}
