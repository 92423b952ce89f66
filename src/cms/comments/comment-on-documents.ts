import type { CollectionAfterDeleteHook, Plugin } from 'payload';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { withEditControls } from '../preview/edit-control';

const COMMENTS_CONTROL = { beforeDocumentControls: ['@/panel/comments/document-comments#DocumentComments'] };

const deleteComments: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await req.payload.delete({
    collection: 'comments',
    where: { and: [{ collection: { equals: collection.slug } }, { document: { equals: Number(id) } }] },
    depth: 0,
    req,
  });
  return doc;
};

/** Shows comments in the edit view; they are deleted with their document. */
export const commentOnDocuments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (!PREVIEWED_COLLECTIONS.some((slug) => slug === collection.slug)) return collection;
    const { hooks } = collection;
    return { ...withEditControls(collection, COMMENTS_CONTROL), hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), deleteComments] } };
  }),
});
