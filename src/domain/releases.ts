/** A release that failed can be changed and published again. */
export const RELEASE_STATES = ['open', 'scheduled', 'published', 'failed'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const RELEASE_STEPS = ['created', 'added', 'removed', 'scheduled', 'cancelled', 'published', 'failed'] as const;
export type ReleaseStep = (typeof RELEASE_STEPS)[number];
