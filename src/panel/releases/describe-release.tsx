'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RELEASE_NOTE_MAX_LENGTH, RELEASE_TITLE_MAX_LENGTH } from '@/domain/limits';
import { Card } from '../card';
import { DeskButton } from '../desk-button';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface DescribeReleaseProps {
  id: number;
  title: string;
  note: string | null;
}

/** Name and note of a release. */
export function DescribeRelease({ id, ...described }: DescribeReleaseProps) {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const [title, setTitle] = useState(described.title);
  const [note, setNote] = useState(described.note ?? '');
  const isChanged = title !== described.title || note !== (described.note ?? '');
  const save = async () => {
    if (await send('/api/releases/describe', { release: id, title, note }, t('releases.saved'))) router.refresh();
  };
  return (
    <Card id="release-description" title={t('releases.description')}>
      <label className="panel-field">
        {t('releases.name')}
        <input className="panel-input" maxLength={RELEASE_TITLE_MAX_LENGTH} value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <label className="panel-field">
        {t('releases.note')}
        <textarea
          className="panel-input"
          rows={3}
          maxLength={RELEASE_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
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
