'use client';

import { useEffect, useRef, useState } from 'react';
import type { DocumentRef } from '@/cms/history/stored-versions';
import { VERSION_NOTE_MAX } from '@/domain/limits';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface VersionNoteProps {
  document: DocumentRef;
  version: number;
  /** Names the version for screen readers. */
  when: string;
  initial: string;
}

/** The note of a version, to be changed in place. */
export function VersionNote({ document, version, when, initial }: VersionNoteProps) {
  const { t } = usePanelTexts();
  const { send, isBusy } = useApiAction();
  const [note, setNote] = useState(initial);
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isEditing = draft !== null;
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);

  const save = async () => {
    const saved = await send<{ note: string }>('/api/version-notes', { ...document, version, note: draft ?? '' }, t('versions.noteSaved'));
    if (!saved) return;
    setNote(saved.note ?? '');
    setDraft(null);
  };

  if (!isEditing) {
    return (
      <span className="versions__note">
        {note}
        <DeskButton
          buttonStyle="subtle"
          aria-label={t(note ? 'versions.changeNoteOf' : 'versions.addNoteTo', { when })}
          onClick={() => setDraft(note)}
        >
          {t(note ? 'versions.changeNote' : 'versions.addNote')}
        </DeskButton>
      </span>
    );
  }
  return (
    <form
      className="versions__note"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        ref={field}
        className="panel-input"
        aria-label={t('versions.addNoteTo', { when })}
        maxLength={VERSION_NOTE_MAX}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
        }}
      />
      <DeskButton type="submit" disabled={isBusy}>
        {t('versions.saveNote')}
      </DeskButton>
      <DeskButton buttonStyle="subtle" onClick={() => setDraft(null)}>
        {t('common.cancel')}
      </DeskButton>
    </form>
  );
}
