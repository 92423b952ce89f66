'use client';

import { announce, useAccountSession } from '@/browser/account-session';
import { accountErrorOf, accountErrorText } from '@/domain/account-errors';
import { buttonStyles } from '@/ui/button-styles';
import type { LoginSettings, Step } from '../login-flow';
import { nextPath } from '../login-path';
import { useInBrowser } from '../use-in-browser';
import { done, type Outcome } from './action';
import { LoginPanel } from './login-panel';

function noticeOf(search: URLSearchParams, { locale, texts }: LoginSettings): Outcome | undefined {
  const error = search.get('error');
  if (error !== null) return { kind: 'bad', text: accountErrorText(accountErrorOf(error) ?? 'unexpected', locale) };
  return search.has('confirmed') ? done(texts.confirmed) : undefined;
}

/**
 * The login page, the same for everyone; its URL decides: `next` is the target after signing in, `step=forgot` starts with the forgotten password,
 * and `error` or `confirmed` come from providers and mailed links.
 */
export function LoginPage({ settings }: { settings: LoginSettings }) {
  const { locale, texts } = settings;
  const query = useInBrowser(() => window.location.search, '');
  const { state } = useAccountSession();
  const search = new URLSearchParams(query);
  const next = nextPath(locale, search.get('next'));
  const notice = noticeOf(search, settings);
  const hasFailed = notice?.kind === 'bad';
  const firstStep: Step = search.get('step') === 'forgot' ? { name: 'forgot' } : { name: 'sign-in', notice };

  const leadOn = () => {
    // A tab may be waiting for the mailed link that was opened here.
    announce();
    // Replaces this page in the history, since going back would only lead here again.
    window.location.replace(next);
  };
  return (
    <div className="grid gap-6">
      <LoginPanel
        key={`${firstStep.name} ${notice?.text}`}
        settings={settings}
        id="login"
        heading="h1"
        next={next}
        firstStep={firstStep}
        isAgain={hasFailed}
        onSignedIn={leadOn}
      />
      {hasFailed && state === 'signed-in' && (
        <p className="flex flex-wrap items-center gap-4">
          {texts.stillSignedIn}
          <a href={next} className={buttonStyles('secondary')}>
            {texts.goOn}
          </a>
        </p>
      )}
    </div>
  );
}
