'use client';

import { useState } from 'react';
import { currentSession } from '@/browser/account-session';
import { formMessage } from '@/domain/form-messages';
import type { Locale } from '@/domain/locales';
import { LoginDialog, loadLoginSettings } from '@/features/accounts/components/login-dialog';
import type { LoginSettings } from '@/features/accounts/login-flow';
import './login.css';

/** Ways to sign in without leaving the page: providers and mailed links would leave the open form behind. */
export async function loadPanelSettings(locale: Locale): Promise<LoginSettings> {
  return { ...(await loadLoginSettings(locale)), providers: { google: false, oidc: null }, inPlace: true };
}

interface PanelLoginProps {
  settings: LoginSettings;
  onSignedIn: () => void;
  onClose: () => void;
}

export function PanelLogin({ settings, onSignedIn, onClose }: PanelLoginProps) {
  const [notice] = useState(() => formMessage(currentSession().state === 'signed-in' ? 'recentSignIn' : 'signedIn', settings.locale));
  return (
    <div className="sign-in-again">
      <LoginDialog settings={settings} notice={notice} onSignedIn={onSignedIn} onClose={onClose} />
    </div>
  );
}
