'use client';

import { Button, LoadingOverlay, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { routes } from '@/domain/routes';
import { accountTexts } from './texts';

/** Answers that mean that nobody is signed in any more. */
const ALREADY_OUT = [401, 403, 404];

/** Ends the session and leads to the site. Every way out of the panel comes here: its button is a link, so that it asks about unsaved changes first. */
export function LogoutView() {
  const { t, i18n } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const texts = accountTexts(i18n.language);

  const signOut = useCallback(async () => {
    setHasFailed(false);
    const response = await fetch(`${routes.authApi}/sign-out`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => null);
    if (response?.ok || ALREADY_OUT.includes(response?.status ?? 0)) window.location.replace(routes.home);
    else setHasFailed(true);
  }, []);

  useEffect(() => void signOut(), [signOut]);

  if (!hasFailed) return <LoadingOverlay animationDuration="0ms" loadingText={t('authentication:loggingOut')} />;
  return (
    <div role="alert">
      <p>{texts.logOutFailed}</p>
      <Button onClick={() => void signOut()}>{texts.again}</Button>
    </div>
  );
}
