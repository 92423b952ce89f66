import { DEFAULT_LOCALE, isLocale, localeInfo } from '@/domain/locales';
import { env } from '@/env';

/** Numbers and moments as the panel's language writes them, in the site's time zone. */
export function formats(language: string) {
  const { iso } = localeInfo(isLocale(language) ? language : DEFAULT_LOCALE);
  const moment = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: env.TIME_ZONE });
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeZone: env.TIME_ZONE });
  const day = new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(iso);
  return {
    number: (value: number) => number.format(value),
    moment: (value: string) => moment.format(new Date(value)),
    date: (value: string) => date.format(new Date(value)),
    /** Of a day without a time: `2026-11-22`. */
    day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
  };
}
