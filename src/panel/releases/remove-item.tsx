'use client';

import { useRouter } from 'next/navigation';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface RemoveItemProps {
  release: number;
  collection: string;
  document: number;
  name: string;
}

/** Takes a document out of a release; the document stays as it is. */
export function RemoveItem({ name, ...item }: RemoveItemProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const remove = async () => {
    await send('/api/releases/remove', item);
    router.refresh();
  };
  return (
    <DeskButton buttonStyle="secondary" disabled={isBusy} aria-label={`${t('releases.remove')}: ${name}`} onClick={remove}>
      {t('releases.remove')}
    </DeskButton>
  );
}
