'use client';

import { toast, useAuth, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { askToSignIn } from '@/browser/ask-to-sign-in';
import { SESSION_REFRESH_SECONDS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import { callApi } from '../call-api';
import { panelTexts } from '../texts';

const ASK_MS = 60_000;
const ACTIVITY = ['visibilitychange', 'pointerdown', 'keydown'] as const;
const TOAST = 'session-ended';

/**
 * Renews the session while somebody works in the panel, and tells them when it has ended without leaving the page. Only activity counts: an idle tab
 * renews nothing.
 */
export function SessionWatch({ children }: { children: ReactNode }) {
  const isSignedIn = Boolean(useAuth().user);
  const { language } = useTranslation().i18n;

  useEffect(() => {
    if (!isSignedIn) return;
    const t = panelTexts(language);
    let askedAt = Date.now();
    let renewedAt = 0;

    const renew = async () => {
      if (Date.now() - renewedAt < SESSION_REFRESH_SECONDS * 1000) return;
      renewedAt = Date.now();
      await callApi(`${routes.authApi}/get-session`);
    };
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_MS) return;
      askedAt = Date.now();
      const { ok, body } = await callApi<{ state: string }>(routes.accountApi);
      if (!ok || !body.state) return;
      if (body.state === 'signed-in') {
        toast.dismiss(TOAST);
        await renew();
        return;
      }
      toast.error(t('accounts.sessionEnded'), {
        id: TOAST,
        duration: Number.POSITIVE_INFINITY,
        action: { label: t('accounts.signIn'), onClick: () => askToSignIn() },
      });
    };

    void renew();
    const watch = new AbortController();
    for (const kind of ACTIVITY) document.addEventListener(kind, () => void ask(), { signal: watch.signal });
    return () => watch.abort();
  }, [isSignedIn, language]);

  return children;
}
