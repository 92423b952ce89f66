import type { CollectionBeforeChangeHook } from 'payload';

/** Keeps the moderation state in step with publishing done in the panel: what is published counts as approved. */
export const syncModerationState: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const state = data.moderation?.state ?? originalDoc?.moderation?.state;
  return data._status === 'published' && state !== 'published' ? { ...data, moderation: { ...data.moderation, state: 'published' } } : data;
};
