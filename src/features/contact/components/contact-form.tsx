'use client';

import type { Locale } from '@/domain/locales';
import { Honeypot } from '@/forms/honeypot';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { buttonStyles } from '@/ui/button-styles';
import { TextArea, TextField } from '@/ui/form/field';
import { FormMessage } from '@/ui/form/form-message';
import { sendContact } from '../actions';

interface ContactFormProps {
  locale: Locale;
  shared: SharedFormTexts;
  texts: TextsOf<'contact'>;
}

const checks = () => import('@/domain/schemas/contact').then(({ contactSchema: schema }) => ({ schema }));

export function ContactForm({ locale, shared, texts }: ContactFormProps) {
  const form = useForm({ name: 'contact', locale, action: sendContact, checks, texts: shared });

  const writeAgain = () => {
    form.clear();
    requestAnimationFrame(() => document.getElementById(form.field('name').id)?.focus());
  };

  if (form.result.status === 'done') {
    return (
      <div ref={form.answer}>
        <FormMessage kind="good">
          <p className="text-base font-bold">{form.result.message}</p>
          <p className="mt-1 font-normal">{texts.doneNext}</p>
        </FormMessage>
        <button type="button" onClick={writeAgain} data-needs-script="" className={`mt-5 ${buttonStyles('secondary')}`}>
          {texts.again}
        </button>
      </div>
    );
  }
  const field = (name: 'name' | 'email' | 'phone' | 'subject' | 'message') => ({ ...form.field(name), label: texts[name] });
  return (
    <form {...form.formProps} className="relative grid max-w-xl gap-5">
      <FormMessage kind="bad">{form.result.message}</FormMessage>
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
      <TextField {...field('name')} required maxLength={80} autoComplete="name" />
      <TextField {...field('email')} required type="email" maxLength={254} autoComplete="email" hint={texts.emailHint} />
      <TextField {...field('phone')} type="tel" maxLength={40} autoComplete="tel" hint={texts.phoneHint} optional={shared.optional} />
      <TextField {...field('subject')} required maxLength={160} />
      <TextArea {...field('message')} required maxLength={10_000} rows={8} />
      <button type="submit" disabled={form.isPending} className={`justify-self-start ${buttonStyles('primary')}`}>
        {form.isPending ? shared.sending : texts.send}
      </button>
    </form>
  );
}
