'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '@/browser/account-session';
import { accountErrorText } from '@/domain/account-errors';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { callAccount } from '../account-client';
import type { ResetPasswordTexts } from '../account-texts';
import { type LoginSettings, textOf } from '../login-flow';
import { ActionForm, done, useAction } from './action';
import { PasswordField } from './fields';
import { LoginPanel } from './login-panel';

interface ResetPasswordProps {
  settings: LoginSettings;
  texts: ResetPasswordTexts;
  /** From the mailed link, or ''. */
  token: string;
  /** Why somebody chooses a first password; null for those who have forgotten theirs. */
  origin: 'Invited' | 'Confirmed' | null;
  /** Path to continue to. */
  next: string;
}

export function ResetPassword({ settings, texts, token, origin, next }: ResetPasswordProps) {
  const { locale } = settings;
  const [state, setState] = useState<'asked' | 'done' | 'invalid'>(token ? 'asked' : 'invalid');
  const messageArea = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'asked') messageArea.current?.querySelector<HTMLElement>('[data-form-message]')?.focus();
  }, [state]);

  const action = useAction(settings);
  const save = async (data: FormData) => {
    const saved = await callAccount('/reset-password', { locale, body: { token, newPassword: textOf(data, 'password') } });
    if (!saved.ok && saved.code !== 'invalid_link') return saved;
    setState(saved.ok ? 'done' : 'invalid');
    // A new password ends every session, including this one.
    if (saved.ok) announce();
    return null;
  };

  if (state === 'done') {
    return (
      <div ref={messageArea}>
        <LoginPanel
          settings={settings}
          id="login"
          heading="h1"
          next={next}
          firstStep={{ name: 'sign-in', notice: done(texts.done) }}
          isAgain
          onSignedIn={() => window.location.replace(next)}
        />
      </div>
    );
  }
  return (
    <div ref={messageArea} className="grid gap-5">
      <h1 className="text-2xl font-bold">{origin ? texts.titleFirst : texts.title}</h1>
      {state === 'invalid' ? (
        <>
          <FormMessage kind="bad">{accountErrorText('invalid_link', locale)}</FormMessage>
          <a href={localePath(routes.forgotPassword, locale)} className={`justify-self-start ${buttonStyles('secondary')}`}>
            {texts.newLink}
          </a>
        </>
      ) : (
        <>
          {origin && <p>{texts[`intro${origin}`]}</p>}
          <ActionForm action={action} onSubmit={save} submit={texts.send} isWide>
            <PasswordField action={action} id="new-password" label={settings.texts.newPassword} ownerOf={() => []} />
          </ActionForm>
          {origin === 'Confirmed' && (
            <a href={next} className={`justify-self-start ${buttonStyles('secondary')}`}>
              {texts.without}
            </a>
          )}
        </>
      )}
    </div>
  );
}
