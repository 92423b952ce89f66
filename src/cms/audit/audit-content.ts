import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  GlobalAfterChangeHook,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload';
import { publishedBefore, storedRow } from '../versions/document-state';
import { concernedLanguage, writeIntent } from '../versions/write-intent';
import { recordContentEvent } from './record-event';

declare module 'payload' {
  interface RequestContext {
    /** Set by imports, which log one line for all rows. */
    skipAudit?: boolean;
  }
}

const STAMPS = ['createdAt', 'updatedAt'];

const subjectOf = (collection: { slug: string }, doc: { id: number | string }) => `${collection.slug} #${doc.id}`;

function titleOf(collection: SanitizedCollectionConfig, doc: Record<string, unknown>): string {
  const title = doc[collection.admin.useAsTitle ?? 'id'];
  return typeof title === 'string' ? title : '';
}

/** Logs publishing, unpublishing and the trash. Drafts are left to the version history; a change of what is public is logged, even beside a draft. */
const auditPublishing: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  // The seed isn't logged.
  if (context.skipRevalidation || context.skipAudit) return doc;
  const before = publishedBefore(req, collection.slug, doc.id);
  const subject = subjectOf(collection, doc);
  const title = titleOf(collection, doc);
  const intent = writeIntent(req, collection.slug);
  const language = concernedLanguage(intent);
  const named = language ? `${title} (${language})` : title;
  if (operation === 'update' && before && Boolean(before.deletedAt) !== Boolean(doc.deletedAt)) {
    await recordContentEvent(req, doc.deletedAt ? 'content_trashed' : 'content_untrashed', subject, title);
  } else if (doc._status === 'published' || (intent?.action === 'change' && before?._status === 'published')) {
    await recordContentEvent(req, 'content_published', subject, named);
  } else if (before?._status === 'published') {
    const stored = await storedRow(req, collection.slug, doc.id);
    if (stored?._status !== 'published') await recordContentEvent(req, 'content_unpublished', subject, title);
    else if (intent?.action === 'unpublish') await recordContentEvent(req, 'content_unpublished', subject, named);
  }
  return doc;
};

const auditRestoring: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  if (operation === 'restoreVersion') await recordContentEvent(req, 'content_restored', subjectOf(collection, result), titleOf(collection, result));
  return result;
};

const auditDeleting: CollectionAfterDeleteHook = async ({ collection, context, doc, req }) => {
  if (!context.skipRevalidation) await recordContentEvent(req, 'content_deleted', subjectOf(collection, doc), titleOf(collection, doc));
  return doc;
};

/** Documents without drafts take effect on the whole site at once, like settings. */
const auditSetting: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  if (!context.skipRevalidation) await recordContentEvent(req, 'settings_changed', subjectOf(collection, doc), titleOf(collection, doc));
  return doc;
};

const auditGlobal: GlobalAfterChangeHook = async ({ context, doc, global, previousDoc, req }) => {
  if (context.skipRevalidation) return doc;
  const changed = global.flattenedFields
    .map(({ name }) => name)
    .filter((name) => !STAMPS.includes(name) && JSON.stringify(doc[name]) !== JSON.stringify(previousDoc?.[name]));
  if (changed.length > 0) await recordContentEvent(req, 'settings_changed', global.slug, changed.join(', '));
  return doc;
};

/** Logs publishing, unpublishing, restoring and deleting of content and every change of a setting, over every API. */
export function auditContent(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks, slug, versions } of config.collections) {
    if (versions?.drafts) {
      hooks.afterChange.push(auditPublishing);
      hooks.afterOperation.push(auditRestoring);
    }
    if (slug === 'redirects') hooks.afterChange.push(auditSetting);
    if (versions?.drafts || slug === 'redirects' || slug === 'media') hooks.afterDelete.push(auditDeleting);
  }
  for (const { hooks, slug } of config.globals) {
    if (slug.startsWith('payload-')) continue;
    hooks.afterChange ??= [];
    hooks.afterChange.push(auditGlobal);
  }
  return config;
}
