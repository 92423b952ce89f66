'use client';

import { deviceName } from '@/domain/device-name';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { type AccountResult, callAccount } from '../account-client';
import type { SecurityTexts, SharedAccountTexts } from '../account-texts';
import { fill } from '../login-texts';
import { useAction } from '../use-action';
import { useLoaded } from '../use-loaded';
import { ActionNote } from './action-note';
import { LoadedPart } from './loaded-part';

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

function nameOf({ userAgent }: Session, texts: SecurityTexts['sessions']): string {
  const { browser, system } = deviceName(userAgent);
  return browser && system ? fill(texts.device, { browser, system }) : (browser ?? system ?? texts.unknown);
}

interface SecuritySessionsProps {
  locale: Locale;
  texts: SecurityTexts['sessions'];
  shared: SharedAccountTexts;
}

export function SecuritySessions({ locale, texts, shared }: SecuritySessionsProps) {
  const { loaded, reload, retry } = useLoaded(() => loadSessions(locale));
  const action = useAction();
  const dates = new Intl.DateTimeFormat(localeInfo(locale).iso, { dateStyle: 'long', timeStyle: 'short' });

  const end = (path: string, body: Record<string, unknown>, text: string) =>
    action.run(() => callAccount(path, { locale, body }), {
      done: () => {
        void reload();
        return text;
      },
    });
  const endAll = () =>
    action.run(() => callAccount('/revoke-sessions', { locale, body: {} }), {
      done: () => {
        window.location.assign(localePath(routes.login, locale));
        return undefined;
      },
    });

  return (
    <div ref={action.ref} className="grid gap-4">
      <ActionNote outcome={action.outcome} texts={shared} />
      <LoadedPart loaded={loaded} retry={retry} texts={shared}>
        {(sessions) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {sessions.map((session) => (
                <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 text-sm">
                    <p className="font-semibold">
                      {nameOf(session, texts)}
                      {session.isCurrent && (
                        <span className="ml-2 rounded-full bg-good-soft px-2 py-0.5 text-xs font-medium text-good">{texts.current}</span>
                      )}
                    </p>
                    <p className="text-xs text-muted">
                      {fill(texts.used, { date: dates.format(new Date(session.updatedAt)) })}
                      {session.ipAddress && ` · ${session.ipAddress}`}
                    </p>
                    <p className="text-xs text-muted">{fill(texts.began, { date: dates.format(new Date(session.createdAt)) })}</p>
                  </div>
                  {!session.isCurrent && (
                    <button
                      type="button"
                      disabled={action.isBusy}
                      aria-label={fill(texts.endLabel, { device: nameOf(session, texts) })}
                      onClick={() => void end('/revoke-session', { token: session.token }, texts.ended)}
                      className={buttonStyles('quiet')}
                    >
                      {texts.end}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              {sessions.length > 1 && (
                <button
                  type="button"
                  disabled={action.isBusy}
                  onClick={() => void end('/revoke-other-sessions', {}, texts.othersEnded)}
                  className={buttonStyles('secondary')}
                >
                  {texts.endOthers}
                </button>
              )}
              <button type="button" disabled={action.isBusy} onClick={() => void endAll()} className={buttonStyles('secondary')}>
                {texts.endAll}
              </button>
            </div>
          </>
        )}
      </LoadedPart>
    </div>
  );
}
