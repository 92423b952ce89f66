'use client';

import type { ReactNode } from 'react';
import { accountErrorOf } from '@/domain/account-errors';
import { deviceName } from '@/domain/device-name';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { shownAddress } from '@/domain/shown-address';
import { type AccountResult, accountFailure, callAccount, passkeyAccess, signOutEverywhere } from '../account-client';
import { type AccountPartProps, fill, type SecurityTexts } from '../account-texts';
import { sessionTimes } from '../session-times';
import { useInBrowser } from '../use-in-browser';
import { type Action, ActionButton, ActionPart, done, useAction } from './action';
import { LoadedPart, useLoaded } from './loaded-part';

export interface Entry {
  id: string;
  content: ReactNode;
  /** `label` tells the buttons of a list apart. */
  button?: { text: string; label: string; onClick: () => void };
}

export function EntryList({ action, entries }: { action: Action; entries: Entry[] }) {
  return (
    <ul className="divided border-y border-line">
      {entries.map(({ id, content, button }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 text-sm">{content}</div>
          {button && (
            <ActionButton action={action} label={button.label} variant="quiet" onClick={button.onClick}>
              {button.text}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Reloads a list after a change to it. */
export async function settled(change: Promise<AccountResult>, reload: () => void, text: string) {
  const result = await change;
  if (!result.ok) return result;
  reload();
  return done(text);
}

interface Passkey {
  id: string;
  name: string | null;
  createdAt: string | null;
}

/** Creates a passkey on this device; loads its code first. */
async function addPasskey(locale: Locale, name: string): Promise<AccountResult> {
  try {
    const client = await passkeyAccess(locale);
    const { error } = await client.passkey.addPasskey({ name });
    if (!error) return { ok: true, data: null };
    // The browser's own codes mean that the person closed its window.
    return accountFailure(locale, ('code' in error && accountErrorOf(error.code)) || 'passkey_failed', error.status);
  } catch (error) {
    console.error(error);
    return accountFailure(locale, 'unexpected');
  }
}

export function SecurityPasskeys({ locale, texts, shared }: AccountPartProps<SecurityTexts['passkeys']>) {
  const loaded = useLoaded(() => callAccount<Passkey[]>('/passkey/list-user-passkeys', { locale }));
  const action = useAction({ locale, texts: shared });
  const canAdd = useInBrowser(() => 'PublicKeyCredential' in window, true);
  const dates = new Intl.DateTimeFormat(localeInfo(locale).iso, { dateStyle: 'long' });

  const add = () => {
    const { browser, system } = deviceName(navigator.userAgent);
    const name = [browser, system].filter(Boolean).join(', ') || texts.unnamed;
    void action.run(() => settled(addPasskey(locale, name), loaded.reload, texts.added));
  };
  const remove = (id: string) =>
    action.run(() => settled(callAccount('/passkey/delete-passkey', { locale, body: { id } }), loaded.reload, texts.removed));

  const entryOf = ({ id, name, createdAt }: Passkey): Entry => ({
    id,
    content: (
      <>
        <p className="font-semibold">{name || texts.unnamed}</p>
        {createdAt && <p className="text-xs text-muted">{fill(texts.made, { date: dates.format(new Date(createdAt)) })}</p>}
      </>
    ),
    button: { text: texts.remove, label: fill(texts.removeLabel, { name: name || texts.unnamed }), onClick: () => void remove(id) },
  });

  return (
    <ActionPart action={action}>
      <LoadedPart loaded={loaded} texts={shared} rows={1}>
        {(passkeys) =>
          passkeys.length === 0 ? <p className="text-sm text-muted">{texts.none}</p> : <EntryList action={action} entries={passkeys.map(entryOf)} />
        }
      </LoadedPart>
      {canAdd ? (
        <ActionButton action={action} onClick={add}>
          {action.isBusy ? shared.busy : texts.add}
        </ActionButton>
      ) : (
        <p className="text-sm text-muted">{texts.unsupported}</p>
      )}
    </ActionPart>
  );
}

interface Session {
  id: string;
  token: string;
  userAgent: string | null;
  ipAddress: string | null;
  createdAt: string;
  updatedAt: string;
  isCurrent: boolean;
}

/** This session first, then the most recently used. */
async function loadSessions(locale: Locale): Promise<AccountResult<Session[]>> {
  const [all, current] = await Promise.all([
    callAccount<Omit<Session, 'isCurrent'>[]>('/list-sessions', { locale }),
    callAccount<{ session: { id: string } } | null>('/get-session', { locale }),
  ]);
  if (!all.ok) return all;
  if (!current.ok) return current;
  const data = all.data.map((session) => ({ ...session, isCurrent: session.id === current.data?.session.id }));
  return { ok: true, data: data.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.updatedAt.localeCompare(a.updatedAt)) };
}

function deviceOf({ userAgent }: Session, texts: SecurityTexts['sessions']): string {
  const { browser, system } = deviceName(userAgent);
  return browser && system ? fill(texts.device, { browser, system }) : (browser ?? system ?? texts.unknown);
}

export function SecuritySessions({ locale, texts, shared }: AccountPartProps<SecurityTexts['sessions']>) {
  const loaded = useLoaded(() => loadSessions(locale));
  const action = useAction({ locale, texts: shared });
  const times = sessionTimes(locale);

  const end = (path: string, body: Record<string, unknown>, text: string) =>
    void action.run(() => settled(callAccount(path, { locale, body }), loaded.reload, text));
  const endAll = async () => {
    const refusal = await signOutEverywhere(locale);
    if (refusal) return refusal;
    window.location.assign(localePath(routes.login, locale));
    return null;
  };

  const entryOf = (session: Session): Entry => {
    const { id, token, createdAt, updatedAt, isCurrent } = session;
    const device = deviceOf(session, texts);
    // Recorded when the session began; later uses may come from elsewhere.
    const address = shownAddress(session.ipAddress);
    return {
      id,
      content: (
        <>
          <p className="font-semibold">
            {device}
            {isCurrent && <span className="ml-2 rounded-full bg-good-soft px-2 py-0.5 text-xs font-medium text-good">{texts.current}</span>}
          </p>
          <p className="text-xs text-muted">{fill(texts.used, { date: times.format(new Date(updatedAt)) })}</p>
          <p className="text-xs text-muted">
            {fill(address ? texts.beganFrom : texts.began, { date: times.format(new Date(createdAt)), address: address ?? '' })}
          </p>
        </>
      ),
      button: isCurrent
        ? undefined
        : { text: texts.end, label: fill(texts.endLabel, { device }), onClick: () => end('/revoke-session', { token }, texts.ended) },
    };
  };

  return (
    <ActionPart action={action}>
      <LoadedPart loaded={loaded} texts={shared}>
        {(sessions) => (
          <>
            <EntryList action={action} entries={sessions.map(entryOf)} />
            <div className="flex flex-wrap gap-3">
              {sessions.length > 1 && (
                <ActionButton action={action} onClick={() => end('/revoke-other-sessions', {}, texts.othersEnded)}>
                  {texts.endOthers}
                </ActionButton>
              )}
              <ActionButton action={action} onClick={() => void action.run(endAll)}>
                {texts.endAll}
              </ActionButton>
            </div>
          </>
        )}
      </LoadedPart>
    </ActionPart>
  );
}
