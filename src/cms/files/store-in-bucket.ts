import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Config, PayloadRequest, Plugin, UploadConfig } from 'payload';
import { afterCommit } from '../database/after-commit';
import { bucketIn } from './bucket-files';

/** Folders in the bucket, the same as on disk. */
const FOLDERS: Record<string, string> = { media: 'media', avatars: 'media/avatars' };

type StoredUpload = Record<string, unknown> & { filename?: string | null };

/**
 * The plugin saves the document a second time after each upload, with the request's crop, which then fails or is applied twice (payload#15991,
 * #17294). It only saves what it has read.
 */
const withoutSecondSave = (req: PayloadRequest): PayloadRequest =>
  Object.assign(Object.create(req), { payload: { logger: req.payload.logger, update: async () => undefined } });

/**
 * Stores the files of images and account pictures in the bucket of the settings, if there is one. Payload's plugin uploads, serves and deletes them.
 * What else it adds would change the schema by configuration (`prefix`, `_objectKey`) and ship a browser part for direct uploads, which would pass
 * by the checks of uploads. Files are deleted after the commit, so that a rollback leaves them.
 */
export const storeInBucket: Plugin = async (config) => {
  const bucket = bucketIn(process.env);
  if (!bucket) return config;
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const stored = (config.collections ?? []).filter(({ slug }) => slug in FOLDERS);
  const collections = Object.fromEntries(stored.map(({ slug }) => [slug, { prefix: FOLDERS[slug] }]));
  const bare = stored.map(({ slug, upload }) => ({ slug, fields: [], upload: { ...(upload as UploadConfig), handlers: [] } }));
  const prepared = await s3Storage({ bucket: bucket.name, config: bucket.client, collections })({ collections: bare } as unknown as Config);
  return {
    ...config,
    collections: config.collections?.map((collection) => {
      const { hooks, upload } = prepared.collections?.find(({ slug }) => slug === collection.slug) ?? {};
      const [save] = hooks?.afterChange ?? [];
      const [remove] = hooks?.afterDelete ?? [];
      if (!save || !remove || typeof upload !== 'object') return collection;
      const saveFiles: CollectionAfterChangeHook<StoredUpload & { id: number }> = async (args) => {
        const { doc, previousDoc, req } = args;
        await save({ ...args, previousDoc: undefined, req: withoutSecondSave(req) });
        const isReplaced = previousDoc?.filename && previousDoc.filename !== doc.filename;
        if (isReplaced) await afterCommit(req, async () => remove({ ...args, id: doc.id, doc: previousDoc }));
        return doc;
      };
      const removeFiles: CollectionAfterDeleteHook = (args) => afterCommit(args.req, async () => remove(args));
      const own = collection.upload as UploadConfig;
      return {
        ...collection,
        // Payload would fetch the copied file from the site's public address.
        disableDuplicate: true,
        hooks: {
          ...collection.hooks,
          afterChange: [...(collection.hooks?.afterChange ?? []), saveFiles],
          afterDelete: [...(collection.hooks?.afterDelete ?? []), removeFiles],
        },
        upload: { ...own, disableLocalStorage: true, handlers: [...(own.handlers ?? []), ...(upload.handlers ?? [])] },
      };
    }),
  };
};
