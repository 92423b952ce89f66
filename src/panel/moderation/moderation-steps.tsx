'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '@/domain/locales';
import { MODERATION_ACTIONS, type ModeratedCollection, type ModerationAction, type ModerationState, TRANSITIONS } from '@/domain/moderation-states';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';
import { ReasonForm } from './reason-form';

interface ModerationStepsProps {
  collection: ModeratedCollection;
  id: number;
  /** `updatedAt` of the version shown. */
  seen: string | undefined;
  state: ModerationState;
  senderLanguage: Locale;
}

/** Buttons for the steps that can follow a moderation state. */
export function ModerationSteps({ collection, id, seen, state, senderLanguage }: ModerationStepsProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const [asking, setAsking] = useState<'reject' | 'unpublish' | null>(null);

  const act = async (action: ModerationAction, reason = '') => {
    const sent = { items: [{ collection, id, seen }], action, reason: reason || null };
    if (!(await send('/api/moderation', sent, t('moderation.done')))) return;
    setAsking(null);
    router.refresh();
  };

  if (asking) {
    return (
      <ReasonForm
        className="panel-buttons"
        cannedFor={asking === 'reject' ? collection : null}
        recipientLanguage={senderLanguage}
        isRequired={asking === 'reject'}
        isBusy={isBusy}
        submitText={t(`moderation.confirm.${asking}`)}
        onSubmit={(reason) => act(asking, reason)}
        onCancel={() => setAsking(null)}
      />
    );
  }
  return (
    <div className="panel-buttons">
      {MODERATION_ACTIONS.filter((action) => TRANSITIONS[action].from === state).map((action) => (
        <DeskButton
          key={action}
          buttonStyle={action === 'approve' ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => (action === 'reject' || action === 'unpublish' ? setAsking(action) : act(action))}
        >
          {t(`moderation.actions.${action}`)}
        </DeskButton>
      ))}
    </div>
  );
}
