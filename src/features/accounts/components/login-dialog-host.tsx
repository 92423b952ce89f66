'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { SIGN_IN_EVENT, type SignInRequest } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { loginPath } from '../login-path';

/** Opens the login dialog on request; its code loads then. If that fails, the login page does the same. */
export function LoginDialogHost({ locale }: { locale: Locale }) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const open = async (event: Event) => {
      const { pathname, search } = window.location;
      // The login page has the same form.
      if (pathname === localePath(routes.login, locale)) return;
      try {
        const { LoginDialog, loadLoginSettings } = await import('./login-dialog');
        const settings = await loadLoginSettings(locale);
        const request = (event as CustomEvent<SignInRequest>).detail;
        setDialog(<LoginDialog settings={settings} request={request} onClose={() => setDialog(null)} />);
      } catch {
        window.location.assign(loginPath(locale, pathname + search));
      }
    };
    window.addEventListener(SIGN_IN_EVENT, open);
    return () => window.removeEventListener(SIGN_IN_EVENT, open);
  }, [locale]);
  return dialog;
}
