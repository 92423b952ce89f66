'use client';

import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import { TextField } from '@/ui/form/field';
import { FormDone, SubmitButton } from '@/ui/form/form-message';
import { sendNewsletter } from '../actions';
import { NEWSLETTER_TEXTS } from '../newsletter-texts';

interface NewsletterFormProps {
  /** Unique among the newsletter forms of a page. */
  id: string;
  locale: Locale;
}

const checks = () => import('@/domain/schemas/newsletter').then(({ newsletterSchema: schema }) => ({ schema }));

export function NewsletterForm({ id, locale }: NewsletterFormProps) {
  const texts = NEWSLETTER_TEXTS[locale];
  const form = useForm({
    name: 'newsletter',
    locale,
    action: sendNewsletter,
    permalink: localePath(routes.newsletter, locale),
    checks,
    texts,
  });

  if (form.result.status === 'done') {
    return <FormDone ref={form.answer} message={form.result.message} next={texts.doneNext} />;
  }
  const error = form.errorOf('email') ?? (form.result.status === 'idle' ? undefined : form.result.message);
  return (
    <form {...form.formProps} className="newsletter-form">
      <HiddenFields locale={locale} />
      <div aria-live="polite">
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          label={texts.email}
          error={error}
          defaultValue={form.typed('email')}
        />
      </div>
      <SubmitButton isPending={form.isPending} texts={texts} />
    </form>
  );
}
