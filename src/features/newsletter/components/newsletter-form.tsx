'use client';

import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { TextField } from '@/ui/form/field';
import { FormDone, SubmitButton } from '@/ui/form/form-message';
import { sendNewsletter } from '../actions';

interface NewsletterFormProps {
  /** Unique among the newsletter forms of a page. */
  id: string;
  locale: Locale;
  shared: Pick<SharedFormTexts, 'invalid' | 'failed' | 'sending'>;
  texts: Pick<TextsOf<'newsletter'>, 'email' | 'send' | 'doneNext'>;
}

const checks = () => import('@/domain/schemas/newsletter').then(({ newsletterSchema: schema }) => ({ schema }));

export function NewsletterForm({ id, locale, shared, texts }: NewsletterFormProps) {
  const form = useForm({
    name: 'newsletter',
    locale,
    action: sendNewsletter,
    permalink: localePath(routes.newsletter, locale),
    checks,
    texts: shared,
  });

  if (form.result.status === 'done') {
    return <FormDone ref={form.answer} message={form.result.message} next={texts.doneNext} />;
  }
  const error = form.errorOf('email') ?? (form.result.status === 'idle' ? undefined : form.result.message);
  return (
    <form {...form.formProps} className="relative flex max-w-md flex-wrap items-start gap-3">
      <HiddenFields locale={locale} />
      <div className="min-w-0 flex-1 basis-52" aria-live="polite">
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
      <SubmitButton isPending={form.isPending} texts={{ ...shared, ...texts }} className="mt-7.5" />
    </form>
  );
}
