import type { SuspectLink } from '@/cms/links/suspects';
import type { ModerationOutcome } from '@/cms/moderation/endpoints';
import type { QueueItem } from '@/cms/moderation/queue';
import { callApi } from '../call-api';
import { type Decision, isModerated } from './queue-state';

/** A request that takes a decision back, and what it is about. */
export interface Undo {
  path: string;
  body: unknown;
  /** At least one. */
  items: [QueueItem, ...QueueItem[]];
}

interface Decided {
  /** Null when the server refused the request as a whole. */
  done: QueueItem[] | null;
  /** The server's reasons, null where it gave none. */
  refusals: (string | null)[];
  undo: Undo | null;
}

interface LinkAnswer {
  ok: boolean;
  status: number | null;
  problem: string | null;
  waits: boolean;
}

const MODERATION = '/api/moderation';
const LINKS = '/api/links';

const linkOf = ({ tool, check, seen }: SuspectLink) => ({ tool, check, seen });

const refused = (message: string | null): Decided => ({ done: null, refusals: [message], undo: null });

async function moderate(items: QueueItem[], action: Decision, reason: string | null): Promise<Decided> {
  const sent = { items: items.map(({ kind, id, seen }) => ({ collection: kind, id, seen })), action, reason };
  const { body, message } = await callApi<{ outcomes: ModerationOutcome[] }>(MODERATION, sent);
  const { outcomes } = body;
  if (!outcomes) return refused(message);
  // One outcome per item, in the same order.
  const done = items.filter((_, index) => outcomes[index]?.ok);
  const undo = { items: outcomes.filter(({ ok }) => ok), action: 'undo' };
  const [first, ...others] = done;
  return {
    done,
    refusals: outcomes.filter(({ ok }) => !ok).map((outcome) => outcome.message ?? null),
    undo: first ? { path: MODERATION, body: undo, items: [first, ...others] } : null,
  };
}

async function decideLink(item: QueueItem, suspect: SuspectLink, action: Decision): Promise<Decided> {
  const sent = { ...linkOf(suspect), action };
  const { body, message } = await callApi<{ seen: string }>(LINKS, sent);
  if (!body.seen) return refused(message);
  return { done: [item], refusals: [], undo: { path: LINKS, body: { ...sent, seen: body.seen, undo: true }, items: [item] } };
}

/** Sends a decision about items of one kind, or about tools and reviews together. */
export async function sendDecision(items: QueueItem[], decision: Decision, reason: string | null): Promise<Decided> {
  const [item] = items;
  if (!item || isModerated(item)) return moderate(items, decision, reason);
  if (item.suspect) return decideLink(item, item.suspect, decision);
  const { kind, id, seen } = item;
  const { ok, message } = await callApi(`${MODERATION}/${kind}`, { id, outcome: decision, reason, seen });
  return ok ? { done: [item], refusals: [], undo: null } : refused(message);
}

/** Takes a decision back; `message` says why if it wasn't possible for every item. */
export async function sendUndo({ path, body: sent }: Undo): Promise<{ ok: boolean; message: string | null }> {
  const { ok, body, message } = await callApi<{ outcomes: ModerationOutcome[] }>(path, sent);
  return { ok: ok && !body.outcomes?.some((outcome) => !outcome.ok), message };
}

/** Asks the server to visit a suspect address again. */
export const checkLink = (suspect: SuspectLink) => callApi<LinkAnswer>(LINKS, { ...linkOf(suspect), action: 'check' });
