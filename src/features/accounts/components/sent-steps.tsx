'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '@/browser/account-session';
import { EMAIL_LINK_HOURS, RESEND_SECONDS, SIGN_IN_CODE_MINUTES } from '@/domain/limits';
import { buttonStyles } from '@/ui/button-styles';
import { TextField } from '@/ui/form/field';
import { FormMessage } from '@/ui/form/form-message';
import { type AccountResult, callAccount, sendCode, sendConfirmation, sendLink, sendReset } from '../account-client';
import { fill } from '../account-texts';
import { addressOf } from '../identifier';
import { codeOf, type Flow, type Step, signInWithPassword, textOf, wayBack } from '../login-flow';
import { ActionForm, done, type Outcome, refused, useAction } from './action';
import { CodeField, PasswordField } from './fields';
import { TextButton } from './text-button';

interface SendAgainProps {
  flow: Flow;
  send: () => Promise<AccountResult>;
  /** Shown after sending. */
  sent: string;
}

function SendAgain({ flow: { texts }, send, sent }: SendAgainProps) {
  const [secondsLeft, setSecondsLeft] = useState(RESEND_SECONDS);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const onClick = async () => {
    setIsBusy(true);
    setOutcome(null);
    const result = await send();
    setIsBusy(false);
    setOutcome(result.ok ? done(sent) : { kind: 'bad', text: result.message });
    setSecondsLeft(result.ok ? RESEND_SECONDS : result.retryAfter);
  };

  const label = secondsLeft > 0 ? fill(texts.sendAgainIn, { seconds: secondsLeft }) : texts.sendAgain;
  return (
    <div className="grid gap-3">
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      <button type="button" disabled={isBusy || secondsLeft > 0} aria-busy={isBusy} onClick={onClick} className={buttonStyles('secondary')}>
        {isBusy ? texts.busy : label}
      </button>
    </div>
  );
}

type StepProps<Name extends Step['name']> = { flow: Flow; step: Extract<Step, { name: Name }> };

const backTo = ({ go }: Flow, step: Step, text: ReactNode) => (
  <div>
    <TextButton onClick={() => go(step)}>{text}</TextButton>
  </div>
);

export function MailSentStep({ flow, step: { mail, email, notice } }: StepProps<'mail-sent'>) {
  const { locale, texts } = flow;
  const send = {
    confirmSent: () => sendConfirmation(email, wayBack(flow), locale),
    linkSent: () => sendLink(email, wayBack(flow), locale),
    resetSent: () => sendReset({ email }, locale),
  };
  return (
    <>
      {notice && <FormMessage kind={notice.kind}>{notice.text}</FormMessage>}
      <p>{fill(texts[mail].intro, { to: email, minutes: SIGN_IN_CODE_MINUTES, hours: EMAIL_LINK_HOURS })}</p>
      <SendAgain flow={flow} send={send[mail]} sent={texts.sentAgain} />
      {backTo(flow, { name: 'sign-in' }, texts.back)}
    </>
  );
}

/** Takes a mailed or texted code; also completes a sign-up. */
export function CodeSentStep({ flow, step: { to, signUp } }: StepProps<'code-sent'>) {
  const { id, locale, texts } = flow;
  const [isWeak, setIsWeak] = useState(false);
  const action = useAction(flow);
  const submit = async (data: FormData) => {
    const code = codeOf(data);
    const chosen = signUp && { name: signUp.name, password: data.has('password') ? textOf(data, 'password') : signUp.password };
    const result =
      'email' in to
        ? await callAccount('/sign-in/email-otp', { locale, body: { ...to, otp: code } })
        : await callAccount('/phone-number/verify', { locale, body: { ...to, code, ...chosen } });
    if (result.ok) return flow.enter();
    if (result.code !== 'weak_password') return result;
    // Refused before the code is checked, so the password can be changed right here.
    setIsWeak(true);
    return { ...refused('password', result.message), reasons: result.reasons };
  };
  return (
    <>
      <p>{fill(texts.codeSent.intro, { to: addressOf(to), minutes: SIGN_IN_CODE_MINUTES })}</p>
      <ActionForm action={action} onSubmit={submit} submit={signUp ? texts.signUp.send : texts.title} isWide>
        <CodeField action={action} id={`${id}-code`} label={texts.codeField} />
        {isWeak && (
          <PasswordField
            action={action}
            id={`${id}-password`}
            label={texts.password}
            ownerOf={() => [addressOf(to), signUp?.name ?? '']}
            defaultValue={signUp?.password}
          />
        )}
      </ActionForm>
      <SendAgain flow={flow} send={() => sendCode(to, locale)} sent={'email' in to ? texts.sentAgain : texts.sentAgainPhone} />
      {backTo(flow, { name: signUp ? 'sign-up' : 'code' }, texts.codeSent.other)}
    </>
  );
}

export function PhoneResetStep({ flow, step: { phoneNumber } }: StepProps<'phone-reset'>) {
  const { id, locale, texts } = flow;
  const action = useAction(flow);
  const submit = async (data: FormData) => {
    const password = textOf(data, 'password');
    const body = { phoneNumber, otp: codeOf(data), newPassword: password };
    const result = await callAccount('/phone-number/reset-password', { locale, body });
    return result.ok ? signInWithPassword({ phoneNumber }, password, flow) : result;
  };
  return (
    <>
      <p>{fill(texts.phoneReset.intro, { to: phoneNumber, minutes: SIGN_IN_CODE_MINUTES })}</p>
      <ActionForm action={action} onSubmit={submit} submit={texts.phoneReset.send} isWide>
        <CodeField action={action} id={`${id}-code`} label={texts.codeField} />
        <PasswordField action={action} id={`${id}-password`} label={texts.newPassword} ownerOf={() => [phoneNumber]} />
      </ActionForm>
      <SendAgain flow={flow} send={() => sendReset({ phoneNumber }, locale)} sent={texts.sentAgainPhone} />
      {backTo(flow, { name: 'sign-in' }, texts.back)}
    </>
  );
}

/** The code of an authenticator app, or a backup code. */
export function SecondFactorStep({ flow }: { flow: Flow }) {
  const { id, locale, texts, go } = flow;
  const [isBackup, setIsBackup] = useState(false);
  const action = useAction(flow);
  const submit = async (data: FormData) => {
    const path = isBackup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    const result = await callAccount(path, { locale, body: { code: codeOf(data) } });
    if (result.ok) return flow.enter();
    if (result.code !== 'challenge_expired' && result.code !== 'session_not_found') return result;
    return go({ name: 'sign-in', notice: { kind: 'bad', text: result.message } });
  };
  const startAgain = async () => {
    await callAccount('/sign-out', { locale, body: {} });
    announce();
    go({ name: 'sign-in' });
  };
  const { secondFactor } = texts;
  return (
    <>
      <p>{isBackup ? secondFactor.introBackup : secondFactor.intro}</p>
      <ActionForm action={action} onSubmit={submit} submit={texts.title} isWide>
        {isBackup ? (
          <TextField
            key="backup"
            id={`${id}-backup-code`}
            name="code"
            label={secondFactor.backupField}
            error={action.errorOf('code')}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <CodeField action={action} id={`${id}-code`} label={texts.codeField} />
        )}
      </ActionForm>
      <div className="grid justify-items-start">
        <TextButton onClick={() => setIsBackup(!isBackup)}>{isBackup ? secondFactor.useApp : secondFactor.useBackup}</TextButton>
        <TextButton onClick={() => void startAgain()}>{secondFactor.startAgain}</TextButton>
      </div>
    </>
  );
}
