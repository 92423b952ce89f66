'use client';

import { useAuth, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentSession, loadAccount } from '@/browser/account-session';
import { SIGN_IN_EVENT } from '@/browser/ask-to-sign-in';
import { repeatAfterSignIn } from '@/browser/repeat-after-sign-in';
import { localeOf } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';

/**
 * Opens the site's login dialog over the panel when a sensitive action needs a recent sign-in or the session has ended; the action goes on afterwards.
 * The dialog's code loads then.
 */
export function SignInAgain() {
  const locale = localeOf(useTranslation().i18n.language);
  const person = useAuth().user?.id;
  const [dialog, setDialog] = useState<ReactNode>(null);
  const asking = useRef<Promise<boolean> | null>(null);

  useEffect(() => {
    const show = async (): Promise<boolean> => {
      const [{ PanelLogin, loadPanelSettings }] = await Promise.all([import('./panel-login'), loadAccount()]);
      const settings = await loadPanelSettings(locale);
      return new Promise((resolve) => {
        const finish = () => {
          const session = currentSession();
          const isSame = session.state === 'signed-in' && session.account.id === person;
          // The page was rendered for somebody else.
          if (!isSame) window.location.reload();
          resolve(isSame);
        };
        const close = () => {
          setDialog(null);
          resolve(false);
        };
        setDialog(<PanelLogin settings={settings} onSignedIn={finish} onClose={close} />);
      });
    };
    // Requests refused at the same time share one dialog.
    const ask = () => {
      asking.current ??= show()
        .catch(() => {
          window.open(localePath(routes.login, locale), '_blank', 'noopener');
          return false;
        })
        .finally(() => {
          asking.current = null;
        });
      return asking.current;
    };
    const restore = repeatAfterSignIn(ask);
    window.addEventListener(SIGN_IN_EVENT, ask);
    return () => {
      restore();
      window.removeEventListener(SIGN_IN_EVENT, ask);
    };
  }, [locale, person]);

  return dialog;
}
