import type { Locale } from '@/domain/locales';

/** Bundled with the error page, because the server may be what failed. */
export const ERROR_TEXTS: Record<Locale, { heading: string; text: string; retry: string; home: string; browse: string }> = {
  en: {
    heading: 'We’re so sorry',
    text: 'Oops, something went wrong. Please try again later.',
    retry: 'Try again',
    home: 'Go to the home page',
    browse: 'Browse through all tools',
  },
  nl: {
    heading: 'Het spijt ons',
    text: 'Oeps, er ging iets mis. Probeer het later opnieuw.',
    retry: 'Opnieuw proberen',
    home: 'Naar de startpagina',
    browse: 'Blader door alle tools',
  },
};
