'use client';

import { useLocale } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import type { DocumentRef } from '@/cms/history/stored-versions';
import type { Changes } from '@/cms/publishing/changes';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { PARTS, type Part } from '@/domain/parts';
import { callApi } from '../call-api';
import { DeskButton } from '../desk-button';
import { partName } from '../part-name';
import { editViewPath } from '../paths';
import { useApiAction } from '../use-api-action';
import { usePanelTexts } from '../use-panel-texts';

interface RestoreDialogProps {
  document: DocumentRef;
  version: number;
  when: string;
}

/** What restoring would change; null while it is being fetched. */
type Preview = { changes: Changes } | { problem: string } | null;

/** Restores chosen parts of a version as a draft, after saying what that replaces. */
export function RestoreDialog({ document, version, when }: RestoreDialogProps) {
  const { t } = usePanelTexts();
  const title = useId();
  const router = useRouter();
  const locale = useLocale().code;
  const { send, isBusy } = useApiAction();
  const dialog = useRef<HTMLDialogElement>(null);
  const asked = useRef('');
  const [parts, setParts] = useState<readonly Part[]>(PARTS);
  const [preview, setPreview] = useState<Preview>(null);

  const choose = async (chosen: readonly Part[]) => {
    setParts(chosen);
    setPreview(null);
    asked.current = chosen.join(',');
    if (chosen.length === 0) return;
    const { ok, body, message } = await callApi<Changes>('/api/version-changes', { ...document, version, parts: chosen });
    if (asked.current === chosen.join(',')) setPreview(ok ? { changes: body as Changes } : { problem: message ?? t('common.failed') });
  };

  const open = () => {
    dialog.current?.showModal();
    void choose(parts);
  };

  const restore = async () => {
    const done = await send(`/api/${document.collection}/versions/${version}?parts=${parts.join(',')}`, {}, t('versions.restored', { when }));
    if (!done) return;
    dialog.current?.close();
    const languages = LOCALE_CODES.filter((code) => parts.includes(code));
    const language: string = languages.length === 1 ? (languages[0] as Locale) : locale;
    router.push(`${editViewPath(document.collection, document.id)}?locale=${language}`);
    router.refresh();
  };

  return (
    <>
      <DeskButton onClick={open}>{t('versions.restore')}</DeskButton>
      <dialog ref={dialog} className="panel-card versions__dialog" aria-labelledby={title}>
        <h2 id={title}>{t('versions.restoreTitle', { when })}</h2>
        <p>{t('versions.restoreHint')}</p>
        <fieldset className="panel-buttons panel-options">
          <legend>{t('versions.parts')}</legend>
          <PartChoices parts={parts} onChange={choose} />
        </fieldset>
        <div aria-live="polite" className="versions__losses">
          <Losses parts={parts} preview={preview} />
        </div>
        <p>
          <strong>{t('versions.audience')}</strong>
        </p>
        <div className="panel-buttons">
          <DeskButton disabled={isBusy || !preview || 'problem' in preview || isSame(preview.changes)} onClick={restore}>
            {t('versions.confirm')}
          </DeskButton>
          <DeskButton buttonStyle="subtle" onClick={() => dialog.current?.close()}>
            {t('common.cancel')}
          </DeskButton>
        </div>
      </dialog>
    </>
  );
}

const isSame = (changes: Changes) => PARTS.every((part) => changes[part].length === 0);

function PartChoices({ parts, onChange }: { parts: readonly Part[]; onChange: (parts: readonly Part[]) => void }) {
  const texts = usePanelTexts();
  return PARTS.map((part) => (
    <label key={part}>
      <input
        type="checkbox"
        checked={parts.includes(part)}
        onChange={({ target }) => onChange(PARTS.filter((known) => (known === part ? target.checked : parts.includes(known))))}
      />
      {partName(part, texts.t, texts.language)}
    </label>
  ));
}

/** The fields that would change: what the draft holds now, and what it would hold. */
function Losses({ parts, preview }: { parts: readonly Part[]; preview: Preview }) {
  const texts = usePanelTexts();
  const { t } = texts;
  if (parts.length === 0) return <p>{t('versions.noParts')}</p>;
  if (!preview) return <p>{t('versions.loading')}</p>;
  if ('problem' in preview) return <p>{preview.problem}</p>;
  if (isSame(preview.changes)) return <p>{t('versions.same')}</p>;
  return (
    <table className="panel-table">
      <caption>{t('versions.losses')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('versions.field')}</th>
          <th scope="col">{t('versions.lost')}</th>
          <th scope="col">{t('versions.restoredValue')}</th>
        </tr>
      </thead>
      <tbody>
        {PARTS.flatMap((part) =>
          preview.changes[part].map(({ label, before, after }) => (
            <tr key={`${part} ${label}`}>
              <th scope="row">
                {label} <small>{partName(part, texts.t, texts.language)}</small>
              </th>
              <td lang={part === 'shared' ? undefined : part}>{before || t('versions.empty')}</td>
              <td lang={part === 'shared' ? undefined : part}>{after || t('versions.empty')}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
