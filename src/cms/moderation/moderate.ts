import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { localeOf } from '@/domain/locales';
import { type ModeratedCollection, type ModerationAction, type ModerationState, TRANSITIONS } from '@/domain/moderation-states';
import { PARTS } from '@/domain/parts';
import { payload_jobs } from '@/payload-generated-schema';
import type { ModerationEvent } from '@/payload-types';
import { execute, inTransaction, lockDocument } from '../database/transaction';
import { relationIds } from '../fields/relation-ids';
import { refuse } from '../guards/refuse';
import { queueMail } from '../mail/queue-mail';
import { storedRow } from '../versions/document-state';
import { mailedTool } from './mailed-tool';
import { type Step, takeStep } from './step';

export interface ModeratedItem {
  collection: ModeratedCollection;
  id: number;
  /** `updatedAt` of the newest version that the editor has seen. */
  seen: string;
}

async function newest(req: PayloadRequest, { collection, id, seen }: ModeratedItem) {
  const doc = await req.payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true, req });
  if (!doc || doc.updatedAt !== seen) return refuse(req, 'moderationChanged');
  return doc;
}

const isPublic = async (req: PayloadRequest, { collection, id }: ModeratedItem) => (await storedRow(req, collection, id))?._status === 'published';

type StoredDocument = Awaited<ReturnType<typeof newest>>;

/** Language of the submission. Texts in the other language may be missing without blocking publication. */
const languageOf = (doc: StoredDocument) => {
  const language = 'submitter' in doc ? doc.submitter?.language : 'language' in doc ? doc.language : null;
  return localeOf(language);
};

async function change(
  req: PayloadRequest,
  item: ModeratedItem,
  doc: StoredDocument,
  step: Step,
  { preservesPublic, data = {} }: { preservesPublic: boolean; data?: Record<string, unknown> },
): Promise<{ updatedAt: string }> {
  return takeStep(req, step, () =>
    req.payload.update({
      collection: item.collection,
      id: item.id,
      data: { ...data, _status: step.to === 'published' ? 'published' : 'draft' },
      draft: preservesPublic,
      locale: languageOf(doc),
      // A decision is about the whole document.
      context: { parts: PARTS },
      depth: 0,
      req,
    }),
  );
}

/**
 * Takes one step of the state machine with log and mail, all or nothing.
 * @param seen `updatedAt` of the version the editor looked at
 * @returns `updatedAt` after the step
 * @throws APIError 409 when the document has changed or its state doesn't allow the step, 400 when a required reason is missing
 */
export function moderate(req: PayloadRequest, item: ModeratedItem, action: ModerationAction, reason: string | null): Promise<{ updatedAt: string }> {
  return inTransaction(req, async () => {
    const { from, to, needsReason } = TRANSITIONS[action];
    if (needsReason && !reason?.trim()) return refuse(req, 'reason', 400);
    await lockDocument(req, item.collection, item.id);
    const doc = await newest(req, item);
    if (doc.moderation?.state !== from) return refuse(req, 'moderationState');
    // Rejecting a newer version leaves the public one as it is.
    const preservesPublic = from !== 'published' && to !== 'published' && (await isPublic(req, item));
    return change(req, item, doc, { action, to, reason: reason?.trim() || null }, { preservesPublic });
  });
}

