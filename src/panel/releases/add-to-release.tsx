'use client';

import { Drawer, PopupList, useDocumentInfo, useLocale, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OpenRelease } from '@/cms/releases/read-releases';
import { RELEASE_TITLE_MAX_LENGTH } from '@/domain/limits';
import { isLocale } from '@/domain/locales';
import { PARTS, type Part } from '@/domain/parts';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { PanelLink } from '../link-list';
import { partName } from '../part-name';
import { releasePath } from '../paths';
import { SelectField } from '../select-field';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';
import './releases.css';

const DRAWER = 'add-to-release';

/** The document of the edit view and the drawer that adds it; null if it can't be added. */
function useAdding() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  return id && collectionSlug && !isTrashed
    ? { collection: collectionSlug, document: Number(id), drawer: `${DRAWER}-${collectionSlug}-${id}` }
    : null;
}

/** Opens the drawer from the menu, which closes then: the drawer is outside of it. */
export function AddToReleaseItem() {
  const adding = useAdding();
  const { t } = usePanelTexts();
  const { openModal } = useModal();
  return adding && <PopupList.Button onClick={() => openModal(adding.drawer)}>{t('releases.addTo')}</PopupList.Button>;
}

/** Adds the document of the edit view to a release. */
export function AddToRelease() {
  const adding = useAdding();
  const { t } = usePanelTexts();
  const { closeModal } = useModal();
  if (!adding) return null;
  const { drawer, ...document } = adding;
  return (
    <Drawer slug={drawer} title={t('releases.addTo')}>
      <AddForm {...document} onDone={() => closeModal(drawer)} />
    </Drawer>
  );
}

const NEW = 'new';

interface AddFormProps {
  collection: string;
  document: number;
  onDone: () => void;
}

function AddForm({ collection, document, onDone }: AddFormProps) {
  const { t, language } = usePanelTexts();
  const locale = useLocale().code;
  const { send, isBusy } = useApiAction();
  const [releases, setReleases] = useState<OpenRelease[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [chosen, setChosen] = useState(NEW);
  const [title, setTitle] = useState('');
  const [parts, setParts] = useState<Part[]>(isLocale(locale) ? [locale] : []);

  useEffect(() => {
    callApi<{ releases: OpenRelease[] }>(`/api/releases/for?collection=${collection}&document=${document}`).then(({ ok, body }) => {
      setHasFailed(!ok);
      setReleases(body.releases ?? []);
      const first = body.releases?.find((release) => release.parts) ?? body.releases?.[0];
      if (first) setChosen(String(first.id));
      if (first?.parts) setParts(first.parts);
    });
  }, [collection, document]);

  if (hasFailed) return <p role="alert">{t('common.failed')}</p>;
  if (!releases) return <p aria-busy="true">…</p>;
  const current = releases.find(({ id }) => String(id) === chosen);

  const choose = (value: string) => {
    setChosen(value);
    const known = releases.find(({ id }) => String(id) === value)?.parts;
    if (known) setParts(known);
  };
  const add = async () => {
    const release = current?.id ?? (await send<{ id: number }>('/api/releases/new', { title }))?.id;
    if (!release) return;
    // A second attempt doesn't create a second release.
    if (!current) {
      setReleases([{ id: release, title, parts: null }, ...releases]);
      setChosen(String(release));
    }
    if (await send('/api/releases/add', { release, collection, document, parts }, t('releases.added'))) onDone();
  };

  return (
    <div className="panel-view release-add">
      <p className="panel-hint">{t('releases.addHint')}</p>
      <SelectField
        label={t('releases.release')}
        value={chosen}
        options={[...releases.map((release) => [String(release.id), release.title] as const), [NEW, t('releases.new')]]}
        onChange={choose}
      />
      {!current && (
        <label className="panel-field">
          {t('releases.name')}
          <input className="panel-input" maxLength={RELEASE_TITLE_MAX_LENGTH} value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
      )}
      <fieldset className="panel-buttons panel-options">
        <legend>{t('releases.what')}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={({ target }) => setParts(target.checked ? [...parts, part] : parts.filter((other) => other !== part))}
            />
            {partName(part, t, language)}
          </label>
        ))}
      </fieldset>
      <p className="panel-hint">{t('releases.sharedHint')}</p>
      {current?.parts && <p role="status">{t('releases.already')}</p>}
      <div className="panel-buttons">
        <DeskButton disabled={isBusy || parts.length === 0 || (!current && !title.trim())} onClick={add}>
          {t(current?.parts ? 'releases.change' : 'releases.add')}
        </DeskButton>
        <DeskButton buttonStyle="subtle" onClick={onDone}>
          {t('common.cancel')}
        </DeskButton>
        {current && <PanelLink href={releasePath(current.id)}>{t('releases.open')}</PanelLink>}
      </div>
    </div>
  );
}
