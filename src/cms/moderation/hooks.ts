import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, PayloadRequest } from 'payload';
import { actionBetween, type ModeratedCollection, type ModerationState } from '@/domain/moderation-states';
import { isEditor } from '../access/roles';
import { refuse } from '../guards/refuse';
import { draftBefore, publishedBefore, takesOffline } from '../versions/document-state';
import { writeIntent } from '../versions/write-intent';
import type { AuditedAction } from './step';
import { tellSender } from './tell-sender';

/** The state after a change, whether it was made in the queue, the edit view, in bulk or by the site. */
function stateAfter(req: PayloadRequest, from: ModerationState | null, { isPublishing, isUnpublishing }: Record<string, boolean>) {
  if (isPublishing) {
    if (from === null || from === 'published') return 'published';
    return actionBetween(from, 'published') ? 'published' : refuse(req, 'moderationState');
  }
  return isUnpublishing && from !== null ? 'unpublished' : from;
}

/** The only place where a moderation state changes. */
const settleState: CollectionBeforeChangeHook = ({ collection, context, data, operation, originalDoc, req }) => {
  if (operation === 'create') {
    const state = context.moderation?.to ?? (data._status === 'published' ? 'published' : (data.moderation?.state ?? null));
    return { ...data, moderation: { ...data.moderation, state } };
  }
  const from = (originalDoc?.moderation?.state ?? null) as ModerationState | null;
  // A change that starts from the public row would discard the version in the queue.
  const newest = draftBefore(req, collection.slug, Number(originalDoc?.id)) as { moderation?: { state?: string | null } } | null;
  if (newest?.moderation?.state === 'pending' && from !== 'pending' && !context.moderation) {
    refuse(req, 'moderationChanged');
  }
  // What waits in the queue is decided there.
  const action = writeIntent(req, collection.slug)?.action;
  if (from === 'pending' && (action === 'revert' || action === 'restore')) refuse(req, 'moderationState');
  const to =
    context.moderation?.to ??
    stateAfter(req, from, {
      // A restored version becomes a draft, whatever its status says.
      isPublishing: action !== 'restore' && data._status === 'published',
      isUnpublishing: takesOffline(req, collection.slug, originalDoc?.id, collection.flattenedFields),
    });
  const reason = context.moderation ? (context.moderation.reason ?? null) : from === to ? originalDoc?.moderation?.reason : null;
  return { ...data, moderation: { ...originalDoc?.moderation, ...data.moderation, state: to, reason } };
};

/** Logs the step and mails the sender, in the transaction of the change. */
const recordStep: CollectionAfterChangeHook = async ({ collection, context, doc, operation, previousDoc, req }) => {
  const from = operation === 'create' ? null : ((previousDoc?.moderation?.state ?? null) as ModerationState | null);
  const to = (doc.moderation?.state ?? null) as ModerationState | null;
  const isTakenOffline = to === 'unpublished' && from !== 'unpublished';
  const action: AuditedAction | null =
    context.moderation?.action ?? (isTakenOffline ? 'unpublish' : from && to && from !== to ? actionBetween(from, to) : null);
  if (!action || !to) return doc;
  const slug = collection.slug as ModeratedCollection;
  const isBySender = action === 'submit' || action === 'resubmit' || action === 'withdraw';
  const event = await req.payload.create({
    collection: 'moderation-events',
    data: {
      collection: slug,
      document: doc.id,
      title: String(doc.name && slug === 'tools' ? doc.name : doc.title),
      action,
      from,
      to,
      reason: context.moderation?.reason ?? null,
      ...(isBySender || !isEditor(req.user) ? {} : { actor: req.user?.id, actorName: req.user?.email }),
      documentUpdatedAt: doc.updatedAt,
      wasPublic: publishedBefore(req, slug, doc.id)?._status === 'published',
    },
    depth: 0,
    req,
  });
  await tellSender(req, { collection: slug, doc, action, reason: context.moderation?.reason ?? null, event: event.id });
  return doc;
};

/** Adds the state machine and its log to a collection of content that visitors submit. */
export const moderated = ({ hooks, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...hooks,
    beforeChange: [...(hooks?.beforeChange ?? []), settleState],
    afterChange: [...(hooks?.afterChange ?? []), recordStep],
  },
});
