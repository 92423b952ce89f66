import type { Client } from 'pg';

/**
 * What must not come back with a backup: sessions and codes that may have been ended since, and mails that may have been sent. Those wait as
 * uncertain for an admin to decide, so that nobody gets one twice.
 */
const STATEMENTS = [
  'delete from auth."session"',
  'delete from auth.verification',
  'delete from limits.hits',
  // Its transactions are those of another server: here they would seem to be new for days, at every look.
  'delete from cache.changes',
  `update payload_jobs set has_error = true, processing = false, handed_at = coalesce(handed_at, now())
    where task_slug in ('send-mail', 'send-payload-mail') and completed_at is null and has_error is not true`,
  // An issue that waited may have been sent; one under way ends without the uncertain.
  `delete from payload_jobs where task_slug = 'send-newsletter' and completed_at is null
    and (input ->> 'issue')::integer in (select id from newsletter_issues where status = 'scheduled')`,
  `update newsletter_issues set status = 'draft' where status = 'scheduled'`,
  // Readers may have been told what is in the backup.
  'update follows set told_event = (select coalesce(max(id), 0) from tool_events)',
  `update newsletter_deliveries set state = 'uncertain' where state in ('pending', 'handed')`,
  // Its files aren't in a backup: the next start builds them.
  `delete from payload_kv where key = 'dataset'`,
];

export async function endWhatMayBeOver(client: Client): Promise<void> {
  await client.query('begin');
  for (const statement of STATEMENTS) await client.query(statement);
  await client.query('commit');
}
