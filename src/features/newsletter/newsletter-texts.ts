import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the form, which stands on every page. Each name is written out, so that the bundle has these texts only. */
export const NEWSLETTER_TEXTS = {
  en: {
    invalid: en.forms.invalid,
    failed: en.forms.failed,
    sending: en.forms.sending,
    email: en.forms.newsletter.email,
    send: en.forms.newsletter.send,
    doneNext: en.forms.newsletter.doneNext,
  },
  nl: {
    invalid: nl.forms.invalid,
    failed: nl.forms.failed,
    sending: nl.forms.sending,
    email: nl.forms.newsletter.email,
    send: nl.forms.newsletter.send,
    doneNext: nl.forms.newsletter.doneNext,
  },
} satisfies Record<Locale, object>;
