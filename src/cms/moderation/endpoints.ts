import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { PROPOSAL_OUTCOMES } from '@/domain/edit-proposals';
import { MAX_ID } from '@/domain/limits';
import { MODERATED_COLLECTIONS, MODERATION_ACTIONS } from '@/domain/moderation-states';
import { isEditor } from '../access/roles';
import { readBody } from '../guards/refuse';
import { decideReport, moderate, undo } from './moderate';
import { decideProposal } from './proposals';

const BULK_MAX = 100;

const item = z.object({ collection: z.enum(MODERATED_COLLECTIONS), id: z.int().positive().max(MAX_ID), seen: z.string().max(40) });
const moderation = z.object({
  items: z.array(item).min(1).max(BULK_MAX),
  action: z.enum([...MODERATION_ACTIONS, 'undo']),
  reason: z.string().max(2000).nullish(),
});
const decision = z.object({ id: z.int().positive().max(MAX_ID), outcome: z.enum(['removed', 'kept']), reason: z.string().max(2000).nullish() });
const proposalDecision = z.object({
  id: z.int().positive().max(MAX_ID),
  outcome: z.enum(PROPOSAL_OUTCOMES),
  reason: z.string().max(2000).nullish(),
  seen: z.string().max(40),
});

async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  if (!isEditor(req.user)) throw new Forbidden(req.t);
  return readBody(req, schema);
}

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
 * proposed change.
 */
export const moderationEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/moderation',
    handler: async (req) => {
      const { items, action, reason } = await bodyOf(req, moderation);
      const outcomes: ModerationOutcome[] = [];
      let status = 200;
      for (const { collection, id, seen } of items) {
        try {
          const target = { collection, id, seen };
          const done = action === 'undo' ? await undo(req, target) : await moderate(req, target, action, reason ?? null);
          outcomes.push({ collection, id, ok: true, seen: done.updatedAt });
        } catch (error) {
          const isAnswer = error instanceof APIError && error.isPublic;
          if (!isAnswer) req.payload.logger.error({ err: error, msg: `${action} of ${collection} ${id} failed` });
          outcomes.push({ collection, id, ok: false, ...(isAnswer ? { message: error.message } : {}) });
          if (items.length === 1) status = isAnswer ? error.status : 500;
        }
      }
      return Response.json({ outcomes }, { status });
    },
  },
  {
    method: 'post',
    path: '/moderation/reports',
    handler: async (req) => {
      const { id, outcome, reason } = await bodyOf(req, decision);
      await decideReport(req, { id, outcome, reason: reason ?? null });
      return Response.json({ ok: true });
    },
  },
  {
    method: 'post',
    path: '/moderation/proposals',
    handler: async (req) => {
      const { reason, ...decided } = await bodyOf(req, proposalDecision);
      await decideProposal(req, { ...decided, reason: reason ?? null });
      return Response.json({ ok: true });
    },
  },
];
