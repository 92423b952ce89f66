import { type Locale, localeOf } from '@/domain/locales';

/** Both write days before months, as Payload's fields do, and know the names of European zones. */
const DATE_LOCALES: Record<Locale, string> = { en: 'en-GB', nl: 'nl-NL' };

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Writes a date in the panel's language. */
export const written = (at: string | Date, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(DATE_LOCALES[localeOf(language)], options).format(new Date(at));

/** A date with its time and the name of the time zone, in the panel's language. */
export const moment = (at: string, language: string, timeZone: string): string =>
  written(at, language, { ...DAY, ...TIME, timeZoneName: 'short', timeZone });

/** A day without a time, such as `2026-11-22`. */
export const day = (on: string, language: string): string => written(on, language, { ...DAY, timeZone: 'UTC' });

/** A time of the present day in the person's zone. */
export const timeOfDay = (at: Date, language: string): string => written(at, language, TIME);
