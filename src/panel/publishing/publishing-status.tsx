'use client';

import { Button, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { PublishingState } from '@/cms/publishing/endpoints';
import { LOCALE_CODES } from '@/domain/locales';
import type { Part } from '@/domain/parts';
import { ChangedFields } from './changed-fields';
import './publishing.css';
import { isPublicIn, usePublishing } from './use-publishing';

/** A change as a revert makes it: the draft's value goes, the public one returns. */
const reversed = (changes: PublishingState['changes'][Part]) => changes.map(({ label, before, after }) => ({ label, before: after, after: before }));

/** What visitors see of each language, and the way back to that from the draft. */
export function PublishingStatus() {
  const publishing = usePublishing();
  const { id, code, nameOf, t, isTrashed, canPublish, lastUpdateTime } = publishing;
  const { t: payloadText } = useTranslation();
  const { openModal } = useModal();
  const [state, setState] = useState<PublishingState | null>(null);
  const [includesShared, setIncludesShared] = useState(false);
  const load = useRef(publishing.loadState);
  load.current = publishing.loadState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after every save
  useEffect(() => {
    let isGone = false;
    if (id) void load.current().then((loaded) => isGone || setState(loaded));
    return () => {
      isGone = true;
    };
  }, [id, lastUpdateTime]);

  const label = <span className="status__label">{payloadText('version:status')}: </span>;
  if (isTrashed)
    return (
      <p className="status">
        {label}
        {t('common.states.trashed')}
      </p>
    );
  if (!id || !state)
    return (
      <p className="status">
        {label}
        {id ? '…' : t('publishing.states.new')}
      </p>
    );

  const { changes, languages, isPublic } = state;
  const ownChanges = changes[code];
  const isPublicHere = isPublic && (!state.isTranslated || isPublicIn(state, code));
  const canRevert = canPublish && isPublicHere && ownChanges.length + changes.shared.length > 0;
  const parts: Part[] = [
    ...(ownChanges.length > 0 ? [code] : []),
    ...(changes.shared.length > 0 && (includesShared || ownChanges.length === 0) ? (['shared'] as const) : []),
  ];
  const dialog = `revert-${id}`;
  const whole = !isPublic ? 'draft' : changes.shared.length > 0 ? 'ahead' : 'public';

  return (
    <div className="publishing-status">
      {!state.isTranslated && label}
      {state.isTranslated
        ? LOCALE_CODES.map((one) => (
            <span key={one} aria-current={one === code || undefined} data-testid={`status-${one}`}>
              {nameOf(one)}: {t(`publishing.states.${languages[one]}`)}
            </span>
          ))
        : t(`publishing.states.${whole}`)}
      {state.isTranslated && isPublic && changes.shared.length > 0 && <span>{t('publishing.sharedAhead')}</span>}
      {canRevert && (
        <Button
          id="action-revert-to-published"
          buttonStyle="none"
          className="status__action"
          onClick={() => {
            setIncludesShared(false);
            openModal(dialog);
          }}
        >
          {t('publishing.revertLink')}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={dialog}
        heading={state.isTranslated ? t('publishing.revertTitle', { language: nameOf(code) }) : payloadText('version:revertToPublished')}
        body={
          <>
            <p>{t('publishing.revertBody')}</p>
            <ChangedFields changes={reversed([...ownChanges, ...(ownChanges.length === 0 || includesShared ? changes.shared : [])])} />
            {ownChanges.length > 0 && changes.shared.length > 0 && (
              <label className="publishing-choice">
                <input type="checkbox" checked={includesShared} onChange={({ target }) => setIncludesShared(target.checked)} />
                {t('publishing.revertShared', { count: changes.shared.length })}
              </label>
            )}
          </>
        }
        confirmLabel={t('publishing.revert')}
        onConfirm={async () => void (await publishing.revert(parts))}
      />
    </div>
  );
}
