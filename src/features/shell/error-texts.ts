import type { Locale } from '@/domain/locales';

/** Texts of the page for unhandled errors. They are part of the script, since the server that would send messages may be what failed. */
export const ERROR_TEXTS: Record<Locale, { heading: string; text: string; retry: string; home: string; browse: string }> = {
  en: {
    heading: 'We are so sorry',
    text: 'Oops, something went wrong. Please try again later.',
    retry: 'Try again',
    home: 'Go to the home page',
    browse: 'Browse through all tools',
  },
  nl: {
    heading: 'Het spijt ons',
    text: 'Oeps, er ging iets mis. Probeer het later opnieuw.',
    retry: 'Probeer opnieuw',
    home: 'Naar de startpagina',
    browse: 'Blader door alle tools',
  },
};
