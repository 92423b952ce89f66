'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { currentSession } from '@/browser/account-session';
import { pendingRequest, SIGN_IN_EVENT } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { loginPath } from '../login-path';

/** Opens the login dialog on request; its code loads then. If that fails, the login page does the same. */
export function LoginDialogHost({ locale }: { locale: Locale }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const close = () => {
      setDialog(null);
      if (currentSession().state !== 'signed-in') pendingRequest.write(null);
    };
    const open = async () => {
      const { pathname, search } = window.location;
      // The login page has the same form.
      if (pathname === localePath(routes.login, locale)) return;
      try {
        const { LoginDialog, loadLoginSettings } = await import('./login-dialog');
        const settings = await loadLoginSettings(locale);
        setDialog(<LoginDialog settings={settings} onClose={close} />);
      } catch {
        window.location.assign(loginPath(locale, pathname + search));
      }
    };
    window.addEventListener(SIGN_IN_EVENT, open);
    return () => window.removeEventListener(SIGN_IN_EVENT, open);
  }, [locale]);
  return dialog;
}
