'use client';

import { Button, LoadingOverlay, useAuth, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { forgetPerson } from '@/browser/forget-person';
import { routes } from '@/domain/routes';
import { callApi } from '../call-api';
import { usePanelTexts } from '../use-panel-texts';

/** Statuses that mean the session has already ended. */
const ALREADY_OUT = [401, 403, 404];

/** Ends the session and opens the site. Signing out is a link to this view, so that Payload asks about unsaved changes first. */
export function LogoutView() {
  const { t: tPayload } = useTranslation();
  const { t } = usePanelTexts();
  const [hasFailed, setHasFailed] = useState(false);
  const account = useAuth().user?.id;

  const signOut = useCallback(async () => {
    setHasFailed(false);
    const { ok, status } = await callApi(`${routes.authApi}/sign-out`, {});
    if (!ok && !ALREADY_OUT.includes(status)) return setHasFailed(true);
    forgetPerson(account);
    window.location.replace(routes.home);
  }, [account]);

  useEffect(() => void signOut(), [signOut]);

  if (!hasFailed) return <LoadingOverlay animationDuration="0ms" loadingText={tPayload('authentication:loggingOut')} />;
  return (
    <div role="alert">
      <p>{t('accounts.logOutFailed')}</p>
      <Button onClick={() => void signOut()}>{t('common.tryAgain')}</Button>
    </div>
  );
}
