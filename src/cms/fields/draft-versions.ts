import type { CollectionConfig } from 'payload';

const AUTOSAVE_MS = 2000;

/** Drafts are validated like published entries, so that nothing half-filled can be published by a later bulk action. */
const drafts = { validate: true, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };

/** What editors write: kept as a draft while they type. */
export const draftVersions: CollectionConfig['versions'] = { drafts: { ...drafts, autosave: { interval: AUTOSAVE_MS } }, maxPerDoc: 50 };

/** What somebody else wrote: an editor's change is kept when they say so. */
export const contributedVersions: CollectionConfig['versions'] = { drafts, maxPerDoc: 50 };
