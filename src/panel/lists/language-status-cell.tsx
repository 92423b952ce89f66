import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { type LanguageStatus, languageStatuses } from '@/cms/versions/language-status';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { Badge, type Tone } from '../badge';
import { panelTexts } from '../texts';
import { readPage } from './read-page';

const TONES: Record<LanguageStatus, Tone> = { public: 'good', ahead: 'warn', draft: 'own', missing: 'bad' };

const statusOf = readPage((req, slug, ids) => languageStatuses(req, slug as CollectionSlug, ids));

/** The status of a document in each language. */
export async function LanguageStatusCell({ collectionSlug, rowData, payload, i18n }: DefaultServerCellComponentProps) {
  // Payload renders the cells of `ui` fields in edit views too, without a row.
  if (!rowData) return null;
  const t = panelTexts(i18n.language);
  const status = await statusOf({ payload, i18n }, collectionSlug, Number(rowData.id));
  if (!status) return '–';
  return (
    <ul className="panel-plain list-status">
      {LOCALE_CODES.map((locale) => (
        <li key={locale}>
          <Badge tone={TONES[status.languages[locale]]}>
            <abbr title={languageName(locale, i18n.language)}>{locale.toUpperCase()}</abbr> {t(`lists.status.${status.languages[locale]}`)}
          </Badge>
        </li>
      ))}
      {status.isSharedAhead && (
        <li>
          <Badge tone="warn" title={t('lists.sharedHint')}>
            {t('lists.shared')}
          </Badge>
        </li>
      )}
    </ul>
  );
}
