'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { announce } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { buttonStyles } from '@/ui/button-styles';
import { TextField } from '@/ui/form/field';
import { callAccount } from '../account-client';
import type { ProfileTexts, SharedAccountTexts } from '../account-texts';
import { codeOf, textOf } from '../login-flow';
import { fill } from '../login-texts';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';
import { CodeField } from './code-field';

interface ProfilePhoneProps {
  locale: Locale;
  phone: string | null;
  texts: ProfileTexts['phone'];
  shared: SharedAccountTexts;
}

/** A new number counts once its code is entered. */
export function ProfilePhone({ locale, phone, texts, shared }: ProfilePhoneProps) {
  const router = useRouter();
  const action = useAction();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), 'phone');
    const { phoneNumberOf } = await import('@/domain/phone-number');
    const phoneNumber = phoneNumberOf(typed, locale);
    if (!phoneNumber) return action.refuse('phone', validationMessage(typed.trim() ? 'phone' : 'required', locale));
    return action.run(() => callAccount('/phone-number/send-otp', { locale, captcha: true, body: { phoneNumber } }), {
      fields: { invalid_phone: 'phone', phone_taken: 'phone' },
      done: () => {
        setSentTo(phoneNumber);
        return fill(texts.sent, { phone: phoneNumber });
      },
    });
  };

  const verify = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { phoneNumber: sentTo, code: codeOf(new FormData(event.currentTarget)), updatePhoneNumber: true };
    void action.run(() => callAccount('/phone-number/verify', { locale, body }), {
      fields: { invalid_code: 'code' },
      done: () => {
        setSentTo(null);
        announce();
        router.refresh();
        return texts.done;
      },
    });
  };

  return (
    <div ref={action.ref} className="grid max-w-md gap-4">
      <p className={`text-sm ${phone ? 'font-semibold' : 'text-muted'}`}>{phone ?? texts.none}</p>
      <ActionNote outcome={action.outcome} texts={shared} />
      {sentTo ? (
        <form method="post" noValidate onSubmit={verify} className="grid gap-4">
          <CodeField id="profile-phone" label={texts.code} error={action.errorOf('code')} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" disabled={action.isBusy} className={buttonStyles('primary')}>
              {action.isBusy ? shared.busy : texts.verify}
            </button>
            <button
              type="button"
              onClick={() => {
                setSentTo(null);
                action.clear();
              }}
              className={buttonStyles('quiet')}
            >
              {shared.cancel}
            </button>
          </div>
        </form>
      ) : (
        <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
          <TextField
            id="profile-phone"
            name="phone"
            type="tel"
            label={phone ? texts.newNumber : texts.number}
            hint={texts.hint}
            error={action.errorOf('phone')}
            required
            maxLength={40}
            autoComplete="tel"
          />
          <button type="submit" disabled={action.isBusy} className={`justify-self-start ${buttonStyles('secondary')}`}>
            {action.isBusy ? shared.busy : texts.send}
          </button>
        </form>
      )}
    </div>
  );
}
