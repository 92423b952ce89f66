import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the error page, because the server may be what failed. Each name is written out, so that the bundle has these texts only. */
export const ERROR_TEXTS = {
  en: { heading: en.errors.sorry, text: en.forms.failed, retry: en.errors.retry, home: en.errors.home, browse: en.errors.browse },
  nl: { heading: nl.errors.sorry, text: nl.forms.failed, retry: nl.errors.retry, home: nl.errors.home, browse: nl.errors.browse },
} satisfies Record<Locale, object>;
