import { type Locale, localeOf } from './locales';
import messages from './validation-messages.json';

/** Validation messages shared by forms, API and panel. */
export const VALIDATION_MESSAGES = messages satisfies Record<string, Record<Locale, string>>;

export type ValidationMessage = keyof typeof VALIDATION_MESSAGES;

/** The message in `language`; English for unknown languages. */
export function validationMessage(key: ValidationMessage, language: string): string {
  return VALIDATION_MESSAGES[key][localeOf(language)];
}
