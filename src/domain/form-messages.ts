import messages from './form-messages.json';
import { type Locale, localeOf } from './locales';

/** Messages of forms, which browsers load with every page. */
export const FORM_MESSAGES = messages satisfies Record<string, Record<Locale, string>>;

export type FormMessage = keyof typeof FORM_MESSAGES;

/** The message in `language`; English for unknown languages. */
export function formMessage(key: FormMessage, language: string): string {
  return FORM_MESSAGES[key][localeOf(language)];
}
