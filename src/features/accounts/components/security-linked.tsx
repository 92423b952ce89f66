'use client';

import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { FormMessage } from '@/ui/form/form-message';
import { callAccount } from '../account-client';
import type { SecurityTexts, SharedAccountTexts } from '../account-texts';
import type { LoginSettings } from '../login-flow';
import { fill } from '../login-texts';
import { useAction } from '../use-action';
import { ActionNote } from './action-note';

/** `credential` is the password. */
export interface LinkedAccount {
  id: string;
  providerId: string;
}

interface SecurityLinkedProps {
  locale: Locale;
  accounts: LinkedAccount[];
  providers: LoginSettings['providers'];
  error: string | null;
  reload: () => Promise<void>;
  texts: SecurityTexts['linked'];
  shared: SharedAccountTexts;
}

export function SecurityLinked({ locale, accounts, providers, error, reload, texts, shared }: SecurityLinkedProps) {
  const action = useAction();
  const offered = [
    ...(providers.google ? [{ id: 'google', name: 'Google' }] : []),
    ...(providers.oidc === null ? [] : [{ id: 'oidc', name: providers.oidc }]),
  ];
  const here = localePath(routes.security, locale);

  const link = (provider: string) =>
    action.run(() => callAccount<{ url: string }>('/link-social', { locale, body: { provider, callbackURL: here, errorCallbackURL: here } }), {
      done: ({ url }) => {
        window.location.assign(url);
        return undefined;
      },
    });
  const unlink = (accountId: string) =>
    action.run(() => callAccount('/unlink-account', { locale, body: { accountId } }), {
      done: () => {
        void reload();
        return texts.unlinked;
      },
    });

  return (
    <div ref={action.ref} className="grid gap-4">
      {error && !action.outcome && <FormMessage kind="bad">{error}</FormMessage>}
      <ActionNote outcome={action.outcome} texts={shared} />
      <ul className="divide-y divide-line border-y border-line">
        {offered.map(({ id, name }) => {
          const account = accounts.find(({ providerId }) => providerId === id);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <p>
                <span className="font-semibold">{name}</span> <span className="text-muted">{account ? texts.linked : texts.notLinked}</span>
              </p>
              <button
                type="button"
                disabled={action.isBusy}
                aria-label={fill(account ? texts.unlinkLabel : texts.linkLabel, { name })}
                onClick={() => void (account ? unlink(account.id) : link(id))}
                className={buttonStyles('quiet')}
              >
                {account ? texts.unlink : texts.link}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
