import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '@/domain/locales';
import type { CheckSubject } from '@/domain/tool/fact-checks';
import { edit_proposals_changes as changes, edit_proposals as proposals } from '@/payload-generated-schema';
import type { EditProposal } from '@/payload-types';
import { execute } from '../database/transaction';
import { settleProposal } from '../moderation/proposals';
import type { Found } from './check-subject';

/** What somebody proposed about a fact or the plans of a tool. */
export interface ProposedCorrection {
  id: number;
  value: string;
  reason: string;
  sourceUrl: string | null;
  language: Locale;
}

/** Undecided proposals that are about nothing but one subject: `tool`, `subject` and `proposal`. */
export const WAITING_CORRECTIONS = sql`select ${proposals.tool} as tool, min(${changes.field}::text) as subject, ${proposals.id} as proposal
  from ${proposals} join ${changes} on ${changes._parentID} = ${proposals.id}
  where ${proposals.outcome} is null and ${proposals.tool} is not null
  group by ${proposals.id} having count(distinct ${changes.field}) = 1`;

/** The waiting corrections of some tools by `tool:subject`, oldest first. */
export async function listCorrections(req: PayloadRequest, tools: number[]): Promise<Map<string, ProposedCorrection[]>> {
  const rows = await execute<ProposedCorrection & { tool: number; subject: string }>(
    req,
    sql`select w.tool, w.subject, ${proposals.id} as id, ${changes.value} as value, ${proposals.reason} as reason,
        ${proposals.sourceUrl} as "sourceUrl", ${proposals.language}::text as language
      from (${WAITING_CORRECTIONS}) w join ${proposals} on ${proposals.id} = w.proposal join ${changes} on ${changes._parentID} = ${proposals.id}
      where w.tool = any (${sql.param(tools)}::integer[]) order by ${proposals.id}, ${changes._order}`,
  );
  const found = new Map<string, ProposedCorrection[]>();
  for (const { tool, subject, ...correction } of rows) {
    const key = `${tool}:${subject}`;
    found.set(key, [...(found.get(key) ?? []), correction]);
  }
  return found;
}

/** Answers the corrections that an editor saw when they checked the subject, in the transaction of the check. */
export async function settleCorrections(
  req: PayloadRequest,
  { tool, subject, corrections, found }: { tool: number; subject: CheckSubject; corrections: readonly number[]; found: Found },
): Promise<void> {
  if (found.is === 'sourceless') return;
  const outcome = found.is === 'true' ? 'rejected' : 'accepted';
  const waiting = (await listCorrections(req, [tool])).get(`${tool}:${subject}`) ?? [];
  for (const { id } of waiting.filter((one) => corrections.includes(one.id))) {
    const proposal: EditProposal = await req.payload.findByID({ collection: 'edit-proposals', id, depth: 0, req });
    await settleProposal(req, proposal, outcome, null);
  }
}
