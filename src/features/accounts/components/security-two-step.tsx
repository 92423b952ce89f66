'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { announce } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { buttonStyles } from '@/ui/button-styles';
import { callAccount } from '../account-client';
import type { SecurityTexts, SharedAccountTexts } from '../account-texts';
import { codeOf, textOf } from '../login-flow';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';
import { BackupCodes } from './backup-codes';
import { PasswordField } from './password-field';
import { TotpSetup } from './totp-setup';

interface SecurityTwoStepProps {
  locale: Locale;
  isOn: boolean;
  /** Then turning it off asks for the password. */
  hasPassword: boolean;
  onSessionsChanged: () => void;
  texts: SecurityTexts['twoStep'];
  passwordTexts: { passwordHint: string; showPassword: string };
  shared: SharedAccountTexts;
}

interface Setup {
  totpURI: string;
  backupCodes: string[];
}

export function SecurityTwoStep({ locale, isOn, hasPassword, onSessionsChanged, texts, passwordTexts, shared }: SecurityTwoStepProps) {
  const router = useRouter();
  const action = useAction();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // Optimistic; the page follows.
  const [isTurnedOn, setIsTurnedOn] = useState(isOn);

  const changed = (on: boolean) => {
    setIsTurnedOn(on);
    announce();
    onSessionsChanged();
    router.refresh();
  };

  const start = (body: Record<string, unknown>) =>
    action.run(() => callAccount<Setup>('/two-factor/enable', { locale, body }), {
      fields: { wrong_password: 'password' },
      done: (result) => {
        setSetup(result);
        return undefined;
      },
    });
  const verify = (code: string) =>
    action.run(() => callAccount('/two-factor/verify-totp', { locale, body: { code } }), {
      fields: { invalid_code: 'code' },
      done: () => {
        setCodes(setup?.backupCodes ?? null);
        setSetup(null);
        changed(true);
        return texts.turnedOn;
      },
    });
  const renew = (body: Record<string, unknown>) =>
    action.run(() => callAccount<{ backupCodes: string[] }>('/two-factor/generate-backup-codes', { locale, body }), {
      fields: { wrong_password: 'password' },
      done: ({ backupCodes }) => {
        setCodes(backupCodes);
        return undefined;
      },
    });
  const turnOff = (body: Record<string, unknown>) =>
    action.run(() => callAccount('/two-factor/disable', { locale, body }), {
      fields: { wrong_password: 'password' },
      done: () => {
        changed(false);
        return texts.turnedOff;
      },
    });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget);
    if (setup) {
      const code = codeOf(data);
      return code ? verify(code) : action.refuse('code', validationMessage('required', locale));
    }
    const password = textOf(data, 'password');
    if (hasPassword && !password) return action.refuse('password', validationMessage('required', locale));
    const body = hasPassword ? { password } : {};
    if (!isTurnedOn) return start(body);
    return submitter?.getAttribute('value') === 'off' ? turnOff(body) : renew(body);
  };

  if (codes) {
    return (
      <div ref={action.ref} className="grid gap-4">
        <ActionNote outcome={action.outcome} texts={shared} />
        <BackupCodes codes={codes} texts={texts} onDone={() => setCodes(null)} />
      </div>
    );
  }
  return (
    <div ref={action.ref} className="grid gap-4">
      <p className={`text-sm font-semibold ${isTurnedOn ? 'text-good' : ''}`}>{isTurnedOn ? texts.on : texts.off}</p>
      <ActionNote outcome={action.outcome} texts={shared} />
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
        {setup ? (
          <TotpSetup uri={setup.totpURI} error={action.errorOf('code')} texts={texts} />
        ) : (
          hasPassword && (
            <PasswordField id="two-step-password" name="password" label={texts.password} error={action.errorOf('password')} texts={passwordTexts} />
          )
        )}
        <div className="flex flex-wrap gap-3">
          {setup || !isTurnedOn ? (
            <button type="submit" disabled={action.isBusy} className={buttonStyles('primary')}>
              {action.isBusy ? shared.busy : setup ? texts.verify : texts.start}
            </button>
          ) : (
            <>
              <button type="submit" value="codes" disabled={action.isBusy} className={buttonStyles('secondary')}>
                {texts.newCodes}
              </button>
              <button type="submit" value="off" disabled={action.isBusy} className={buttonStyles('secondary')}>
                {texts.turnOff}
              </button>
            </>
          )}
          {setup && (
            <button
              type="button"
              onClick={() => {
                setSetup(null);
                action.clear();
              }}
              className={buttonStyles('quiet')}
            >
              {shared.cancel}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}
