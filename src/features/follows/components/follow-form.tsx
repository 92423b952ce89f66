'use client';

import type { FollowKind } from '@/domain/follow-kinds';
import type { Locale } from '@/domain/locales';
import { HiddenFields } from '@/forms/hidden-fields';
import { useForm } from '@/forms/use-form';
import type { SharedFormTexts, TextsOf } from '@/i18n/form-texts';
import { TextField } from '@/ui/form/field';
import { FormDone, FormMessage, SubmitButton } from '@/ui/form/form-message';
import { sendFollow } from '../actions';

interface FollowFormProps {
  locale: Locale;
  kind: FollowKind;
  /** Null for bookmarks. */
  target: number | null;
  /** Address of the signed-in person, who follows at once; '' for others. */
  email: string;
  shared: SharedFormTexts;
  texts: TextsOf<'follow'>;
}

const checks = () => import('@/domain/schemas/follow').then(({ followSchema: schema }) => ({ schema }));

export function FollowForm({ locale, kind, target, email, shared, texts }: FollowFormProps) {
  const form = useForm({ name: 'follow', locale, action: sendFollow, checks, texts: shared });

  if (form.result.status === 'done') {
    return <FormDone ref={form.answer} message={form.result.message} next={email ? undefined : texts.doneNext} />;
  }
  return (
    <form {...form.formProps} className="relative grid max-w-xl gap-5">
      <FormMessage kind="bad">{form.result.message}</FormMessage>
      <input type="hidden" name="kind" value={kind} />
      {target !== null && <input type="hidden" name="target" value={target} />}
      <HiddenFields locale={locale} />
      {email ? (
        <>
          <input type="hidden" name="email" value={email} />
          <p>{texts.to.replace('#', email)}</p>
        </>
      ) : (
        <TextField {...form.field('email')} type="email" required maxLength={254} autoComplete="email" label={texts.email} />
      )}
      <SubmitButton isPending={form.isPending} texts={{ ...shared, ...texts }} className="justify-self-start" />
    </form>
  );
}
