import { localeInfo, localeOf } from '@/domain/locales';
import { env } from '@/env';
import { moment, written } from './clock';
import { type PanelTexts, panelTexts } from './texts';

/** What a server component needs to write in the panel's language. */
export interface PanelLanguage {
  language: string;
  t: PanelTexts;
  /** Numbers and ISO dates, in the site's time zone. */
  format: ReturnType<typeof formats>;
}

export const panelLanguage = (language: string): PanelLanguage => ({ language, t: panelTexts(language), format: formats(language) });

function formats(language: string) {
  const dates = (options: Intl.DateTimeFormatOptions) => (value: string) => written(value, language, { timeZone: env.TIME_ZONE, ...options });
  return {
    number: new Intl.NumberFormat(localeInfo(localeOf(language)).iso).format,
    moment: (value: string) => moment(value, language, env.TIME_ZONE),
    date: dates({ dateStyle: 'medium' }),
    /** For a day without a time, such as `2026-11-22`. */
    day: dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}
