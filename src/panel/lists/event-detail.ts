import { getTranslation } from '@payloadcms/translations';
import { readSubject } from '@/cms/audit/subjects';
import { roleOptions } from '@/cms/collections/users/collection';
import { labelIn } from '@/cms/fields/options';
import { isLocale, languageName, localeOf } from '@/domain/locales';
import type { AuditEvent } from '@/payload-types';
import { codeText, panelTexts } from '../texts';
import type { CellContext } from './read-page';

/** Names of a global's fields, stored as `hero, tone`. */
function fieldNames(global: string, names: string, { payload, i18n }: CellContext): string {
  const fields = payload.config.globals.find(({ slug }) => slug === global)?.flattenedFields ?? [];
  const labelOf = (name: string) => {
    const field = fields.find((known) => known.name === name);
    return field && 'label' in field && field.label ? String(getTranslation(field.label, i18n)) : name;
  };
  return names.split(', ').map(labelOf).join(', ');
}

/** The detail of an event with the names of roles, fields and languages, which the log stores as codes. */
export function eventDetail({ action, detail, subject }: Pick<AuditEvent, 'action' | 'detail' | 'subject'>, { payload, i18n }: CellContext): string {
  if (!detail) return '';
  const t = panelTexts(i18n.language);
  const parts = (pattern: RegExp) => pattern.exec(detail)?.slice(1) ?? [];
  switch (action) {
    case 'account_invited':
    case 'account_role_changed':
      return detail
        .split(' → ')
        .map((role) => labelIn(roleOptions, role, localeOf(i18n.language)))
        .join(' → ');
    case 'account_factor_removed':
      return codeText(t, `accounts.factorNames.${detail}`);
    case 'content_imported': {
      const counts = /^(?<file>.*): \+(?<created>\d+) ~(?<updated>\d+) =(?<unchanged>\d+) !(?<wrong>\d+)$/.exec(detail)?.groups;
      return counts ? t('lists.imported', counts) : detail;
    }
    case 'content_exported': {
      const [file, count] = parts(/^(.*): (\d+)$/);
      return file ? t('lists.exported', { file, count: Number(count) }) : detail;
    }
    case 'mail_sent_again':
    case 'mail_given_up':
      return codeText(t, `mails.kinds.${detail}`);
    case 'data_expired': {
      const [count, ...failed] = detail.split(', ');
      const done = t('lists.expired', { count: Number(count) });
      return failed.length > 0 ? `${done}; ${t('lists.notExpired', { steps: failed.join(', ') })}` : done;
    }
    case 'settings_changed':
      return fieldNames(readSubject(subject).collection, detail, { payload, i18n });
    default: {
      const [title, language] = parts(/^(.*) \((\w+)\)$/);
      return isLocale(language) ? `${title} (${languageName(language, i18n.language)})` : detail;
    }
  }
}
