'use client';

import { useState } from 'react';
import { currentSession } from '@/browser/account-session';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { FormMessage } from '@/ui/form/form-message';
import { Panel } from '@/ui/panel';
import { type AccountResult, callAccount, sendReset } from '../account-client';
import { type AccountPartProps, fill, type SecurityTexts } from '../account-texts';
import { type LoginSettings, textOf } from '../login-flow';
import { ActionButton, ActionForm, ActionPart, done, useAction } from './action';
import { PasswordField } from './fields';
import { LoadedPart, useLoaded } from './loaded-part';
import { type Entry, EntryList, SecurityPasskeys, SecuritySessions, settled } from './security-lists';
import { SecurityTwoStep } from './security-two-step';

/** `credential` is the password. */
interface LinkedAccount {
  id: string;
  providerId: string;
}

interface SecurityLinkedProps extends AccountPartProps<SecurityTexts['linked']> {
  accounts: LinkedAccount[];
  providers: LoginSettings['providers'];
  error: string | null;
  reload: () => void;
}

function SecurityLinked({ locale, accounts, providers, error, reload, texts, shared }: SecurityLinkedProps) {
  const action = useAction({ locale, texts: shared });
  const offered = [
    ...(providers.google ? [{ id: 'google', name: 'Google' }] : []),
    ...(providers.oidc === null ? [] : [{ id: 'oidc', name: providers.oidc }]),
  ];

  const link = async (provider: string) => {
    const here = localePath(routes.security, locale);
    const body = { provider, callbackURL: here, errorCallbackURL: here };
    const result = await callAccount<{ url: string }>('/link-social', { locale, body });
    if (!result.ok) return result;
    window.location.assign(result.data.url);
    return null;
  };
  const unlink = (accountId: string) => settled(callAccount('/unlink-account', { locale, body: { accountId } }), reload, texts.unlinked);

  const entries = offered.map(({ id, name }): Entry => {
    const account = accounts.find(({ providerId }) => providerId === id);
    return {
      id,
      content: (
        <p>
          <span className="font-semibold">{name}</span> <span className="text-muted">{account ? texts.linked : texts.notLinked}</span>
        </p>
      ),
      button: {
        text: account ? texts.unlink : texts.link,
        label: fill(account ? texts.unlinkLabel : texts.linkLabel, { name }),
        onClick: () => void action.run(() => (account ? unlink(account.id) : link(id))),
      },
    };
  });

  return (
    <ActionPart action={action}>
      {error && !action.outcome && <FormMessage kind="bad">{error}</FormMessage>}
      <EntryList action={action} entries={entries} />
    </ActionPart>
  );
}

function accountFacts(): string[] {
  const session = currentSession();
  if (session.state !== 'signed-in') return [];
  const { name, email, phone } = session.account;
  return [name, email, phone].filter((fact) => fact !== null);
}

interface SecurityPasswordProps extends AccountPartProps<SecurityTexts['password']> {
  email: string | null;
  hasPassword: boolean;
  onSessionsChanged: () => void;
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
function SecurityPassword({ locale, email, hasPassword, onSessionsChanged, texts, shared }: SecurityPasswordProps) {
  const action = useAction({ locale, texts: shared });

  const change = async (data: FormData, form: HTMLFormElement) => {
    const passwords = { currentPassword: textOf(data, 'currentPassword'), newPassword: textOf(data, 'newPassword') };
    const result = await changePassword(locale, passwords);
    if (!result.ok) return result;
    form.reset();
    onSessionsChanged();
    return done(result.data ? texts.changed : texts.changedOnly);
  };
  const mailLink = async (to: string) => {
    const result = await sendReset({ email: to }, locale);
    return result.ok ? done(fill(texts.linkSent, { email: to })) : result;
  };

  if (!hasPassword) {
    return (
      <ActionPart action={action}>
        <p className="text-sm">{email ? texts.none : texts.noneWithoutEmail}</p>
        {email && (
          <ActionButton action={action} onClick={() => void action.run(() => mailLink(email))}>
            {action.isBusy ? shared.busy : texts.sendLink}
          </ActionButton>
        )}
      </ActionPart>
    );
  }
  return (
    <ActionForm action={action} onSubmit={change} submit={texts.change}>
      {/* Tells password managers whose password it is. */}
      {email && <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />}
      <PasswordField action={action} id="security-current-password" name="currentPassword" label={texts.current} />
      <PasswordField action={action} id="security-new-password" name="newPassword" label={texts.new} ownerOf={accountFacts} />
      <p className="text-xs text-muted">{texts.signsOut}</p>
    </ActionForm>
  );
}

interface SecurityPageProps extends AccountPartProps<SecurityTexts> {
  email: string | null;
  secondFactor: boolean;
  providers: LoginSettings['providers'];
  /** Error of a provider after linking. */
  linkError: string | null;
}

export function SecurityPage({ locale, email, secondFactor, providers, linkError, texts, shared }: SecurityPageProps) {
  const loaded = useLoaded(() => callAccount<LinkedAccount[]>('/list-accounts', { locale }));
  const [round, setRound] = useState(0);
  const common = {
    locale,
    shared,
    /** Remounts the list of sessions. */
    onSessionsChanged: () => setRound((before) => before + 1),
  };
  const part = { loaded, texts: shared };
  const hasPassword = (accounts: LinkedAccount[]) => accounts.some(({ providerId }) => providerId === 'credential');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel id="two-step" title={texts.twoStep.title} intro={texts.twoStep.intro}>
        <LoadedPart {...part} rows={1}>
          {(accounts) => <SecurityTwoStep {...common} isOn={secondFactor} hasPassword={hasPassword(accounts)} texts={texts.twoStep} />}
        </LoadedPart>
      </Panel>
      <Panel id="password" title={texts.password.title}>
        <LoadedPart {...part}>
          {(accounts) => <SecurityPassword {...common} email={email} hasPassword={hasPassword(accounts)} texts={texts.password} />}
        </LoadedPart>
      </Panel>
      <Panel id="passkeys" title={texts.passkeys.title} intro={texts.passkeys.intro}>
        <SecurityPasskeys {...common} texts={texts.passkeys} />
      </Panel>
      {(providers.google || providers.oidc !== null) && (
        <Panel id="linked" title={texts.linked.title} intro={texts.linked.intro}>
          <LoadedPart {...part} rows={1}>
            {(accounts) => (
              <SecurityLinked {...common} accounts={accounts} providers={providers} error={linkError} reload={loaded.reload} texts={texts.linked} />
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
