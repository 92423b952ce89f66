import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { type ToolChange, type ToolValues, toolChangesBetween } from '@/domain/tool/events';
import { publishedBefore, storedRow } from '../versions/document-state';
import type { StoredValues } from '../versions/parts';
import { writeIntent } from '../versions/write-intent';
import { reasonOf } from './change-reason';
import { toolValues } from './tool-values';

interface Told {
  isCorrection: boolean;
  noticedAt: string;
  changedOn?: string;
  source?: string;
  note?: { en?: string; nl?: string };
}

async function store(req: PayloadRequest, tool: number, name: string, change: ToolChange, told: Told): Promise<void> {
  await req.payload.create({ collection: 'tool-events', data: { tool, name, origin: 'published', ...change, ...told }, depth: 0, req });
}

async function hasEvents(req: PayloadRequest, tool: number): Promise<boolean> {
  const where = { tool: { equals: tool }, origin: { equals: 'published' } };
  return (await req.payload.count({ collection: 'tool-events', where, req })).totalDocs > 0;
}

/**
 * Stores what differs between two public states, in the transaction of the write. A tool that was public before there were events, such as one of the
 * seed, first gets an event with what it was.
 */
async function recordChanges(req: PayloadRequest, tool: number, row: StoredValues | null, after: ToolValues | null): Promise<void> {
  const before = toolValues(row);
  const changes = toolChangesBetween(before, after);
  if (changes.length === 0) return;
  const reason = reasonOf(req);
  const made = reason.change === 'maker' ? reason : null;
  const now = new Date().toISOString();
  const isKnown = await hasEvents(req, tool);
  if (before && !isKnown) {
    const listed = { kind: 'listed', subject: null, before: null, after: before } as const;
    await store(req, tool, before.name, listed, { isCorrection: true, noticedAt: String(row?.createdAt ?? now) });
  }
  for (const change of changes) {
    // A new tool corrects nothing; one that comes back is no news.
    const isCorrection = !made && (change.kind !== 'listed' || isKnown);
    const told = {
      isCorrection,
      noticedAt: now,
      changedOn: made?.changedOn,
      source: made?.changeSource,
      note: { en: made?.changeNoteEn, nl: made?.changeNoteNl },
    };
    await store(req, tool, (after ?? before)?.name ?? '', change, told);
  }
}

/** After `settleState`, which settles what is public. */
export const recordToolChanges: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  if (context.skipLists || writeIntent(req, collection.slug)?.action === 'draft') return doc;
  const [before, after] = [publishedBefore(req, collection.slug, doc.id), await storedRow(req, collection.slug, doc.id)];
  await recordChanges(req, doc.id, before, toolValues(after));
  return doc;
};
