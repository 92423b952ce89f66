import { FORM_MESSAGES } from './form-messages';
import { type Locale, localeOf } from './locales';
import messages from './validation-messages.json';

/** Messages of the server: those of forms, and those that only API and panel show. */
export const VALIDATION_MESSAGES = { ...FORM_MESSAGES, ...messages } satisfies Record<string, Record<Locale, string>>;

export type ValidationMessage = keyof typeof VALIDATION_MESSAGES;

/** The message in `language`; English for unknown languages. */
export function validationMessage(key: ValidationMessage, language: string): string {
  return VALIDATION_MESSAGES[key][localeOf(language)];
}
