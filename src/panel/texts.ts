import { createTranslator } from 'use-intl/core';
import { localeOf } from '@/domain/locales';
import en from './messages/en.json';
import nl from './messages/nl.json';

const texts = { en: createTranslator({ locale: 'en', messages: en }), nl: createTranslator({ locale: 'nl', messages: nl }) };

export type PanelTexts = (typeof texts)['en'];

/** The texts of the panel's own views in Payload's `i18n.language`; in English for a language the site doesn't have. */
export const panelTexts = (language: string): PanelTexts => texts[localeOf(language)];

/** The text of a key whose last part is a code from elsewhere, such as the database; the code itself if there is no text. */
export function codeText(t: PanelTexts, key: string): string {
  const known = key as 'queue.title';
  return t.has(known) ? t(known) : key.slice(key.lastIndexOf('.') + 1);
}

/** Why a link doesn't work. Message keys can't contain the dot of "robots.txt". */
export function problemText(t: PanelTexts, { problem, status }: { problem?: string | null | undefined; status?: number | null | undefined }): string {
  if (problem) return codeText(t, `queue.problems.${problem.replaceAll('.', ' ')}`);
  return status ? t('queue.errorStatus', { status: String(status) }) : t('common.none');
}
