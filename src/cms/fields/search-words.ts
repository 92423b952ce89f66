import type { TextareaField } from 'payload';
import { SEARCH_WORDS_LIMITS } from '@/domain/search-facets';
import { ownInEachLanguage } from './own-in-each-language';

/** Words and short phrases by which visitors ask for something, a line each. */
export const searchWordsField = (field: Partial<Pick<TextareaField, 'required'>> = {}): TextareaField => ({
  name: 'words',
  type: 'textarea',
  localized: true,
  maxLength: SEARCH_WORDS_LIMITS.words,
  custom: ownInEachLanguage,
  label: { en: 'Search words', nl: 'Zoekwoorden' },
  admin: {
    rows: 8,
    description: {
      en: 'What people type, one word or short phrase per line. Plurals and verb forms are found by themselves, unless they are spelled differently.',
      nl: 'Wat mensen intypen, per regel één woord of korte woordgroep. Meervouden en werkwoordsvormen worden vanzelf gevonden, tenzij je ze anders schrijft.',
    },
  },
  ...field,
});
