'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { TRANSFER_FORMATS, type TransferCollection, type TransferFormat } from '@/domain/transfers';
import { DeskButton } from '../desk-button';
import type { TransferTexts } from './texts';

interface ExportFormProps {
  entities: TransferCollection[];
  post: (path: string, body: object) => Promise<boolean>;
  texts: TransferTexts;
}

/** Asks for a file of everything in a collection. */
export function ExportForm({ entities, post, texts }: ExportFormProps) {
  const [entity, setEntity] = useState<TransferCollection>('tools');
  const [format, setFormat] = useState<TransferFormat>('csv');
  const [isBusy, setIsBusy] = useState(false);

  const send = async () => {
    setIsBusy(true);
    if (await post('export', { entity, format })) toast.success(texts.exportStarted);
    setIsBusy(false);
  };

  return (
    <form
      aria-labelledby="transfers-export"
      className="panel-card transfers__form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="transfers-export">{texts.exportTitle}</h2>
      <p className="panel-hint">{texts.exportIntro}</p>
      <label className="panel-field">
        {texts.what}
        <select className="panel-input" value={entity} onChange={(event) => setEntity(event.target.value as TransferCollection)}>
          {entities.map((code) => (
            <option key={code} value={code}>
              {texts.entities[code]}
            </option>
          ))}
        </select>
      </label>
      <label className="panel-field">
        {texts.format}
        <select className="panel-input" value={format} onChange={(event) => setFormat(event.target.value as TransferFormat)}>
          {TRANSFER_FORMATS.map((code) => (
            <option key={code} value={code}>
              {texts.formats[code]}
            </option>
          ))}
        </select>
      </label>
      <DeskButton disabled={isBusy} type="submit">
        {texts.export}
      </DeskButton>
    </form>
  );
}
