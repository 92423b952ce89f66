import { localeInfo, localeOf } from '@/domain/locales';

const MOMENT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const;

/** A date with its time and time zone, in the panel's language. Without a zone it is the zone of the process: in a browser, the person's. */
export const moment = (at: string, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeInfo(localeOf(language)).iso, { ...MOMENT, ...(timeZone ? { timeZone } : {}) }).format(new Date(at));
