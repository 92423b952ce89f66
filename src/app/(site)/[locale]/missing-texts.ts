import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the 404 page's code, which loads only when it's shown. Each name is written out, so that the bundle has these texts only. */
export const MISSING_TEXTS = {
  en: {
    notFound: en.errors.notFound,
    pageNotFound: en.errors.pageNotFound,
    invalidPath: en.errors.invalidPath,
    sorry: en.errors.sorry,
    misdropped: en.errors.misdropped,
    tryAgain: en.errors.tryAgain,
    nearest: en.errors.nearest,
    home: en.errors.home,
    browse: en.errors.browse,
    elsewhere: en.errors.elsewhere,
    types: en.errors.types,
    random: en.home.randomTool,
    search: { label: en.search.label, button: en.search.button },
    places: {
      tasks: en.tasks.title,
      categories: en.categories.title,
      dictionary: en.dictionary.title,
      courses: en.courses.title,
      faq: en.faq.title,
      contact: en.forms.contact.title,
    },
  },
  nl: {
    notFound: nl.errors.notFound,
    pageNotFound: nl.errors.pageNotFound,
    invalidPath: nl.errors.invalidPath,
    sorry: nl.errors.sorry,
    misdropped: nl.errors.misdropped,
    tryAgain: nl.errors.tryAgain,
    nearest: nl.errors.nearest,
    home: nl.errors.home,
    browse: nl.errors.browse,
    elsewhere: nl.errors.elsewhere,
    types: nl.errors.types,
    random: nl.home.randomTool,
    search: { label: nl.search.label, button: nl.search.button },
    places: {
      tasks: nl.tasks.title,
      categories: nl.categories.title,
      dictionary: nl.dictionary.title,
      courses: nl.courses.title,
      faq: nl.faq.title,
      contact: nl.forms.contact.title,
    },
  },
} satisfies Record<Locale, object>;
