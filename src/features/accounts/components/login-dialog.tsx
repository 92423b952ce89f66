'use client';

import { useRef, useState } from 'react';
import { currentSession } from '@/browser/account-session';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { Dialog } from '@/ui/dialog';
import type { LoginSettings } from '../login-flow';
import { LoginPanel } from './login-panel';

/** @throws when the settings can't be loaded */
export async function loadLoginSettings(locale: Locale): Promise<LoginSettings> {
  const response = await retryingFetch(routes.loginPanelApi(locale));
  if (!response.ok) throw new Error(`The login panel answered ${response.status}`);
  return (await response.json()) as LoginSettings;
}

/** The fragment of the section in view, so that a mailed link returns to it; '' at the top of a page. */
function sectionInView(): string {
  if (window.scrollY === 0) return '';
  const begun = [...document.querySelectorAll('main section[id]')].filter((section) => section.getBoundingClientRect().top < window.innerHeight / 2);
  const last = begun.at(-1);
  return last ? `#${last.id}` : '';
}

interface LoginDialogProps {
  settings: LoginSettings;
  /** Says why to sign in. */
  notice?: string;
  onSignedIn?: () => void;
  onClose: () => void;
}

export function LoginDialog({ settings, notice, onSignedIn, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAgain] = useState(() => currentSession().state === 'signed-in');
  const [next] = useState(() => window.location.pathname + window.location.search + sectionInView());
  return (
    <Dialog ref={dialog} labelledBy="login-dialog-title" width="max-w-[27rem]" close={settings.texts.close} onClose={onClose}>
      <LoginPanel
        settings={settings}
        id="login-dialog"
        heading="h2"
        next={next}
        firstStep={{ name: 'sign-in', notice: notice === undefined ? undefined : { kind: 'bad', text: notice } }}
        isAgain={isAgain}
        onSignedIn={() => {
          onSignedIn?.();
          dialog.current?.close();
        }}
      />
    </Dialog>
  );
}
