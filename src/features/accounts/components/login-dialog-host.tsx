'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { SIGN_IN_EVENT, type SignInRequest } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';

interface LoginDialogHostProps {
  locale: Locale;
  /** The login page in this language, for when the dialog cannot be loaded. */
  loginPath: string;
}

/** Shows the login dialog when some script asks for it. Its code is loaded then. */
export function LoginDialogHost({ locale, loginPath }: LoginDialogHostProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const open = async (event: Event) => {
      const { pathname, search } = window.location;
      // The same form stands on the page.
      if (pathname === loginPath) return;
      try {
        const { LoginDialog, loadLoginSettings } = await import('./login-dialog');
        const settings = await loadLoginSettings(locale);
        const request = (event as CustomEvent<SignInRequest>).detail;
        setDialog(<LoginDialog settings={settings} request={request} onClose={() => setDialog(null)} />);
      } catch {
        window.location.assign(`${loginPath}?next=${encodeURIComponent(pathname + search)}`);
      }
    };
    window.addEventListener(SIGN_IN_EVENT, open);
    return () => window.removeEventListener(SIGN_IN_EVENT, open);
  }, [locale, loginPath]);
  return dialog;
}
