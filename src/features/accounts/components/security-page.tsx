'use client';

import { useState } from 'react';
import type { Locale } from '@/domain/locales';
import { Panel } from '@/ui/panel';
import { callAccount } from '../account-client';
import type { SecurityTexts, SharedAccountTexts } from '../account-texts';
import type { LoginSettings } from '../login-flow';
import { useLoaded } from '../use-loaded';
import { LoadedPart } from './loaded-part';
import { type LinkedAccount, SecurityLinked } from './security-linked';
import { SecurityPasskeys } from './security-passkeys';
import { SecurityPassword } from './security-password';
import { SecuritySessions } from './security-sessions';
import { SecurityTwoStep } from './security-two-step';

export interface SecurityPageProps {
  locale: Locale;
  email: string | null;
  secondFactor: boolean;
  providers: LoginSettings['providers'];
  /** Error of a provider after linking. */
  linkError: string | null;
  texts: SecurityTexts;
  passwordTexts: { passwordHint: string; showPassword: string };
  shared: SharedAccountTexts;
}

export function SecurityPage({ locale, email, secondFactor, providers, linkError, texts, passwordTexts, shared }: SecurityPageProps) {
  const { loaded, reload, retry } = useLoaded(() => callAccount<LinkedAccount[]>('/list-accounts', { locale }));
  const [round, setRound] = useState(0);
  /** Remounts the list of sessions. */
  const onSessionsChanged = () => setRound((before) => before + 1);
  const part = { loaded, retry, texts: shared };
  const hasPassword = (accounts: LinkedAccount[]) => accounts.some(({ providerId }) => providerId === 'credential');
  const common = { locale, shared };
  const hasProviders = providers.google || providers.oidc !== null;
  return (
    <div className="grid gap-6">
      <Panel id="two-step" title={texts.twoStep.title} intro={texts.twoStep.intro}>
        <LoadedPart {...part} rows={1}>
          {(accounts) => (
            <SecurityTwoStep
              {...common}
              isOn={secondFactor}
              hasPassword={hasPassword(accounts)}
              onSessionsChanged={onSessionsChanged}
              texts={texts.twoStep}
              passwordTexts={passwordTexts}
            />
          )}
        </LoadedPart>
      </Panel>
      <Panel id="password" title={texts.password.title}>
        <LoadedPart {...part}>
          {(accounts) => (
            <SecurityPassword
              {...common}
              email={email}
              hasPassword={hasPassword(accounts)}
              onSessionsChanged={onSessionsChanged}
              texts={texts.password}
              passwordTexts={passwordTexts}
            />
          )}
        </LoadedPart>
      </Panel>
      <Panel id="passkeys" title={texts.passkeys.title} intro={texts.passkeys.intro}>
        <SecurityPasskeys {...common} texts={texts.passkeys} />
      </Panel>
      {hasProviders && (
        <Panel id="linked" title={texts.linked.title} intro={texts.linked.intro}>
          <LoadedPart {...part} rows={1}>
            {(accounts) => (
              <SecurityLinked {...common} accounts={accounts} providers={providers} error={linkError} reload={reload} texts={texts.linked} />
            )}
          </LoadedPart>
        </Panel>
      )}
      <Panel id="sessions" title={texts.sessions.title} intro={texts.sessions.intro}>
        <SecuritySessions key={round} {...common} texts={texts.sessions} />
      </Panel>
    </div>
  );
}
