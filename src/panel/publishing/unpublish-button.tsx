'use client';

import { ConfirmationModal, PopupList, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import type { PublishingState } from '@/cms/publishing/endpoints';
import { isPublicIn, usePublishing } from './use-publishing';

/** Takes the language that is being edited off the site, or all of them. */
export function UnpublishButton() {
  const publishing = usePublishing();
  const { id, code, other, nameOf, t, canPublish } = publishing;
  const { hasPublishedDoc } = useDocumentInfo();
  const { openModal } = useModal();
  const [state, setState] = useState<PublishingState | null>(null);
  const [isForAll, setIsForAll] = useState(false);
  if (!id || !canPublish || !hasPublishedDoc) return null;

  const dialog = `unpublish-${id}`;
  const ask = async () => {
    const now = await publishing.loadState();
    if (!now) return;
    setState(now);
    setIsForAll(!now.isTranslated || !isPublicIn(now, code));
    openModal(dialog);
  };
  const isChoice = state?.isTranslated && isPublicIn(state, code) && isPublicIn(state, other);
  const effect = isForAll || !isChoice ? t('publishing.goesOffline') : t('publishing.showsOther', { language: nameOf(code), other: nameOf(other) });

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => void ask()}>
        {t('publishing.unpublish')}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={dialog}
        heading={isChoice && !isForAll ? t('publishing.unpublishTitle', { language: nameOf(code) }) : t('publishing.unpublishAllTitle')}
        body={
          <>
            <p aria-live="polite">{effect}</p>
            <p>{t('publishing.draftsStay')}</p>
            {isChoice && (
              <label className="publishing-choice">
                <input type="checkbox" checked={isForAll} onChange={({ target }) => setIsForAll(target.checked)} />
                {t('publishing.allLanguages')}
              </label>
            )}
          </>
        }
        confirmLabel={t('publishing.unpublish')}
        onConfirm={async () => void (await publishing.unpublish(isForAll))}
      />
    </>
  );
}
