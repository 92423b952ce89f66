import type { Column } from '@/cms/transfers/columns';
import { languageName, localeOf } from '@/domain/locales';
import { Table } from '../table';
import type { PanelTexts } from '../texts';
import { usePanelTexts } from '../use-panel-texts';

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
export function ColumnTable({ columns }: { columns: Column[] }) {
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
