'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce, loadAccount, useAccountSession } from '@/browser/account-session';
import { accountFailure } from '../account-client';
import type { Flow, LoginSettings, Step } from '../login-flow';
import { CodeSentStep, MailSentStep, PhoneResetStep, SecondFactorStep } from './sent-steps';
import { SendStep, SignInStep, SignUpStep } from './sign-in-steps';

interface LoginPanelProps {
  settings: LoginSettings;
  /** Unique on the page; the heading's id is `{id}-title`. */
  id: string;
  heading: 'h1' | 'h2';
  /** Path to continue to; links and providers return to it. */
  next: string;
  firstStep?: Step;
  /** Re-authentication of a signed-in person. */
  isAgain?: boolean;
  onSignedIn: () => void;
}

/** Fields preserved between steps. */
const PRESERVED_FIELDS = ['identifier', 'name', 'password'];

function titleAndBodyOf(step: Step, flow: Flow): [title: string, body: ReactNode] {
  const { texts } = flow;
  switch (step.name) {
    case 'sign-in':
      return [texts.title, <SignInStep key="sign-in" flow={flow} notice={step.notice} />];
    case 'sign-up':
      return [texts.signUp.title, <SignUpStep key="sign-up" flow={flow} />];
    case 'code':
      return [texts.withoutPassword, <SendStep key="code" flow={flow} />];
    case 'code-sent':
      return [texts.codeSent.title, <CodeSentStep key="code-sent" flow={flow} step={step} />];
    case 'forgot':
      return [texts.recover.title, <SendStep key="forgot" flow={flow} isForgotten />];
    case 'phone-reset':
      return [texts.phoneReset.title, <PhoneResetStep key="phone-reset" flow={flow} step={step} />];
    case 'mail-sent':
      return [texts[step.mail].title, <MailSentStep key="mail-sent" flow={flow} step={step} />];
    case 'second-factor':
      return [texts.secondFactor.title, <SecondFactorStep key="second-factor" flow={flow} />];
  }
}

/** All ways to sign in and sign up, for the login page and the dialog. */
export function LoginPanel({ settings, id, heading: Heading, next, firstStep = { name: 'sign-in' }, isAgain, onSignedIn }: LoginPanelProps) {
  const { locale } = settings;
  const session = useAccountSession();
  const { state } = session;
  const [step, setStep] = useState(firstStep);
  const [typed, setTyped] = useState(
    (): Record<string, string> =>
      isAgain && session.state === 'signed-in' ? { identifier: session.account.email ?? session.account.phone ?? '' } : {},
  );
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const isIn = useRef(false);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);

  const go = (to: Step) => {
    const fields = panel.current?.querySelectorAll('input') ?? [];
    const preserved = [...fields].filter(({ name }) => PRESERVED_FIELDS.includes(name)).map(({ name, value }) => [name, value]);
    setTyped((before) => ({ ...before, ...Object.fromEntries(preserved) }));
    setStep(to);
    return null;
  };
  const goAfter: Flow['goAfter'] = async (sending, to) => {
    const result = await sending;
    return result.ok ? go(to) : result;
  };

  const leave = () => {
    if (isIn.current) return;
    isIn.current = true;
    onSignedIn();
  };

  const enter: Flow['enter'] = async () => {
    announce();
    const session = await loadAccount();
    if (session.state === 'signed-in') leave();
    else if (session.state === 'challenged') go({ name: 'second-factor' });
    else return accountFailure(locale, 'unexpected');
    return null;
  };

  // Also reacts to sign-ins in another tab and returns from a provider.
  const follow = useEffectEvent(() => {
    if (state === 'challenged' && step.name !== 'second-factor') go({ name: 'second-factor' });
    if (state === 'signed-in' && !isAgain) leave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the session that is followed
  useEffect(() => follow(), [state]);

  const flow: Flow = { ...settings, id, next, typed, go, goAfter, enter };
  const [heading, body] = titleAndBodyOf(step, flow);
  return (
    <div ref={panel} data-needs-script="" className="grid gap-5">
      <Heading id={`${id}-title`} ref={title} tabIndex={-1} className="pr-10 text-2xl font-bold outline-none">
        {heading}
      </Heading>
      {body}
    </div>
  );
}
