import type { Column } from '@/cms/transfers/columns';
import { languageName, localeOf } from '@/domain/locales';
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={t('transfers.column')} className="panel-scroll" tabIndex={0}>
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">{t('transfers.column')}</th>
            <th scope="col">{t('transfers.meaning')}</th>
            <th scope="col">{t('transfers.contents')}</th>
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
                {column.required && column.locale !== 'nl' && <em> {t('transfers.needed')}</em>}
              </td>
              <td>{allowedValues(column, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
