import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ModerationAction } from '@/domain/moderation-states';
import { usePanelTexts } from '../use-panel-texts';

interface ModeratedDocument {
  collection: string | undefined;
  id: number;
  /** `updatedAt` of the version shown. */
  seen: string | undefined;
}

/** Moderation steps for one document: a toast tells the outcome, and the page reloads its state. */
export function useModeration({ collection, id, seen }: ModeratedDocument) {
  const router = useRouter();
  const { t } = usePanelTexts();
  const [isBusy, setIsBusy] = useState(false);

  /** Resolves to true if the step succeeded. */
  const act = async (action: ModerationAction, reason: string | null): Promise<boolean> => {
    setIsBusy(true);
    const response = await fetch('/api/moderation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'include',
      body: JSON.stringify({ items: [{ collection, id, seen }], action, reason }),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as { outcomes?: { message?: string }[]; errors?: { message: string }[] } | null;
    setIsBusy(false);
    if (!response?.ok) {
      toast.error(answer?.outcomes?.[0]?.message ?? answer?.errors?.[0]?.message ?? t('common.failed'));
      return false;
    }
    toast.success(t('moderation.done'));
    router.refresh();
    return true;
  };

  return { act, isBusy };
}
