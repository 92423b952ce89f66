'use client';

import { toast } from '@payloadcms/ui';
import { type DragEvent, useRef, useState } from 'react';
import type { Column } from '@/cms/transfers/columns';
import { languageName, localeOf } from '@/domain/locales';
import { TRANSFER_FORMATS, TRANSFER_MAX_MB, type TransferCollection, type TransferFormat } from '@/domain/transfers';
import { DeskButton } from '../desk-button';
import { fill } from '../fill';
import type { TransferTexts } from './texts';

interface ImportFormProps {
  columns: Partial<Record<TransferCollection, Column[]>>;
  entities: TransferCollection[];
  language: string;
  onSent: () => Promise<void>;
  texts: TransferTexts;
}

function formatOf(file: File): TransferFormat | null {
  const ending = file.name.toLowerCase().split('.').at(-1);
  return ending === 'json' ? 'json' : ending === 'csv' || ending === 'txt' || ending === 'tsv' ? 'csv' : null;
}

/** Sends a file with its progress, which `fetch` does not tell. Answers the error of the server, or null. */
function sendFile(address: string, file: File, onProgress: (percent: number) => void): Promise<{ ok: boolean; message: string | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.floor((loaded / total) * 100) : 0);
    request.onerror = () => resolve({ ok: false, message: null });
    request.onload = () => {
      let message: string | null = null;
      try {
        message = (JSON.parse(request.responseText) as { errors?: { message: string }[] }).errors?.[0]?.message ?? null;
      } catch {
        // A proxy may answer something else.
      }
      resolve({ ok: request.status === 202, message });
    };
    request.send(file);
  });
}

/** Takes a file for a check, and says what its columns mean. */
export function ImportForm({ columns, entities, language, onSent, texts }: ImportFormProps) {
  const [entity, setEntity] = useState<TransferCollection>('tools');
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(formatOf(chosen) ? null : texts.wrongType);
    setFile(formatOf(chosen) ? chosen : null);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const send = async () => {
    const format = file && formatOf(file);
    if (!file || !format) {
      setProblem(texts.noFile);
      input.current?.focus();
      return;
    }
    setPercent(0);
    const { ok, message } = await sendFile(`/api/transfers/import?${new URLSearchParams({ entity, format, name: file.name })}`, file, setPercent);
    setPercent(null);
    if (ok) {
      setFile(null);
      if (input.current) input.current.value = '';
      toast.success(texts.uploaded);
    } else setProblem(message ?? texts.failed);
    await onSent();
  };

  return (
    <form
      aria-labelledby="transfers-import"
      className="panel-card transfers__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id="transfers-import">{texts.importTitle}</h2>
      <p className="panel-hint">{texts.importIntro}</p>
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file field inside */}
      <div
        className={`transfers__drop${isOver ? ' is-over' : ''}`}
        onDragLeave={() => setIsOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDrop={onDrop}
      >
        <span id="transfers-file-drop">{texts.drop}</span>
        {/* The browser would name its own button in its own language. */}
        <input
          accept=".csv,.json,.tsv,.txt,text/csv,application/json"
          aria-describedby="transfers-file-drop transfers-file-name transfers-file-hint transfers-file-problem"
          aria-invalid={problem !== null}
          className="sr-only"
          id="transfers-file"
          onChange={(event) => take(event.target.files?.[0])}
          ref={input}
          type="file"
        />
        <label className="btn btn--style-secondary btn--size-small transfers__choose" htmlFor="transfers-file">
          {file ? texts.chooseOther : texts.chooseFile}
        </label>
        <strong id="transfers-file-name">{file?.name}</strong>
        <small id="transfers-file-hint">{fill(texts.limits, { size: TRANSFER_MAX_MB })}</small>
      </div>
      <p aria-live="polite" className="transfers__problem" id="transfers-file-problem">
        {problem}
      </p>
      {percent !== null && <progress aria-label={fill(texts.uploading, { percent })} max={100} value={percent} />}
      <DeskButton disabled={percent !== null} type="submit">
        {texts.upload}
      </DeskButton>
      <ul className="panel-hint transfers__rules">
        {[...texts.rules, ...(entity === 'subscribers' ? texts.subscriberRules : [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="transfers__templates">
        {texts.template}{' '}
        {TRANSFER_FORMATS.map((format) => (
          <a download href={`/api/transfers/template?entity=${entity}&format=${format}`} key={format}>
            {entity}.{format}
          </a>
        ))}
      </p>
      <details className="transfers__columns">
        <summary>{fill(texts.columnsTitle, { entity: texts.entities[entity] })}</summary>
        <ColumnTable columns={columns[entity] ?? []} language={language} texts={texts} />
      </details>
    </form>
  );
}

function contentsOf(column: Column, texts: TransferTexts): string {
  const parts = [fill(texts.kinds[column.kind], { target: column.target ? texts.entities[column.target].toLowerCase() : '' })];
  if (column.kind === 'choice' || column.kind === 'choices') parts[0] += ` ${column.options.join(', ')}`;
  if (['text', 'lines', 'richText', 'key', 'url'].includes(column.kind)) parts.push(fill(texts.upTo, { max: column.maxLength }));
  if (column.kind === 'number' && column.min !== undefined && column.max !== undefined) parts.push(`${column.min}–${column.max}`);
  if (column.maxRows !== undefined) parts.push(fill(texts.upToRows, { max: column.maxRows }));
  return parts.join('; ');
}

function ColumnTable({ columns, language, texts }: Pick<ImportFormProps, 'language' | 'texts'> & { columns: Column[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={texts.column} className="panel-scroll" tabIndex={0}>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.meaning}</th>
            <th scope="col">{texts.contents}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.name}>
              <th scope="row">
                <code>{column.name}</code>
              </th>
              <td>
                {column.label[localeOf(language)]}
                {column.locale && ` (${languageName(column.locale, language)})`}
                {column.required && column.locale !== 'nl' && <em> {texts.needed}</em>}
              </td>
              <td>{contentsOf(column, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
