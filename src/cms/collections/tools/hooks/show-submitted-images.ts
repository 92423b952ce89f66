import type { CollectionAfterChangeHook } from 'payload';
import { relationIds } from '@/cms/fields/relation-ids';

/** Images of a submission are public while the tool is. */
export const showSubmittedImages: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const images = [...relationIds(doc.logo?.image), ...relationIds(doc.cover)];
  if (images.length === 0 || !doc.submitter?.email) return doc;
  // A draft of a public tool has status draft; the stored row has the public status.
  const stored = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection: collection.slug,
    where: { id: { equals: doc.id } },
    req,
  });
  const isPublic = stored?._status === 'published';
  await req.payload.update({
    collection: 'media',
    where: { and: [{ id: { in: images } }, { submitted: { equals: isPublic } }] },
    data: { submitted: !isPublic },
    depth: 0,
    req,
  });
  return doc;
};
