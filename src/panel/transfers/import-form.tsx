import { toast } from '@payloadcms/ui';
import { type DragEvent, useRef, useState } from 'react';
import type { Column } from '@/cms/transfers/columns';
import { languageName, localeOf } from '@/domain/locales';
import { TRANSFER_FORMATS, TRANSFER_MAX_MB, type TransferCollection, type TransferFormat } from '@/domain/transfers';
import { DeskButton } from '../desk-button';
import { Table } from '../table';
import type { PanelTexts } from '../texts';
import { usePanelTexts } from '../use-panel-texts';
import { TransferForm } from './transfer-form';

const RULES = ['keys', 'columns', 'status', 'images'] as const;
const SUBSCRIBER_RULES = [...RULES, 'consent', 'unsubscribed'] as const;

interface ImportFormProps {
  columns: Partial<Record<TransferCollection, Column[]>>;
  entities: TransferCollection[];
  onSent: () => Promise<void>;
}

function formatOf(file: File): TransferFormat | null {
  const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
  return ending === 'json' ? 'json' : ['csv', 'txt', 'tsv'].includes(ending) ? 'csv' : null;
}

/** Uploads a file for a check, and explains its columns. */
export function ImportForm({ columns, entities, onSent }: ImportFormProps) {
  const { t } = usePanelTexts();
  const [entity, setEntity] = useState<TransferCollection>('tools');
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(formatOf(chosen) ? null : t('transfers.wrongType'));
    setFile(formatOf(chosen) ? chosen : null);
  };
  const send = async () => {
    const format = file && formatOf(file);
    if (!file || !format) {
      setProblem(t('transfers.noFile'));
      input.current?.focus();
      return;
    }
    setPercent(0);
    const sent = await sendFile(`/api/transfers/import?${new URLSearchParams({ entity, format, name: file.name })}`, file, setPercent);
    setPercent(null);
    if (sent.ok) {
      setFile(null);
      if (input.current) input.current.value = '';
      toast.success(t('transfers.uploaded'));
    } else setProblem(sent.problem ?? t('transfers.failed'));
    await onSent();
  };

  return (
    <TransferForm direction="import" entities={entities} entity={entity} onEntity={setEntity} onSend={send}>
      <FileDrop file={file} input={input} isWrong={problem !== null} onTake={take} />
      <p aria-live="polite" className="transfers__problem" id="transfers-file-problem">
        {problem}
      </p>
      {percent !== null && <progress aria-label={t('transfers.uploading', { percent })} max={100} value={percent} />}
      <DeskButton disabled={file === null || percent !== null} type="submit">
        {t('transfers.upload')}
      </DeskButton>
      <ul className="panel-hint transfers__rules">
        {(entity === 'subscribers' ? SUBSCRIBER_RULES : RULES).map((rule) => (
          <li key={rule}>{t(`transfers.rules.${rule}`)}</li>
        ))}
      </ul>
      <p className="panel-buttons">
        {t('transfers.template')}{' '}
        {TRANSFER_FORMATS.map((format) => (
          <a download href={`/api/transfers/template?entity=${entity}&format=${format}`} key={format}>
            {entity}.{format}
          </a>
        ))}
      </p>
      <details className="transfers__columns">
        <summary>{t('transfers.columnsTitle', { entity: t(`transfers.entities.${entity}`) })}</summary>
        <ColumnTable columns={columns[entity] ?? []} />
      </details>
    </TransferForm>
  );
}

interface FileDropProps {
  file: File | null;
  input: React.RefObject<HTMLInputElement | null>;
  isWrong: boolean;
  onTake: (file: File | undefined) => void;
}

/** A file field that also takes dropped files. */
function FileDrop({ file, input, isWrong, onTake }: FileDropProps) {
  const { t } = usePanelTexts();
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onTake(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file field inside
    <div
      className={`transfers__drop${isOver ? ' is-over' : ''}`}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDrop={onDrop}
    >
      <span id="transfers-file-drop">{t('transfers.drop')}</span>
      {/* The browser labels its own button in the browser's language. */}
      <input
        accept=".csv,.json,.tsv,.txt,text/csv,application/json"
        aria-describedby="transfers-file-drop transfers-file-name transfers-file-hint transfers-file-problem"
        aria-invalid={isWrong}
        className="sr-only"
        id="transfers-file"
        onChange={(event) => onTake(event.target.files?.[0])}
        ref={input}
        type="file"
      />
      <label className="btn btn--style-secondary btn--size-small transfers__choose" htmlFor="transfers-file">
        {t(file ? 'transfers.chooseOther' : 'transfers.chooseFile')}
      </label>
      <strong id="transfers-file-name">{file?.name}</strong>
      <small id="transfers-file-hint">{t('transfers.limits', { size: TRANSFER_MAX_MB })}</small>
    </div>
  );
}

function allowedValues(column: Column, t: PanelTexts): string {
  const values = {
    options: column.options.join(', '),
    target: column.target ? t(`transfers.entities.${column.target}`).toLowerCase() : '',
  };
  const parts = [t(`transfers.kinds.${column.kind}`, values)];
  if (['text', 'lines', 'richText', 'key', 'url'].includes(column.kind)) parts.push(t('transfers.upTo', { max: column.maxLength }));
  if (column.kind === 'number' && column.min !== undefined && column.max !== undefined) parts.push(`${column.min}–${column.max}`);
  if (column.maxRows !== undefined) parts.push(t('transfers.upToRows', { max: column.maxRows }));
  return parts.join('; ');
}

/** The columns of a file, with their meaning and allowed values. */
function ColumnTable({ columns }: { columns: Column[] }) {
  const { t, language } = usePanelTexts();
  return (
    <Table
      label={t('transfers.column')}
      columns={[t('transfers.column'), t('transfers.meaning'), t('transfers.contents')]}
      rows={columns.map((column) => ({
        id: column.name,
        cells: [
          <code key="name">{column.name}</code>,
          <span key="meaning">
            {column.label[localeOf(language)]}
            {column.locale && ` (${languageName(column.locale, language)})`}
            {column.required && column.locale !== 'nl' && <em> {t('translations.required')}</em>}
          </span>,
          allowedValues(column, t),
        ],
      }))}
    />
  );
}

interface Sent {
  ok: boolean;
  /** The server's error message. */
  problem: string | null;
}

/** Uploads a file and reports its progress in percent, which `fetch` can't. Never rejects. */
function sendFile(address: string, file: File, onProgress: (percent: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.floor((loaded / total) * 100) : 0);
    request.onerror = () => resolve({ ok: false, problem: null });
    request.onload = () => {
      let problem: string | null = null;
      try {
        problem = (JSON.parse(request.responseText) as { errors?: { message: string }[] }).errors?.[0]?.message ?? null;
      } catch {
        // A proxy may answer without JSON.
      }
      resolve({ ok: request.status === 202, problem });
    };
    request.send(file);
  });
}
