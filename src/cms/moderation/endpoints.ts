import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { PROPOSAL_OUTCOMES } from '@/domain/edit-proposals';
import { MAX_ID } from '@/domain/limits';
import { MODERATED_COLLECTIONS, MODERATION_ACTIONS } from '@/domain/moderation-states';
import { SHORTLIST_OUTCOMES } from '@/domain/shortlists';
import { editorGet, editorPost } from '../guards/editor-endpoint';
import { decideShortlist } from '../shortlists/decide-shortlist';
import { duplicatesOf } from './duplicates';
import { decideReport, moderate, undo } from './moderate';
import { decideProposal } from './proposals';

const BULK_MAX = 100;

const id = z.int().positive().max(MAX_ID);
const seen = z.string().max(40);
const reason = z
  .string()
  .max(2000)
  .nullish()
  .transform((text) => text ?? null);
const moderation = z.object({
  items: z
    .array(z.object({ collection: z.enum(MODERATED_COLLECTIONS), id, seen }))
    .min(1)
    .max(BULK_MAX),
  action: z.enum([...MODERATION_ACTIONS, 'undo']),
  reason,
});

/** Result for one document of a bulk action; each succeeds or fails on its own. */
export interface ModerationOutcome {
  collection: string;
  id: number;
  ok: boolean;
  seen?: string;
  message?: string;
}

/**
 * `POST /api/moderation` `{ items: [{ collection, id, seen }], action, reason? }`, for editors: 200 with an outcome per item, 409 when a single item
 * was refused because it had changed.
 * `POST /api/moderation/reports` `{ id, outcome, reason }` decides a report, `POST /api/moderation/proposals` `{ id, outcome, reason?, seen }` a
 * proposed change, `POST /api/moderation/shortlists` `{ id, outcome, seen }` whether a shortlist becomes public.
 * `GET /api/moderation/duplicates?tool`, for editors → `{ duplicates: LikelyDuplicate[] }`
 */
export const moderationEndpoints: Endpoint[] = [
  editorGet('/moderation/duplicates', z.object({ tool: z.coerce.number().pipe(id) }), async (req, { tool }) => ({
    duplicates: await duplicatesOf(req, tool),
  })),
  editorPost('/moderation', moderation, async (req, { items, action, reason }) => {
    const outcomes: ModerationOutcome[] = [];
    let status = 200;
    for (const item of items) {
      const { collection, id } = item;
      try {
        const done = action === 'undo' ? await undo(req, item) : await moderate(req, item, action, reason);
        outcomes.push({ collection, id, ok: true, seen: done.updatedAt });
      } catch (error) {
        const isAnswer = error instanceof APIError && error.isPublic;
        if (!isAnswer) req.payload.logger.error({ err: error, msg: `${action} of ${collection} ${id} failed` });
        outcomes.push({ collection, id, ok: false, ...(isAnswer ? { message: error.message } : {}) });
        if (items.length === 1) status = isAnswer ? error.status : 500;
      }
    }
    return Response.json({ outcomes }, { status });
  }),
  editorPost('/moderation/reports', z.object({ id, outcome: z.enum(['removed', 'kept']), reason }), async (req, decision) => {
    await decideReport(req, decision);
    return Response.json({ ok: true });
  }),
  editorPost('/moderation/proposals', z.object({ id, outcome: z.enum(PROPOSAL_OUTCOMES), reason, seen }), async (req, decision) => {
    await decideProposal(req, decision);
    return Response.json({ ok: true });
  }),
  editorPost('/moderation/shortlists', z.object({ id, outcome: z.enum(SHORTLIST_OUTCOMES), seen }), async (req, decision) => {
    await decideShortlist(req, decision);
    return Response.json({ ok: true });
  }),
];
