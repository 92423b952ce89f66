import type { CollectionAfterChangeHook } from 'payload';
import { relationIds } from '../../../hooks/relation-ids';

/** The images of a submission become public with it. */
export const showSubmittedImages: CollectionAfterChangeHook = async ({ doc, req }) => {
  const images = [...relationIds(doc.logo?.image), ...relationIds(doc.cover)];
  if (doc._status === 'published' && images.length > 0) {
    await req.payload.update({
      collection: 'media',
      where: { and: [{ id: { in: images } }, { submitted: { equals: true } }] },
      data: { submitted: false },
      depth: 0,
      req,
    });
  }
  return doc;
};
