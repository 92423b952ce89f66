'use client';

import { ConfirmationModal, FormSubmit, PopupList, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { ChangedField } from '@/cms/publishing/changes';
import type { TermViolation } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { ForbiddenWords } from '../translations/terms/forbidden-words';
import { ChangedFields } from './changed-fields';
import { ScheduleDrawer } from './schedule-drawer';
import { usePublishing } from './use-publishing';

/** What the editor has to decide before something is published. */
interface Question {
  isForAll: boolean;
  /** Changes of fields without a language, to be published too or not. */
  shared: ChangedField[];
  /** Words not to use in the texts. */
  words: TermViolation[];
}

const NOTHING: Question = { isForAll: false, shared: [], words: [] };

/** Publishes the language that is being edited, and what all languages share if the editor says so; the whole document without texts per language. */
export function PublishButton({ isTranslated }: { isTranslated: boolean }) {
  const publishing = usePublishing();
  const { id, code, nameOf, t, canPublish, isModified } = publishing;
  const { hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo();
  const { t: payloadText } = useTranslation();
  const { openModal } = useModal();
  const [question, setQuestion] = useState(NOTHING);
  const [includesShared, setIncludesShared] = useState(false);
  const dialog = `publish-${id}`;
  const drawer = `schedule-publish-${id}`;
  if (!canPublish) return null;

  const send = (isForAll: boolean, withShared: boolean) =>
    isForAll ? publishing.publishAll() : publishing.publish(withShared ? [code, 'shared'] : [code]);
  const publish = async (languages: readonly Locale[]) => {
    if (!id) return publishing.create();
    if (!(await publishing.save())) return;
    const state = await publishing.loadState();
    if (!state) return;
    const { changes, isPublic } = state;
    const isForAll = !state.isTranslated || languages.length > 1;
    const shared = !isForAll && isPublic ? changes.shared : [];
    const words = state.isTranslated ? await publishing.loadForbiddenWords(languages) : [];
    if (shared.length + words.length === 0) return send(isForAll, true);
    setIncludesShared(shared.length === 0 || changes[code].length === 0);
    setQuestion({ isForAll, shared, words });
    openModal(dialog);
  };
  const titleOf = ({ isForAll, words }: Question) =>
    words.length > 0
      ? t(isForAll ? 'terms.ask.titleAll' : 'terms.ask.title', { language: nameOf(code), count: words.length })
      : t('publishing.sharedTitle', { language: nameOf(code) });
  const isPublishable = uploadStatus !== 'uploading' && (isModified || unpublishedVersionCount > 0 || !hasPublishedDoc);

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!isPublishable}
        enableSubMenu={Boolean(id)}
        onClick={() => void publish([code])}
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
                  {isTranslated && (
                    <PopupList.Button
                      id="publish-locale"
                      onClick={() => {
                        void publish(LOCALE_CODES);
                        close();
                      }}
                    >
                      {payloadText('version:publishAllLocales')}
                    </PopupList.Button>
                  )}
                </PopupList.ButtonGroup>
              )
            : undefined
        }
      >
        {isTranslated ? payloadText('version:publishIn', { locale: nameOf(code) }) : t('publishing.publish')}
      </FormSubmit>
      <ConfirmationModal
        modalSlug={dialog}
        heading={titleOf(question)}
        body={
          <>
            <ForbiddenWords found={question.words} />
            {question.shared.length > 0 && (
              <>
                <p>{t('publishing.sharedBody')}</p>
                <ChangedFields changes={question.shared} />
                <label className="publishing-choice">
                  <input type="checkbox" checked={includesShared} onChange={({ target }) => setIncludesShared(target.checked)} />
                  {t('publishing.includeShared')}
                </label>
              </>
            )}
          </>
        }
        confirmLabel={t(question.words.length > 0 ? 'terms.ask.publish' : 'publishing.publish')}
        onConfirm={() => send(question.isForAll, includesShared)}
      />
      {id && <ScheduleDrawer slug={drawer} publishing={publishing} isTranslated={isTranslated} />}
    </>
  );
}
