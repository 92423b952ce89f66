import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/domain/locales';
import en from './messages/en.json';
import nl from './messages/nl.json';

const messages: Record<Locale, typeof en> = { en, nl };

/** The texts of the mails in a language. A text that is missing or wrong throws, so that no mail leaves with a key in it. */
export function translatorFor(locale: Locale) {
  return createTranslator({
    locale,
    messages: messages[locale],
    onError(error) {
      throw error;
    },
  });
}

export type Translate = ReturnType<typeof translatorFor>;
