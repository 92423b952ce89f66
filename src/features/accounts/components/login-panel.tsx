'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce, loadAccount, useAccountSession } from '@/browser/account-session';
import type { SignInRequest } from '@/browser/ask-to-sign-in';
import { accountErrorText } from '@/domain/account-errors';
import { EMAIL_LINK_HOURS, SIGN_IN_CODE_MINUTES } from '@/domain/limits';
import { showToast } from '@/ui/show-toast';
import type { Flow, LoginSettings, Step } from '../login-flow';
import { fill, type LoginTexts } from '../login-texts';
import { addBookmark } from '../pending-request';
import { sendConfirmation, sendLink, sendReset } from '../requests';
import { CodeSentStep } from './code-sent-step';
import { CodeStep } from './code-step';
import { ForgotStep } from './forgot-step';
import { MailSentStep } from './mail-sent-step';
import { PhoneResetStep } from './phone-reset-step';
import { SecondFactorStep } from './second-factor-step';
import { SignInStep } from './sign-in-step';
import { SignUpStep } from './sign-up-step';

interface LoginPanelProps {
  settings: LoginSettings;
  /** Unique on the page; the heading's id is `{id}-title`. */
  id: string;
  heading: 'h1' | 'h2';
  /** Path to continue to; links and providers return to it. */
  next: string;
  firstStep?: Step;
  /** Done after signing in. */
  request?: SignInRequest;
  /** Re-authentication of a signed-in person. */
  isAgain?: boolean;
  onSignedIn: () => void;
}

/** Fields preserved between steps. */
const PRESERVED_FIELDS = ['identifier', 'name', 'password'];

const NO_REQUEST: SignInRequest = {};

function titleOf(step: Step, texts: LoginTexts): string {
  switch (step.name) {
    case 'sign-in':
      return texts.title;
    case 'sign-up':
      return texts.signUp.title;
    case 'check-your-mail':
      return texts.confirmSent.title;
    case 'code':
      return texts.withoutPassword;
    case 'phone-code':
    case 'code-sent':
      return texts.codeSent.title;
    case 'link-sent':
      return texts.linkSent.title;
    case 'forgot':
      return texts.recover.title;
    case 'reset-sent':
      return 'email' in step.to ? texts.resetSent.title : texts.phoneReset.title;
    case 'second-factor':
      return texts.secondFactor.title;
  }
}

function bodyOf(step: Step, flow: Flow): ReactNode {
  const { texts, locale, next } = flow;
  switch (step.name) {
    case 'sign-in':
      return <SignInStep flow={flow} notice={step.notice} />;
    case 'sign-up':
      return <SignUpStep flow={flow} />;
    case 'check-your-mail': {
      const text = fill(texts.confirmSent.intro, { to: step.email, hours: EMAIL_LINK_HOURS });
      return <MailSentStep flow={flow} notice={step.notice} text={text} send={() => sendConfirmation(step.email, locale)} />;
    }
    case 'phone-code': {
      const { phoneNumber, password, personName } = step;
      return <CodeSentStep flow={flow} to={{ phoneNumber }} signUp={{ name: personName, password }} />;
    }
    case 'code':
      return <CodeStep flow={flow} />;
    case 'code-sent':
      return <CodeSentStep flow={flow} to={step.to} />;
    case 'link-sent': {
      const text = fill(texts.linkSent.intro, { to: step.email, minutes: SIGN_IN_CODE_MINUTES });
      return <MailSentStep flow={flow} text={text} send={() => sendLink(step.email, next, locale)} />;
    }
    case 'forgot':
      return <ForgotStep flow={flow} />;
    case 'reset-sent': {
      const { to } = step;
      if (!('email' in to)) return <PhoneResetStep flow={flow} phoneNumber={to.phoneNumber} />;
      return <MailSentStep flow={flow} text={fill(texts.resetSent.intro, { to: to.email })} send={() => sendReset(to, locale)} />;
    }
    case 'second-factor':
      return <SecondFactorStep flow={flow} />;
  }
}

/** All ways to sign in and sign up, for the login page and the dialog. */
export function LoginPanel({
  settings,
  id,
  heading: Heading,
  next,
  firstStep = { name: 'sign-in' },
  request = NO_REQUEST,
  isAgain,
  onSignedIn,
}: LoginPanelProps) {
  const { locale, texts } = settings;
  const { state } = useAccountSession();
  const [step, setStep] = useState(firstStep);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const wanted = useRef(request.bookmark);
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
  };

  const addWanted = async () => {
    const tool = wanted.current;
    if (tool === undefined) return;
    wanted.current = undefined;
    const outcome = await addBookmark(tool);
    if (outcome === 'early') wanted.current = tool;
    else void showToast(outcome === 'added' ? texts.bookmarkAdded : accountErrorText('unexpected', locale), outcome === 'added' ? 'good' : 'bad');
  };

  const leave = async () => {
    if (isIn.current) return;
    isIn.current = true;
    await addWanted();
    onSignedIn();
  };

  const enter = async () => {
    // Before the session is announced, so that bookmarks loaded then include this one.
    await addWanted();
    announce();
    const session = await loadAccount();
    if (session.state === 'signed-in') await leave();
    else if (session.state === 'challenged') go({ name: 'second-factor' });
    else return { message: accountErrorText('unexpected', locale) };
    return null;
  };

  // Also reacts to sign-ins in another tab and returns from a provider.
  const follow = useEffectEvent(() => {
    if (state === 'challenged' && step.name !== 'second-factor') go({ name: 'second-factor' });
    if (state === 'signed-in' && !isAgain) void leave();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the session that is followed
  useEffect(() => follow(), [state]);

  const flow: Flow = { ...settings, id, next, request, typed, go, enter };
  return (
    <div ref={panel} data-needs-script="" className="grid gap-5">
      <Heading id={`${id}-title`} ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
        {titleOf(step, texts)}
      </Heading>
      {bodyOf(step, flow)}
    </div>
  );
}
