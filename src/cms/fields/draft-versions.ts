import type { CollectionConfig } from 'payload';

const AUTOSAVE_MS = 2000;

/** Drafts are validated like published entries, so that a bulk action can't publish an incomplete one. */
const drafts = { validate: true, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } };

/** For editors' content: autosaved while typing. */
export const draftVersions: CollectionConfig['versions'] = { drafts: { ...drafts, autosave: { interval: AUTOSAVE_MS } }, maxPerDoc: 50 };

/** For contributed content: an editor's change is saved on request. */
export const contributedVersions: CollectionConfig['versions'] = { drafts, maxPerDoc: 50 };
