import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the form's code: otherwise the document has them twice. */
export const TOOL_FORM_TEXTS = {
  en: {
    ...en.forms.tool,
    invalid: en.forms.invalid,
    failed: en.forms.failed,
    optional: en.forms.optional,
    sending: en.forms.sending,
    insist: en.forms.insist,
  },
  nl: {
    ...nl.forms.tool,
    invalid: nl.forms.invalid,
    failed: nl.forms.failed,
    optional: nl.forms.optional,
    sending: nl.forms.sending,
    insist: nl.forms.insist,
  },
} satisfies Record<Locale, object>;

export type ToolFormTexts = (typeof TOOL_FORM_TEXTS)[Locale];
