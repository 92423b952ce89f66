import type { CollectionBeforeChangeHook } from 'payload';

/** Keeps the moderation state in step with publishing done in the panel: published shows as published, a taken-back entry as unpublished. */
export const syncModerationState: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const state = data.moderation?.state ?? originalDoc?.moderation?.state;
  if (data._status === 'published' && state !== 'published') return { ...data, moderation: { ...data.moderation, state: 'published' } };
  if (data._status === 'draft' && originalDoc?._status === 'published' && data.moderation?.state === 'unpublished') return data;
  return data;
};
