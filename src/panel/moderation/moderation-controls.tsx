'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { localeOf } from '@/domain/locales';
import type { ModeratedCollection } from '@/domain/moderation-states';
import type { Review, Tool } from '@/payload-types';
import { Badge, TONES } from '../badge';
import { DeskButton } from '../desk-button';
import { queuePath } from '../paths';
import { usePanelTexts } from '../use-panel-texts';
import { ModerationSteps } from './moderation-steps';

type ModeratedDocument = Partial<Pick<Tool, 'updatedAt' | 'moderation' | 'submitter'> & Pick<Review, 'email' | 'language'>>;

/** The moderation state of a visitor's entry, and the steps that can follow, on its edit page. */
export function ModerationControls() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo();
  const { t } = usePanelTexts();
  const doc = (savedDocumentData ?? {}) as ModeratedDocument;
  const state = doc.moderation?.state;
  // Editors' own entries are published and unpublished with Payload's buttons.
  if (!id || !state || !(doc.submitter?.email || doc.email)) return null;
  return (
    <div className="panel-view panel-buttons">
      <Badge tone={TONES[state]}>{t(`moderation.states.${state}`)}</Badge>
      {state === 'pending' ? (
        <DeskButton buttonStyle="secondary" el="link" to={queuePath()}>
          {t('moderation.openQueue')}
        </DeskButton>
      ) : (
        <ModerationSteps
          collection={collectionSlug as ModeratedCollection}
          id={Number(id)}
          seen={doc.updatedAt}
          state={state}
          senderLanguage={localeOf(doc.submitter?.language ?? doc.language)}
        />
      )}
    </div>
  );
}
