import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { DAY_MS } from '@/domain/durations';
import { localeOf } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { link_checks as checks, tools } from '@/payload-generated-schema';
import type { LinkCheck, Tool } from '@/payload-types';
import { execute, inTransaction, lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';

export const LINK_ACTIONS = ['offline', 'replace', 'stand'] as const;
type LinkAction = (typeof LINK_ACTIONS)[number];

/** A public tool whose address waits for an editor. */
export interface SuspectLink {
  tool: number;
  name: string;
  url: string;
  /** The tool's `updatedAt`; a decision must name it. */
  seen: string;
  check: number;
  status: number | null;
  problem: string | null;
  finalUrl: string | null;
  failedDays: number;
  since: string;
  checkedAt: string;
}

interface LinkDecision {
  tool: number;
  check: number;
  seen: string;
}

/** A dismissed address comes back after 30 days, unless it only moved. */
const SUSPECTS = sql`from ${checks} join ${tools} on ${tools.url} = ${checks.url}
  where ${checks.suspect} and (${checks.dismissedAt} is null or (not ${checks.ok} and ${checks.dismissedAt} < now() - interval '30 days'))
    and ${tools._status} = 'published' and ${tools.active} and ${tools.deletedAt} is null`;

export const SUSPECT_COUNT = sql`(select count(*)::int ${SUSPECTS})`;

type Row = Pick<SuspectLink, 'tool' | 'name' | 'url' | 'check' | 'problem' | 'finalUrl'> &
  Record<'seen' | 'checkedAt', string> &
  Record<'status' | 'failedDays' | 'lastFailedOn', string | null>;

/** Suspect addresses, dead ones first. The caller checks for an editor. */
export async function suspectLinks(req: PayloadRequest, limit: number): Promise<SuspectLink[]> {
  const rows = await execute<Row>(
    req,
    sql`select ${tools.id} as tool, ${tools.name}, ${tools.url}, ${tools.updatedAt} as seen, ${checks.id} as check, ${checks.status}, ${checks.problem},
        ${checks.finalUrl} as "finalUrl", ${checks.failedDays} as "failedDays", ${checks.lastFailedOn} as "lastFailedOn", ${checks.checkedAt} as "checkedAt"
      ${SUSPECTS} order by ${checks.lastFailedOn} nulls last, ${tools.id} limit ${limit}`,
  );
  return rows.map(({ lastFailedOn, ...row }) => {
    const failedDays = Number(row.failedDays ?? 0);
    const checkedAt = new Date(row.checkedAt).toISOString();
    const since = lastFailedOn ? new Date(Date.parse(lastFailedOn) - (failedDays - 1) * DAY_MS).toISOString() : checkedAt;
    return { ...row, seen: new Date(row.seen).toISOString(), status: row.status === null ? null : Number(row.status), failedDays, since, checkedAt };
  });
}

/** The check that a decision is about. @throws APIError 409 when it no longer exists */
export async function checkOf(req: PayloadRequest, { check }: Pick<LinkDecision, 'check'>): Promise<LinkCheck> {
  const found = await req.payload.findByID({ collection: 'link-checks', id: check, depth: 0, disableErrors: true, req });
  return found ?? refuse(req, 'gone');
}

async function changeTool(req: PayloadRequest, { tool: id, seen }: LinkDecision, data: Partial<Tool>, url?: string): Promise<string> {
  await lockDocument(req, 'tools', id);
  const newest = await req.payload.findByID({ collection: 'tools', id, draft: true, depth: 0, disableErrors: true, req });
  if (!newest) return refuse(req, 'gone');
  // Publishing would include the unfinished draft.
  if (newest._status !== 'published') return refuse(req, 'unfinishedDraft');
  if (newest.updatedAt !== seen || (url !== undefined && newest.url !== url)) return refuse(req, 'moderationChanged');
  const { updatedAt } = await req.payload.update({
    collection: 'tools',
    id,
    data: { ...data, _status: 'published' },
    // The other language may be incomplete.
    locale: localeOf(newest.submitter?.language),
    context: { parts: PARTS },
    depth: 0,
    overrideAccess: false,
    req,
  });
  return updatedAt;
}

/**
 * Takes a tool with a suspect address offline, replaces the address by the one it moved to, or lets it stand; `undo` takes the decision back.
 * @returns the tool's `updatedAt` afterwards
 * @throws APIError 409 when the tool has changed in the meantime, has an unfinished draft, or has no new address that answers
 */
export function decideLink(req: PayloadRequest, decision: LinkDecision, action: LinkAction, undo = false): Promise<string> {
  return inTransaction(req, async () => {
    const { id, url, ok, problem, finalUrl } = await checkOf(req, decision);
    if (action === 'stand') {
      await req.payload.update({ collection: 'link-checks', id, data: { dismissedAt: undo ? null : new Date().toISOString() }, depth: 0, req });
      return decision.seen;
    }
    if (undo) return changeTool(req, decision, action === 'offline' ? { active: true } : { url });
    if (action === 'offline') return changeTool(req, decision, { active: false }, url);
    if (!ok || problem !== 'moved' || !finalUrl) return refuse(req, 'noNewAddress');
    return changeTool(req, decision, { url: finalUrl }, url);
  });
}
