'use client';

import { useRef, useState } from 'react';
import { currentSession } from '@/browser/account-session';
import type { SignInRequest } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { Dialog } from '@/ui/dialog';
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
  request?: SignInRequest;
  /** Says why to sign in. */
  notice?: string;
  onSignedIn?: () => void;
  onClose: () => void;
}

export function LoginDialog({ settings, request, notice, onSignedIn, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAgain] = useState(() => currentSession().state === 'signed-in');
  const { pathname, search } = window.location;
  return (
    <Dialog ref={dialog} labelledBy="login-dialog-title" width="max-w-[27rem]" close={settings.texts.close} onClose={onClose}>
      <LoginPanel
        settings={settings}
        id="login-dialog"
        heading="h2"
        next={pathname + search}
        firstStep={{ name: 'sign-in', notice: notice === undefined ? undefined : { kind: 'bad', text: notice } }}
        request={request}
        isAgain={isAgain}
        onSignedIn={() => {
          onSignedIn?.();
          dialog.current?.close();
        }}
      />
    </Dialog>
  );
}
