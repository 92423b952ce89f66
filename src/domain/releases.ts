import { LOCALE_CODES, type Locale } from './locales';

/** A release that failed can be changed and published again. */
export const RELEASE_STATES = ['open', 'scheduled', 'published', 'failed'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** What of a document a release publishes: the texts of a language, or everything without a language. */
export const RELEASE_PARTS = [...LOCALE_CODES, 'shared'] as const;
export type ReleasePart = Locale | 'shared';

export const RELEASE_STEPS = ['created', 'added', 'removed', 'scheduled', 'cancelled', 'published', 'failed'] as const;
export type ReleaseStep = (typeof RELEASE_STEPS)[number];
