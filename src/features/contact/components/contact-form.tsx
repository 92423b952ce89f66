'use client';

import type { Locale } from '@/domain/locales';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { TextArea, TextField } from '@/ui/form/field';
import { FormDone, FormMessage, SubmitButton } from '@/ui/form/form-message';
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
    return <FormDone ref={form.answer} message={form.result.message} next={texts.doneNext} again={{ label: texts.again, onClick: writeAgain }} />;
  }
  const field = (name: 'name' | 'email' | 'phone' | 'subject' | 'message') => ({ ...form.field(name), label: texts[name] });
  return (
    <form {...form.formProps} className="relative grid max-w-xl gap-5">
      <FormMessage kind="bad">{form.result.message}</FormMessage>
      <HiddenFields locale={locale} />
      <TextField {...field('name')} required maxLength={80} autoComplete="name" />
      <TextField {...field('email')} required type="email" maxLength={254} autoComplete="email" hint={texts.emailHint} />
      <TextField {...field('phone')} type="tel" maxLength={40} autoComplete="tel" hint={texts.phoneHint} optional={shared.optional} />
      <TextField {...field('subject')} required maxLength={160} />
      <TextArea {...field('message')} required maxLength={10_000} rows={8} />
      <SubmitButton isPending={form.isPending} texts={{ ...shared, ...texts }} className="justify-self-start" />
    </form>
  );
}
