'use client';

import { ConfirmationModal, FormSubmit, PopupList, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { PublishingState } from '@/cms/publishing/endpoints';
import { ChangedFields } from './changed-fields';
import { ScheduleDrawer } from './schedule-drawer';
import { usePublishing } from './use-publishing';

/** Publishes the language that is being edited, and what all languages share if the editor says so. */
export function PublishButton() {
  const publishing = usePublishing();
  const { id, code, nameOf, t, canPublish, isModified } = publishing;
  const { hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo();
  const { t: payloadText } = useTranslation();
  const { openModal } = useModal();
  const [asked, setAsked] = useState<PublishingState | null>(null);
  const [includesShared, setIncludesShared] = useState(false);
  const dialog = `publish-${id}`;
  const drawer = `schedule-publish-${id}`;
  if (!canPublish) return null;

  const publish = async () => {
    if (!id) return publishing.create();
    if (!(await publishing.save())) return;
    const state = await publishing.loadState();
    if (!state) return;
    if (!state.isTranslated) return publishing.publishAll();
    if (state.changes.shared.length === 0 || !state.isPublic) return publishing.publish([code, 'shared']);
    setIncludesShared(state.changes[code].length === 0);
    setAsked(state);
    openModal(dialog);
  };
  const publishAll = async () => {
    if (await publishing.save()) await publishing.publishAll();
  };
  const isPublishable = uploadStatus !== 'uploading' && (isModified || unpublishedVersionCount > 0 || !hasPublishedDoc);

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!isPublishable}
        enableSubMenu={Boolean(id)}
        onClick={() => void publish()}
        SubMenuPopupContent={
          id
            ? ({ close }) => (
                <PopupList.ButtonGroup>
                  <PopupList.Button
                    id="schedule-publish"
                    onClick={() => {
                      openModal(drawer);
                      close();
                    }}
                  >
                    {payloadText('version:schedulePublish')}
                  </PopupList.Button>
                  <PopupList.Button
                    id="publish-locale"
                    onClick={() => {
                      void publishAll();
                      close();
                    }}
                  >
                    {payloadText('version:publishAllLocales')}
                  </PopupList.Button>
                </PopupList.ButtonGroup>
              )
            : undefined
        }
      >
        {payloadText('version:publishIn', { locale: nameOf(code) })}
      </FormSubmit>
      <ConfirmationModal
        modalSlug={dialog}
        heading={t('publishing.sharedTitle', { language: nameOf(code) })}
        body={
          asked && (
            <>
              <p>{t('publishing.sharedBody')}</p>
              <ChangedFields changes={asked.changes.shared} />
              <label className="publishing-choice">
                <input type="checkbox" checked={includesShared} onChange={({ target }) => setIncludesShared(target.checked)} />
                {t('publishing.includeShared')}
              </label>
            </>
          )
        }
        confirmLabel={t('publishing.publish')}
        onConfirm={() => publishing.publish(includesShared ? [code, 'shared'] : [code])}
      />
      {id && <ScheduleDrawer slug={drawer} publishing={publishing} />}
    </>
  );
}
