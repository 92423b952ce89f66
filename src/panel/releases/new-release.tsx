'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RELEASE_TITLE_MAX_LENGTH } from '@/domain/limits';
import { DeskButton } from '../desk-button';
import { releasePath } from '../paths';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

/** Creates a release and opens it. */
export function NewRelease() {
  const { t } = usePanelTexts();
  const router = useRouter();
  const { send, isBusy } = useApiAction();
  const [title, setTitle] = useState('');
  const create = async () => {
    const made = await send<{ id: number }>('/api/releases/new', { title });
    if (made?.id) router.push(releasePath(made.id));
  };
  return (
    <form
      className="panel-buttons releases__new"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <label className="panel-field">
        {t('releases.newName')}
        <input
          className="panel-input"
          required
          maxLength={RELEASE_TITLE_MAX_LENGTH}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <DeskButton type="submit" disabled={isBusy || !title.trim()}>
        {t('releases.create')}
      </DeskButton>
    </form>
  );
}
