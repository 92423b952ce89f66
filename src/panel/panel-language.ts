import { localeInfo, localeOf } from '@/domain/locales';
import { env } from '@/env';
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
  const moment = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: env.TIME_ZONE });
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone: env.TIME_ZONE });
  const day = new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(iso);
  return {
    number: (value: number) => number.format(value),
    moment: (value: string) => moment.format(new Date(value)),
    date: (value: string) => date.format(new Date(value)),
    /** For a day without a time, such as `2026-11-22`. */
    day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
  };
}
