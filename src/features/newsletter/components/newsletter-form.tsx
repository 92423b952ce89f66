'use client';

import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Honeypot } from '@/forms/honeypot';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { buttonStyles } from '@/ui/button-styles';
import { TextField } from '@/ui/form/field';
import { FormMessage } from '@/ui/form/form-message';
import { sendNewsletter } from '../actions';

interface NewsletterFormProps {
  /** Unique among the newsletter forms of a page. */
  id: string;
  locale: Locale;
  shared: SharedFormTexts;
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
    return (
      <div ref={form.answer}>
        <FormMessage kind="good">
          <p>{form.result.message}</p>
          <p className="mt-1 font-normal">{texts.doneNext}</p>
        </FormMessage>
      </div>
    );
  }
  const error = form.errorOf('email') ?? (form.result.status === 'idle' ? undefined : form.result.message);
  return (
    <form {...form.formProps} className="relative flex max-w-md flex-wrap items-start gap-3">
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
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
      <button type="submit" disabled={form.isPending} className={`mt-7.5 ${buttonStyles('primary')}`}>
        {form.isPending ? shared.sending : texts.send}
      </button>
    </form>
  );
}