async function lastEvent(req: PayloadRequest, { collection, id }: ModeratedItem): Promise<ModerationEvent | null> {
  const { docs } = await req.payload.find({
    collection: 'moderation-events',
    where: { and: [{ collection: { equals: collection } }, { document: { equals: id } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  });
  return docs[0] ?? null;
}

/** True if the document had a newer draft when it went offline; undoing would publish that draft. */
async function hadUnfinishedDraft(req: PayloadRequest, { collection, id }: ModeratedItem): Promise<boolean> {
  const { docs } = await req.payload.findVersions({ collection, where: { parent: { equals: id } }, sort: '-updatedAt', limit: 2, depth: 0, req });
  return (docs[1]?.version as { _status?: string } | undefined)?._status !== 'published';
}

const CONTENT_OF_REVIEW = ['ratings', 'title', 'text', 'language', 'anonymous', 'name', 'location'] as const;

/** Undoes an approved change: restores the previous public version and puts the change back in the queue. */
async function takeBackChange(req: PayloadRequest, item: ModeratedItem, doc: StoredDocument): Promise<{ updatedAt: string }> {
  const { docs } = await req.payload.findVersions({
    collection: item.collection,
    where: { and: [{ parent: { equals: item.id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 2,
    depth: 0,
    req,
  });
  // The newest version is the approved change.
  const before = docs[1]?.version as Record<string, unknown> | undefined;
  const pick = (from: Record<string, unknown>) => Object.fromEntries(CONTENT_OF_REVIEW.map((name) => [name, from[name]]));
  if (before) await change(req, item, doc, { action: 'undo', to: 'published' }, { preservesPublic: false, data: pick(before) });
  const after = pick(doc as unknown as Record<string, unknown>);
  return change(req, item, doc, { action: 'undo', to: 'pending' }, { preservesPublic: true, data: after });
}

/**
 * Undoes the last step if nothing has changed since, and withdraws its mail if that still waits.
 * @throws APIError 409 when something has changed or the step can't be undone
 */
export function undo(req: PayloadRequest, item: ModeratedItem): Promise<{ updatedAt: string }> {
  return inTransaction(req, async () => {
    await lockDocument(req, item.collection, item.id);
    const doc = await newest(req, item);
    const event = await lastEvent(req, item);
    const isStep = event && event.action in TRANSITIONS && event.from && event.to === doc.moderation?.state;
    if (!isStep || event.documentUpdatedAt !== doc.updatedAt) return refuse(req, 'moderationState');
    if (event.action === 'unpublish' && (await hadUnfinishedDraft(req, item))) return refuse(req, 'moderationState');
    const { processing, completedAt, input } = payload_jobs;
    await execute(
      req,
      sql`delete from ${payload_jobs} where ${processing} is not true and ${completedAt} is null and (${input} ->> 'moderationEvent')::integer = ${event.id}`,
    );
    const to = event.from as ModerationState;
    const isChangeOfPublic = event.action === 'approve' && event.wasPublic && item.collection === 'reviews';
    if (isChangeOfPublic) return takeBackChange(req, item, doc);
    const preservesPublic = Boolean(event.wasPublic) && to !== 'published' && event.action !== 'unpublish';
    return change(req, item, doc, { action: 'undo', to }, { preservesPublic });
  });
}

/**
 * Decides a report: takes the review offline or leaves it, and mails the reporter the reason.
 * @throws APIError 409 when it is already decided, 400 without a reason
 */
export function decideReport(
  req: PayloadRequest,
  { id, outcome, reason }: { id: number; outcome: 'removed' | 'kept'; reason: string | null },
): Promise<void> {
  return inTransaction(req, async () => {
    const answer = reason?.trim();
    if (!answer) return refuse(req, 'reason', 400);
    await lockDocument(req, 'reports', id);
    const report = await req.payload.findByID({ collection: 'reports', id, depth: 0, disableErrors: true, req });
    if (!report || report.outcome) return refuse(req, 'moderationChanged');
    const [review] = relationIds(report.review).map(Number);
    const item = { collection: 'reviews' as const, id: Number(review), seen: '' };
    await lockDocument(req, item.collection, item.id);
    const doc = await req.payload.findByID({ collection: 'reviews', id: item.id, draft: true, depth: 0, disableErrors: true, req });
    // The public version goes, whatever state the newest one is in.
    if (outcome === 'removed' && doc && (await isPublic(req, item))) {
      await change(req, item, doc, { action: 'unpublish', to: 'unpublished', reason: answer }, { preservesPublic: false });
    }
    await req.payload.update({
      collection: 'reports',
      id,
      data: { outcome, answer, decidedBy: req.user?.id, decidedAt: new Date().toISOString() },
      depth: 0,
      req,
    });
    if (report.email) {
      const { name: toolName } = await mailedTool(req, doc?.tool);
      await queueMail(req, { kind: 'report-decided', data: { toolName, outcome, reason: answer }, to: report.email, language: report.language });
    }
  });
}
