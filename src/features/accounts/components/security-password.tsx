'use client';

import type { FormEvent } from 'react';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { buttonStyles } from '@/ui/button-styles';
import { type AccountResult, callAccount } from '../account-client';
import type { SecurityTexts, SharedAccountTexts } from '../account-texts';
import { textOf } from '../login-flow';
import { fill } from '../login-texts';
import { sendReset } from '../requests';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';
import { PasswordField } from './password-field';

interface SecurityPasswordProps {
  locale: Locale;
  email: string | null;
  hasPassword: boolean;
  onSessionsChanged: () => void;
  texts: SecurityTexts['password'];
  passwordTexts: { passwordHint: string; showPassword: string };
  shared: SharedAccountTexts;
}

/**
 * Changes the password, then ends the other sessions. Better Auth could do both at once, but its new session would have forgotten the second factor.
 * @returns whether the other sessions have ended
 */
async function changePassword(locale: Locale, body: { currentPassword: string; newPassword: string }): Promise<AccountResult<boolean>> {
  const changed = await callAccount('/change-password', { locale, body });
  return changed.ok ? { ok: true, data: (await callAccount('/revoke-other-sessions', { locale, body: {} })).ok } : changed;
}

/** Changes the password, or mails a link to set a first one. */
export function SecurityPassword({ locale, email, hasPassword, onSessionsChanged, texts, passwordTexts, shared }: SecurityPasswordProps) {
  const action = useAction();

  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [currentPassword, newPassword] = [textOf(data, 'currentPassword'), textOf(data, 'newPassword')];
    if (!currentPassword) return action.refuse('currentPassword', validationMessage('required', locale));
    if (!newPassword) return action.refuse('newPassword', validationMessage('required', locale));
    return action.run(() => changePassword(locale, { currentPassword, newPassword }), {
      fields: { wrong_password: 'currentPassword', weak_password: 'newPassword' },
      done: (othersEnded) => {
        form.reset();
        onSessionsChanged();
        return othersEnded ? texts.changed : texts.changedOnly;
      },
    });
  };

  if (!hasPassword) {
    return (
      <div ref={action.ref} className="grid max-w-md justify-items-start gap-4">
        <p className="text-sm">{email ? texts.none : texts.noneWithoutEmail}</p>
        <ActionNote outcome={action.outcome} texts={shared} />
        {email && (
          <button
            type="button"
            disabled={action.isBusy}
            onClick={() => void action.run(() => sendReset({ email }, locale), { done: () => fill(texts.linkSent, { email }) })}
            className={buttonStyles('secondary')}
          >
            {action.isBusy ? shared.busy : texts.sendLink}
          </button>
        )}
      </div>
    );
  }
  return (
    <div ref={action.ref}>
      <form method="post" noValidate onSubmit={(event) => void change(event)} className="grid max-w-md gap-4">
        <ActionNote outcome={action.outcome} texts={shared} />
        {/* Tells password managers whose password it is. */}
        {email && <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />}
        <PasswordField
          id="security-current-password"
          name="currentPassword"
          label={texts.current}
          error={action.errorOf('currentPassword')}
          texts={passwordTexts}
        />
        <PasswordField
          id="security-new-password"
          name="newPassword"
          label={texts.new}
          isNew
          error={action.errorOf('newPassword')}
          reasons={action.outcome?.reasons}
          texts={passwordTexts}
        />
        <p className="text-xs text-muted">{texts.signsOut}</p>
        <button type="submit" disabled={action.isBusy} className={`justify-self-start ${buttonStyles('primary')}`}>
          {action.isBusy ? shared.busy : texts.change}
        </button>
      </form>
    </div>
  );
}
