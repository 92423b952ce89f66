import type { CollectionBeforeOperationHook, GlobalConfig } from 'payload';
import { lockDocument } from './transaction';

type GlobalBeforeOperationHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number];

/**
 * Serialises updates of one document, for collections without drafts; the others do so in `settleIntent`. Payload reads a document in every language and
 * writes them all, so an update that reads too early would undo the other language.
 */
export const lockUpdated: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = 'id' in args ? Number(args.id) : Number.NaN;
  if (operation === 'update' && Number.isInteger(id)) await lockDocument(req, collection.slug, id);
  return args;
};

/** The same for a global, under the name that translations have for it. */
export const lockGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update' || operation === 'restoreVersion') await lockDocument(req, `globals/${global.slug}`, 0);
  return args;
};
