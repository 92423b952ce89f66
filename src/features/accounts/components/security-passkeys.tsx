'use client';

import { accountErrorOf, accountErrorText } from '@/domain/account-errors';
import { deviceName } from '@/domain/device-name';
import { type Locale, localeInfo } from '@/domain/locales';
import { buttonStyles } from '@/ui/button-styles';
import { type AccountResult, callAccount } from '../account-client';
import type { SecurityTexts, SharedAccountTexts } from '../account-texts';
import { fill } from '../login-texts';
import { passkeyAccess } from '../passkey-client';
import { useAction } from '../use-action';
import { useInBrowser } from '../use-in-browser';
import { useLoaded } from '../use-loaded';
import { ActionNote } from './action-note';
import { LoadedPart } from './loaded-part';

interface Passkey {
  id: string;
  name: string | null;
  createdAt: string | null;
}

const isSupported = () => 'PublicKeyCredential' in window;

/** Creates a passkey on this device; loads its code first. */
async function addPasskey(locale: Locale, name: string): Promise<AccountResult<unknown>> {
  const failed = (status: number, code: unknown): AccountResult<unknown> => {
    // The browser's own codes mean that the person closed its window.
    const known = accountErrorOf(code) ?? 'passkey_failed';
    return { ok: false, status, code: known, message: accountErrorText(known, locale), reasons: [] };
  };
  try {
    const client = await passkeyAccess(locale);
    const { error } = await client.passkey.addPasskey({ name });
    return error ? failed(error.status, 'code' in error ? error.code : null) : { ok: true, data: null };
  } catch (error) {
    console.error(error);
    return failed(0, 'unexpected');
  }
}

interface SecurityPasskeysProps {
  locale: Locale;
  texts: SecurityTexts['passkeys'];
  shared: SharedAccountTexts;
}

export function SecurityPasskeys({ locale, texts, shared }: SecurityPasskeysProps) {
  const { loaded, reload, retry } = useLoaded(() => callAccount<Passkey[]>('/passkey/list-user-passkeys', { locale }));
  const action = useAction();
  const canAdd = useInBrowser(isSupported, true);
  const dates = new Intl.DateTimeFormat(localeInfo(locale).iso, { dateStyle: 'long' });
  const nameOf = ({ name }: Passkey) => name || texts.unnamed;

  const reloaded = (text: string) => ({
    done: () => {
      void reload();
      return text;
    },
  });
  const add = () => {
    const { browser, system } = deviceName(navigator.userAgent);
    const name = [browser, system].filter(Boolean).join(', ') || texts.unnamed;
    void action.run(() => addPasskey(locale, name), reloaded(texts.added));
  };
  const remove = (id: string) => action.run(() => callAccount('/passkey/delete-passkey', { locale, body: { id } }), reloaded(texts.removed));

  return (
    <div ref={action.ref} className="grid gap-4">
      <ActionNote outcome={action.outcome} texts={shared} />
      <LoadedPart loaded={loaded} retry={retry} texts={shared} rows={1}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="text-sm text-muted">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {passkeys.map((passkey) => (
                <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <p className="min-w-0 text-sm">
                    <span className="font-semibold">{nameOf(passkey)}</span>
                    {passkey.createdAt && (
                      <span className="block text-xs text-muted">{fill(texts.made, { date: dates.format(new Date(passkey.createdAt)) })}</span>
                    )}
                  </p>
                  <button
                    type="button"
                    disabled={action.isBusy}
                    aria-label={fill(texts.removeLabel, { name: nameOf(passkey) })}
                    onClick={() => void remove(passkey.id)}
                    className={buttonStyles('quiet')}
                  >
                    {texts.remove}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {canAdd ? (
        <button type="button" disabled={action.isBusy} onClick={add} className={`justify-self-start ${buttonStyles('secondary')}`}>
          {action.isBusy ? shared.busy : texts.add}
        </button>
      ) : (
        <p className="text-sm text-muted">{texts.unsupported}</p>
      )}
    </div>
  );
}
