import type { CollectionConfig } from 'payload';

/** Drafts are validated like published entries, so that nothing half-filled can be published by a later bulk action. */
export const draftVersions: CollectionConfig['versions'] = { drafts: { validate: true }, maxPerDoc: 50 };
