'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { RELEASE_NOTE_MAX_LENGTH, RELEASE_TITLE_MAX_LENGTH } from '@/domain/limits';
import { Card } from '../card';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface DescribeReleaseProps {
  id: number;
  /** The version shown. */
  seen: string;
  title: string;
  note: string;
}

/** Name and note of a release. What isn't being changed follows what others save. */
export function DescribeRelease({ id, seen, ...stored }: DescribeReleaseProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const [typed, setTyped] = useState<Partial<typeof stored>>({});
  const { title, note } = { ...stored, ...typed };
  const isChanged = title !== stored.title || note !== stored.note;
  const save = async () => {
    const isSaved = await send('/api/releases/describe', { release: id, seen, title, note }, t('releases.saved'));
    startTransition(() => {
      if (isSaved) setTyped((now) => (now === typed ? {} : now));
      // After a conflict, too: shows the stored version.
      router.refresh();
    });
  };
  return (
    <Card id="release-description" title={t('releases.description')}>
      <label className="panel-field">
        {t('releases.name')}
        <input
          className="panel-input"
          maxLength={RELEASE_TITLE_MAX_LENGTH}
          value={title}
          onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        />
      </label>
      <label className="panel-field">
        {t('releases.note')}
        <textarea
          className="panel-input"
          rows={3}
          maxLength={RELEASE_NOTE_MAX_LENGTH}
          value={note}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </label>
      <div className="panel-buttons">
        <DeskButton buttonStyle="secondary" disabled={isBusy || !isChanged || !title.trim()} onClick={save}>
          {t('releases.save')}
        </DeskButton>
      </div>
    </Card>
  );
}
