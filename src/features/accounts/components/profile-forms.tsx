'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { announce, useAccountSession } from '@/browser/account-session';
import { accountErrorText } from '@/domain/account-errors';
import { formMessage } from '@/domain/form-messages';
import { UPLOAD_MAX_BYTES } from '@/domain/limits';
import { LOCALES, type Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { FieldError, SelectField, TextField } from '@/ui/form/field';
import { callAccount, sendCode } from '../account-client';
import { type AccountPartProps, fill, type ProfileTexts } from '../account-texts';
import { addressOf } from '../identifier';
import { codeOf, readIdentifier, textOf } from '../login-flow';
import { AccountPicture } from './account-picture';
import { ActionButton, ActionForm, ActionPart, done, refused, useAction } from './action';
import { CodeField } from './fields';

const NAME_MAX_LENGTH = 80;

interface ProfileDetailsProps extends AccountPartProps<ProfileTexts['details']> {
  name: string;
  language: Locale;
}

export function ProfileDetails({ locale, name, language, texts, shared }: ProfileDetailsProps) {
  const router = useRouter();
  const action = useAction({ locale, texts: shared });
  const save = async (data: FormData) => {
    const body = { name: textOf(data, 'name').trim().slice(0, NAME_MAX_LENGTH), language: textOf(data, 'language') };
    const result = await callAccount('/update-user', { locale, body });
    if (!result.ok) return result;
    announce();
    router.refresh();
    return done(shared.saved);
  };
  return (
    <ActionForm action={action} onSubmit={save} submit={shared.save}>
      <TextField
        id="profile-name"
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={name}
        maxLength={NAME_MAX_LENGTH}
        autoComplete="name"
      />
      <SelectField id="profile-language" name="language" label={texts.language} defaultValue={language}>
        {LOCALES.map((option) => (
          <option key={option.code} value={option.code} lang={option.code}>
            {option.language}
          </option>
        ))}
      </SelectField>
    </ActionForm>
  );
}

interface ProfilePictureProps extends AccountPartProps<ProfileTexts['picture']> {
  /** Shown until the session is loaded. */
  account: { name: string | null; email: string | null };
}

export function ProfilePicture({ locale, account, texts, shared }: ProfilePictureProps) {
  const session = useAccountSession();
  const action = useAction({ locale, texts: shared });
  const known = session.state === 'signed-in' ? session.account : { ...account, avatar: null };
  const error = action.errorOf('file');

  const send = async (method: 'POST' | 'DELETE', text: string, body?: FormData) => {
    const result = await callAccount(routes.avatarApi, { locale, method, body });
    if (!result.ok) return result;
    announce();
    return done(text);
  };
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    const tooLarge = refused('file', formMessage('imageTooLarge', locale));
    void action.run(async () => (file.size > UPLOAD_MAX_BYTES ? tooLarge : send('POST', texts.saved, body)));
    input.value = '';
  };

  return (
    <ActionPart action={action}>
      <div className="flex flex-wrap items-center gap-5">
        <AccountPicture account={known} size="large" />
        <div className="grid min-w-0 gap-2">
          <label htmlFor="profile-picture" className="text-sm font-semibold">
            {texts.choose}
          </label>
          <input
            id="profile-picture"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            disabled={action.isBusy}
            onChange={(event) => choose(event.currentTarget)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`profile-picture-hint${error ? ' profile-picture-error' : ''}`}
            className="block w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-text"
          />
          <p id="profile-picture-hint" className="text-xs text-muted">
            {texts.hint}
          </p>
          {error && <FieldError id="profile-picture-error">{error}</FieldError>}
        </div>
        {known.avatar && (
          <ActionButton action={action} variant="quiet" onClick={() => void action.run(() => send('DELETE', texts.removed))}>
            {texts.remove}
          </ActionButton>
        )}
      </div>
    </ActionPart>
  );
}

interface ProfileEmailProps extends AccountPartProps<ProfileTexts['email']> {
  /** The confirmed address, or null for phone-only accounts. */
  email: string | null;
}

/** A new address counts once its mailed link is opened. */
export function ProfileEmail({ locale, email, texts, shared }: ProfileEmailProps) {
  const action = useAction({ locale, texts: shared });
  const [isSent, setIsSent] = useState(false);

  const send = async (data: FormData, form: HTMLFormElement) => {
    const to = await readIdentifier(data, { locale, phone: false });
    if ('kind' in to) return to;
    const newEmail = addressOf(to);
    if (newEmail.toLowerCase() === email) return refused('identifier', accountErrorText('email_unchanged', locale));
    const result = await callAccount('/change-email', { locale, body: { newEmail, callbackURL: localePath(routes.profile, locale) } });
    if (!result.ok) return result;
    form.reset();
    setIsSent(true);
    return done(fill(texts.sent, { email: newEmail }));
  };

  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {email ? (
          <>
            <span className="font-semibold">{email}</span> <span className="text-good">({texts.confirmed})</span>
          </>
        ) : (
          <span className="text-muted">{texts.none}</span>
        )}
      </p>
      <ActionForm action={action} onSubmit={send} submit={isSent ? texts.sendAgain : texts.send} variant="secondary">
        <TextField
          id="profile-email"
          name="identifier"
          type="email"
          label={email ? texts.newAddress : texts.address}
          hint={texts.hint}
          error={action.errorOf('identifier')}
          required
          maxLength={254}
          autoComplete="email"
        />
      </ActionForm>
    </div>
  );
}

interface ProfilePhoneProps extends AccountPartProps<ProfileTexts['phone']> {
  phone: string | null;
}

/** A new number counts once its code is entered. */
export function ProfilePhone({ locale, phone, texts, shared }: ProfilePhoneProps) {
  const router = useRouter();
  const action = useAction({ locale, texts: shared });
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async (data: FormData) => {
    const { phoneNumberOf } = await import('@/domain/phone-number');
    const phoneNumber = phoneNumberOf(textOf(data, 'phone'), locale);
    if (!phoneNumber) return refused('phone', formMessage('phone', locale));
    const result = await sendCode({ phoneNumber }, locale);
    if (!result.ok) return result;
    setSentTo(phoneNumber);
    return done(fill(texts.sent, { phone: phoneNumber }));
  };
  const verify = async (data: FormData) => {
    const body = { phoneNumber: sentTo, code: codeOf(data), updatePhoneNumber: true };
    const result = await callAccount('/phone-number/verify', { locale, body });
    if (!result.ok) return result;
    setSentTo(null);
    announce();
    router.refresh();
    return done(texts.done);
  };

  return (
    <div className="grid gap-4">
      <p className={`text-sm ${phone ? 'font-semibold' : 'text-muted'}`}>{phone ?? texts.none}</p>
      {sentTo ? (
        <ActionForm key="code" action={action} onSubmit={verify} submit={texts.verify} onCancel={() => setSentTo(null)}>
          <CodeField action={action} id="profile-phone-code" label={texts.code} />
        </ActionForm>
      ) : (
        <ActionForm key="number" action={action} onSubmit={send} submit={texts.send} variant="secondary">
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
        </ActionForm>
      )}
    </div>
  );
}
