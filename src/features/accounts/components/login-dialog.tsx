'use client';

import { useEffect, useRef, useState } from 'react';
import { currentSession } from '@/browser/account-session';
import type { SignInRequest } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { LoginSettings } from '../login-flow';
import { LoginPanel } from './login-panel';

/** @throws when the settings can't be loaded */
export async function loadLoginSettings(locale: Locale): Promise<LoginSettings> {
  const response = await fetch(routes.loginPanelApi(locale));
  if (!response.ok) throw new Error(`The login panel answered ${response.status}`);
  return (await response.json()) as LoginSettings;
}

interface LoginDialogProps {
  settings: LoginSettings;
  request: SignInRequest;
  onClose: () => void;
}

export function LoginDialog({ settings, request, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAgain] = useState(() => currentSession().state === 'signed-in');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="login-dialog-title"
      onClose={onClose}
      className="m-auto max-h-dvh w-full max-w-[27rem] overflow-y-auto overscroll-contain bg-surface p-0 text-text shadow-floating sm:max-h-[90dvh] sm:rounded-card"
    >
      <div className="p-5 sm:p-8">
        <div className="-mr-3 -mt-3 flex justify-end">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="min-h-11 rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
          >
            {settings.texts.close}
          </button>
        </div>
        <LoginPanel
          settings={settings}
          id="login-dialog"
          heading="h2"
          next={window.location.pathname + window.location.search}
          request={request}
          isAgain={isAgain}
          onSignedIn={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}
