import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { callApi } from './call-api';
import { usePanelTexts } from './use-panel-texts';

/** Sends a request and tells the editor in a toast why it failed, or that it is `done`. The answer is null if the server refused. */
export function useApiAction() {
  const { t } = usePanelTexts();
  const [isBusy, setIsBusy] = useState(false);
  const send = async <T>(path: string, sent: unknown, done?: string, method?: 'DELETE'): Promise<Partial<T> | null> => {
    setIsBusy(true);
    const { ok, body, message } = await callApi<T>(path, sent, method);
    setIsBusy(false);
    if (!ok) toast.error(message ?? t('common.failed'));
    else if (done) toast.success(done);
    return ok ? body : null;
  };
  return { send, isBusy };
}
