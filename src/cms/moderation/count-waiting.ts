import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { _reviews_v, _tools_v, contact_messages, edit_proposals, reports, shortlists } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { SUSPECT_COUNT } from '../links/suspects';

export interface QueueCounts {
  tools: number;
  reviews: number;
  reports: number;
  proposals: number;
  shortlists: number;
  messages: number;
  links: number;
}

/** Number of undecided items by kind. */
export async function countWaiting(req: PayloadRequest): Promise<QueueCounts> {
  const [counts] = await execute<QueueCounts>(
    req,
    sql`select
      (select count(*)::int from ${_tools_v} where ${_tools_v.latest} and ${_tools_v.version_moderation_state} = 'pending'
        and ${_tools_v.version_deletedAt} is null) as tools,
      (select count(*)::int from ${_reviews_v} where ${_reviews_v.latest} and ${_reviews_v.version_moderation_state} = 'pending'
        and ${_reviews_v.version_deletedAt} is null) as reviews,
      (select count(*)::int from ${reports} where ${reports.outcome} is null) as reports,
      (select count(*)::int from ${edit_proposals} where ${edit_proposals.outcome} is null and ${edit_proposals.tool} is not null) as proposals,
      (select count(*)::int from ${shortlists} where ${shortlists.visibility} = 'requested') as shortlists,
      (select count(*)::int from ${contact_messages} where ${contact_messages.handled} is not true and ${contact_messages.deletedAt} is null) as messages,
      ${SUSPECT_COUNT} as links`,
  );
  return counts as QueueCounts;
}
