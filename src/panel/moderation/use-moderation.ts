import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ModerationAction } from '@/domain/moderation-states';
import { moderationTexts } from './texts';

interface ModeratedDocument {
  collection: string | undefined;
  id: number;
  /** `updatedAt` of the version shown. */
  seen: string | undefined;
}

/** The steps of the state machine for one document, with a note about how it went. The page shows the new state afterwards. */
export function useModeration({ collection, id, seen }: ModeratedDocument, language: string) {
  const router = useRouter();
  const texts = moderationTexts(language);
  const [isBusy, setIsBusy] = useState(false);

  /** True when it was done. */
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
      toast.error(answer?.outcomes?.[0]?.message ?? answer?.errors?.[0]?.message ?? texts.failed);
      return false;
    }
    toast.success(texts.done);
    router.refresh();
    return true;
  };

  return { act, isBusy };
}
