import type { FlattenedField } from 'payload';

/** `custom` of a localized field whose texts in one language are no translation of those in the other: they are never missing or outdated. */
export const ownInEachLanguage = { ownInEachLanguage: true };

export const isOwnInEachLanguage = ({ custom }: FlattenedField): boolean => custom?.ownInEachLanguage === true;
