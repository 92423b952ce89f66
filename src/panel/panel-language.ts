import { localeInfo, localeOf } from '@/domain/locales';
import { env } from '@/env';
import { moment } from './clock';
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
  const { iso } = localeInfo(localeOf(language));
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(iso, { timeZone: env.TIME_ZONE, ...options });
    return (value: string) => format(new Date(value));
  };
  return {
    number: new Intl.NumberFormat(iso).format,
    moment: (value: string) => moment(value, language, env.TIME_ZONE),
    date: dates({ dateStyle: 'medium' }),
    /** For a day without a time, such as `2026-11-22`. */
    day: dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}
