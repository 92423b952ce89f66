'use client';

import { ConfirmationModal, FormSubmit, PopupList, useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { ChangedField } from '@/cms/publishing/changes';
import type { TermViolation } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { ForbiddenWords } from '../translations/terms/forbidden-words';
import { ChangeReason, CORRECTION, problemOf, type TypedReason } from './change-reason';
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
  /** Values of a tool change, of which visitors can be told. */
  tells: boolean;
}

const NOTHING: Question = { isForAll: false, shared: [], words: [], tells: false };

/** Publishes the language that is being edited, and what all languages share if the editor says so; the whole document without texts per language. */
export function PublishButton({ isTranslated }: { isTranslated: boolean }) {
  const publishing = usePublishing();
  const { id, code, nameOf, t, canPublish, isModified } = publishing;
  const { hasPublishedDoc, unpublishedVersionCount, uploadStatus } = useDocumentInfo();
  const { t: payloadText } = useTranslation();
  const { openModal } = useModal();
  const [question, setQuestion] = useState(NOTHING);
  const [includesShared, setIncludesShared] = useState(false);
  const [reason, setReason] = useState(CORRECTION);
  const [isRefused, setIsRefused] = useState(false);
  const dialog = `publish-${id}`;
  const drawer = `schedule-publish-${id}`;
  if (!canPublish) return null;

  const asksReason = question.tells && includesShared;
  const send = (isForAll: boolean, withShared: boolean, given: TypedReason | null) =>
    publishing.publish(isForAll ? PARTS : withShared ? [code, 'shared'] : [code], given);
  const publish = async (languages: readonly Locale[]) => {
    if (!id) return publishing.create();
    if (!(await publishing.save())) return;
    const state = await publishing.loadState();
    if (!state) return;
    const { changes, isPublic, tells } = state;
    const isForAll = !state.isTranslated || languages.length > 1;
    const shared = !isForAll && isPublic ? changes.shared : [];
    const words = state.isTranslated ? await publishing.loadForbiddenWords(languages) : [];
    if (shared.length + words.length === 0 && !tells) return send(isForAll, true, null);
    setIncludesShared(shared.length === 0 || changes[code].length === 0);
    setQuestion({ isForAll, shared, words, tells });
    setIsRefused(false);
    openModal(dialog);
  };
  const confirm = async () => {
    const problem = asksReason ? problemOf(reason) : null;
    setIsRefused(problem !== null);
    // Payload closes its dialog after every answer.
    if (problem) return void setTimeout(() => openModal(dialog));
    if (await send(question.isForAll, includesShared, asksReason ? reason : null)) setReason(CORRECTION);
  };
  const titleOf = ({ isForAll, shared, words }: Question) => {
    if (words.length > 0) return t(isForAll ? 'terms.ask.titleAll' : 'terms.ask.title', { language: nameOf(code), count: words.length });
    return shared.length > 0 ? t('publishing.sharedTitle', { language: nameOf(code) }) : t('publishing.reason.title');
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
            {asksReason && <ChangeReason reason={reason} isRefused={isRefused} onChange={setReason} />}
          </>
        }
        confirmLabel={t(question.words.length > 0 ? 'terms.ask.publish' : 'publishing.publish')}
        onConfirm={confirm}
      />
      {id && <ScheduleDrawer slug={drawer} publishing={publishing} isTranslated={isTranslated} />}
    </>
  );
}
