'use client';

import { type FormEvent, useState } from 'react';
import { accountErrorText } from '@/domain/account-errors';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { validationMessage } from '@/domain/validation-messages';
import { buttonStyles } from '@/ui/button-styles';
import { TextField } from '@/ui/form/field';
import { callAccount } from '../account-client';
import type { ProfileTexts, SharedAccountTexts } from '../account-texts';
import { identifierOf } from '../identifier';
import { textOf } from '../login-flow';
import { fill } from '../login-texts';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';

interface ProfileEmailProps {
  locale: Locale;
  /** The confirmed address, or null for phone-only accounts. */
  email: string | null;
  texts: ProfileTexts['email'];
  shared: SharedAccountTexts;
}

/** A new address counts once its mailed link is opened. */
export function ProfileEmail({ locale, email, texts, shared }: ProfileEmailProps) {
  const action = useAction();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = await identifierOf(textOf(new FormData(form), 'email'), locale, false);
    if (typeof wanted === 'string' || !('email' in wanted))
      return action.refuse('email', validationMessage(typeof wanted === 'string' ? wanted : 'email', locale));
    const newEmail = wanted.email;
    if (newEmail.toLowerCase() === email) return action.refuse('email', accountErrorText('email_unchanged', locale));
    const body = { newEmail, callbackURL: localePath(routes.profile, locale) };
    return action.run(() => callAccount('/change-email', { locale, body }), {
      fields: { invalid_email: 'email', email_unchanged: 'email' },
      done: () => {
        form.reset();
        setSentTo(newEmail);
        return fill(texts.sent, { email: newEmail });
      },
    });
  };

  return (
    <div ref={action.ref} className="grid max-w-md gap-4">
      <p className="text-sm">
        {email ? (
          <>
            <span className="font-semibold">{email}</span> <span className="text-good">({texts.confirmed})</span>
          </>
        ) : (
          <span className="text-muted">{texts.none}</span>
        )}
      </p>
      <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <ActionNote outcome={action.outcome} texts={shared} />
        <TextField
          id="profile-email"
          name="email"
          type="email"
          label={email ? texts.newAddress : texts.address}
          hint={texts.hint}
          error={action.errorOf('email')}
          required
          maxLength={254}
          autoComplete="email"
        />
        <button type="submit" disabled={action.isBusy} className={`justify-self-start ${buttonStyles('secondary')}`}>
          {action.isBusy ? shared.busy : sentTo ? texts.sendAgain : texts.send}
        </button>
      </form>
    </div>
  );
}
