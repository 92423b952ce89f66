import { type Locale, localeInfo } from '@/domain/locales';

/** Formats times in the reader's own time zone and names it: people look for their own sign-ins. */
export const sessionTimes = (locale: Locale) =>
  new Intl.DateTimeFormat(localeInfo(locale).iso, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
