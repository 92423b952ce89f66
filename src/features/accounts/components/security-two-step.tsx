'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { announce } from '@/browser/account-session';
import { buttonStyles } from '@/ui/button-styles';
import { callAccount } from '../account-client';
import type { AccountPartProps, SecurityTexts } from '../account-texts';
import { codeOf, textOf } from '../login-flow';
import { type Action, ActionForm, ActionPart, done, useAction } from './action';
import { CodeField, PasswordField } from './fields';

interface TotpSetupProps {
  /** `otpauth://…` */
  uri: string;
  action: Action;
  texts: SecurityTexts['twoStep'];
}

const GROUP = /.{1,4}/g;

/** The secret as QR code and text, with a field for the app's code. */
function TotpSetup({ uri, action, texts }: TotpSetupProps) {
  const [picture, setPicture] = useState<string | null>(null);
  const secret = new URL(uri).searchParams.get('secret') ?? '';

  useEffect(() => {
    let isCurrent = true;
    import('uqr').then(({ renderSVG }) => {
      if (isCurrent) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`);
    }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [uri]);

  return (
    <div className="grid gap-4">
      <p className="text-sm">{texts.scan}</p>
      <div className="size-52 overflow-hidden rounded-control border border-line bg-surface">
        {picture && <img src={picture} alt={texts.qrCode} width={208} height={208} />}
      </div>
      <p className="text-sm">
        {texts.secret}{' '}
        <code data-testid="totp-secret" className="select-all break-all font-mono font-semibold">
          {secret.match(GROUP)?.join(' ')}
        </code>
      </p>
      <CodeField action={action} id="two-step-code" label={texts.code} />
    </div>
  );
}

interface BackupCodesProps {
  codes: string[];
  texts: SecurityTexts['twoStep'];
  onDone: () => void;
}

/** Shown once. */
function BackupCodes({ codes, texts, onDone }: BackupCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // The codes can still be selected or downloaded.
    }
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-[62ch] text-sm font-medium">{texts.codesIntro}</p>
      <ul data-testid="backup-codes" className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => void copy()} className={buttonStyles('secondary')}>
          {texts.copy}
        </button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`} download={texts.fileName} className={buttonStyles('secondary')}>
          {texts.download}
        </a>
        <button type="button" onClick={onDone} className={buttonStyles('primary')}>
          {texts.codesKept}
        </button>
      </div>
      <p role="status" className="text-sm text-good">
        {isCopied && texts.copied}
      </p>
    </div>
  );
}

interface SecurityTwoStepProps extends AccountPartProps<SecurityTexts['twoStep']> {
  isOn: boolean;
  /** Then turning it off asks for the password. */
  hasPassword: boolean;
  onSessionsChanged: () => void;
}

interface Setup {
  totpURI: string;
  backupCodes: string[];
}

export function SecurityTwoStep({ locale, isOn, hasPassword, onSessionsChanged, texts, shared }: SecurityTwoStepProps) {
  const router = useRouter();
  const action = useAction({ locale, texts: shared });
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // Optimistic; the page follows.
  const [isTurnedOn, setIsTurnedOn] = useState(isOn);

  const changed = (on: boolean) => {
    setIsTurnedOn(on);
    announce();
    onSessionsChanged();
    router.refresh();
    return done(on ? texts.turnedOn : texts.turnedOff);
  };

  const verify = async ({ backupCodes }: Setup, code: string) => {
    const result = await callAccount('/two-factor/verify-totp', { locale, body: { code } });
    if (!result.ok) return result;
    setCodes(backupCodes);
    setSetup(null);
    return changed(true);
  };

  const submit = async (data: FormData, _form: HTMLFormElement, way: string) => {
    if (setup) return verify(setup, codeOf(data));
    const body = hasPassword ? { password: textOf(data, 'password') } : {};
    if (way === 'off') {
      const result = await callAccount('/two-factor/disable', { locale, body });
      return result.ok ? changed(false) : result;
    }
    const path = isTurnedOn ? '/two-factor/generate-backup-codes' : '/two-factor/enable';
    const result = await callAccount<Setup>(path, { locale, body });
    if (!result.ok) return result;
    if (isTurnedOn) setCodes(result.data.backupCodes);
    else setSetup(result.data);
    return null;
  };

  if (codes) {
    return (
      <ActionPart action={action}>
        <BackupCodes codes={codes} texts={texts} onDone={() => setCodes(null)} />
      </ActionPart>
    );
  }
  const nextStep = setup ? texts.verify : texts.start;
  return (
    <div className="grid gap-4">
      <p className={`text-sm font-semibold ${isTurnedOn ? 'text-good' : ''}`}>{isTurnedOn ? texts.on : texts.off}</p>
      <ActionForm
        action={action}
        onSubmit={submit}
        submit={isTurnedOn ? texts.newCodes : nextStep}
        variant={isTurnedOn ? 'secondary' : 'primary'}
        also={
          isTurnedOn && (
            <button type="submit" value="off" disabled={action.isBusy} className={buttonStyles('secondary')}>
              {texts.turnOff}
            </button>
          )
        }
        onCancel={setup ? () => setSetup(null) : undefined}
      >
        {setup && <TotpSetup uri={setup.totpURI} action={action} texts={texts} />}
        {!setup && hasPassword && <PasswordField action={action} id="two-step-password" label={texts.password} />}
      </ActionForm>
    </div>
  );
}
