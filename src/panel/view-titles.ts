import type { Locale } from '@/domain/locales';
import { panelTexts } from './texts';

function titles(language: Locale) {
  const t = panelTexts(language);
  return {
    queue: t('queue.title'),
    checks: t('checks.title'),
    transfers: t('transfers.title'),
    releases: t('releases.title'),
    release: t('releases.release'),
    tool: t('tool.link'),
    translations: t('translations.title'),
    terms: t('terms.report.title'),
    translation: t('translations.sideBySide'),
  };
}

/** Titles of our views in browser tabs, as translations of Payload: its own titles of custom views are the same in every language. */
export const viewTitles = { en: { views: titles('en') }, nl: { views: titles('nl') } };
