import { sql } from '@payloadcms/db-postgres';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, TaskConfig } from 'payload';
import { RETENTION_DAYS } from '@/domain/limits';
import {
  _reviews_v,
  _tools_v,
  audit_events,
  confirmations,
  contact_messages,
  edit_proposals,
  link_checks,
  media,
  moderation_events,
  newsletter_deliveries,
  payload_jobs,
  presences,
  reports,
  reviews,
  subscribers,
  tools,
  users,
} from '@/payload-generated-schema';
import { whereUsed } from '../collections/media/where-used';
import { databaseOf, execute, inTransaction } from '../database/transaction';
import { JOB_QUEUES } from '../queues/queues';
import { forgetTransfers } from '../transfers/files';

/** Limit per run; the rest follows the next day. */
const BATCH = 500;

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

/** A tool, joined with its newest version, that was rejected or withdrawn and isn't public. */
const IS_TURNED_DOWN = sql`${tools._status} is distinct from 'published'
  and (${_tools_v.version_moderation_state} = 'rejected' or ${tools.deletedAt} is not null or ${_tools_v.version_deletedAt} is not null)`;

const NOT_PUBLIC = sql`${tools._status} is distinct from 'published'`;

/** Deletes an image that only rejected submissions show. */
async function deleteImage(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction(req, async () => {
    const db = await databaseOf(req);
    const ofHiddenTool = sql`${_tools_v.parent} in (select ${tools.id} from ${tools} where ${NOT_PUBLIC})`;
    for (const field of ['logo_image', 'cover'] as const) {
      await db
        .update(tools)
        .set({ [field]: null })
        .where(and(eq(tools[field], id), NOT_PUBLIC));
      await db
        .update(_tools_v)
        .set({ [`version_${field}`]: null })
        .where(and(eq(_tools_v[`version_${field}`], id), ofHiddenTool));
    }
    if ((await whereUsed(req, id)).length === 0) await req.payload.delete({ collection: 'media', id, depth: 0, req });
  });
}

async function forgetImages(req: PayloadRequest): Promise<void> {
  const old = before(RETENTION_DAYS.rejectedImages);
  const images = await execute<{ id: number }>(
    req,
    sql`select ${media.id} from ${media} where ${media.submitted} and ${media.updatedAt} < ${old} and not exists (
        select from ${_tools_v} join ${tools} on ${tools.id} = ${_tools_v.parent}
          where ${_tools_v.latest} and ${media.id} in (${_tools_v.version_logo_image}, ${_tools_v.version_cover})
            and not (${IS_TURNED_DOWN} and ${_tools_v.updatedAt} < ${old}))
      order by ${media.id} limit ${BATCH}`,
  );
  for (const { id } of images) await deleteImage(req, id);
}

async function forgetSenders(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req);
  const turnedDown = sql`(select ${tools.id} from ${tools} join ${_tools_v} on ${_tools_v.parent} = ${tools.id} and ${_tools_v.latest}
    where ${IS_TURNED_DOWN} and ${_tools_v.updatedAt} < ${before(RETENTION_DAYS.rejectedSenders)})`;
  await db
    .update(_tools_v)
    .set({ version_submitter_email: null, version_submitter_language: null, version_moderation_note: null })
    .where(
      sql`(${_tools_v.version_submitter_email} is not null or ${_tools_v.version_moderation_note} is not null) and ${_tools_v.parent} in ${turnedDown}`,
    );
  await db
    .update(tools)
    .set({ submitter_email: null, submitter_language: null, moderation_note: null })
    .where(sql`(${tools.submitter_email} is not null or ${tools.moderation_note} is not null) and ${tools.id} in ${turnedDown}`);
}

async function forgetRejectedReviews(req: PayloadRequest): Promise<void> {
  const rows = await execute<{ id: number }>(
    req,
    sql`select ${reviews.id} from ${reviews} join ${_reviews_v} on ${_reviews_v.parent} = ${reviews.id} and ${_reviews_v.latest}
      where ${reviews._status} is distinct from 'published' and ${_reviews_v.version_moderation_state} = 'rejected'
        and ${_reviews_v.updatedAt} < ${before(RETENTION_DAYS.rejectedSenders)}
      order by ${reviews.id} limit ${BATCH}`,
  );
  for (const { id } of rows) await req.payload.delete({ collection: 'reviews', id, trash: true, depth: 0, req });
}

/** The number of mails sent stays known. */
async function forgetRecipients(req: PayloadRequest): Promise<void> {
  const { subscriber, state, updatedAt } = newsletter_deliveries;
  const db = await databaseOf(req);
  await db
    .update(newsletter_deliveries)
    .set({ subscriber: null })
    .where(sql`${subscriber} is not null and ${state} not in ('pending', 'handed') and ${updatedAt} < ${before(RETENTION_DAYS.deliveries)}`);
}

/** Rows that have expired or whose retention period is over. */
const EXPIRED = [
  sql`${confirmations} where ${confirmations.expiresAt} < now()`,
  sql`auth.session where "expiresAt" < now()`,
  sql`auth.verification where "expiresAt" < now()`,
  // Invited people already have an account and stay.
  sql`auth."user" u where not u."emailVerified" and u."createdAt" < ${before(RETENTION_DAYS.unconfirmedAccounts)}
    and not exists (select from ${users} where ${users.authId} = u.id::text)`,
  // A web process that missed a day drops its whole cache.
  sql`cache.changes where at < now() - interval '1 day'`,
  sql`limits.hits where expire < extract(epoch from now()) * 1000`,
  sql`${contact_messages} where (${contact_messages.handled} and ${contact_messages.updatedAt} < ${before(RETENTION_DAYS.handledMessages)})
    or ${contact_messages.createdAt} < ${before(RETENTION_DAYS.messages)} or ${contact_messages.deletedAt} < ${before(RETENTION_DAYS.trashedMessages)}`,
  sql`${reports} where ${reports.decidedAt} < ${before(RETENTION_DAYS.decidedReports)}`,
  sql`${edit_proposals} where ${edit_proposals.decidedAt} < ${before(RETENTION_DAYS.decidedProposals)} or ${edit_proposals.tool} is null`,
  sql`${subscribers} where ${subscribers.status} = 'pending' and ${subscribers.updatedAt} < ${before(RETENTION_DAYS.unconfirmedSubscriptions)}`,
  sql`${payload_jobs} where ${payload_jobs.hasError} and ${payload_jobs.updatedAt} < ${before(RETENTION_DAYS.failedMails)}`,
  sql`${moderation_events} where ${moderation_events.createdAt} < ${before(RETENTION_DAYS.logs)}`,
  sql`${audit_events} where ${audit_events.createdAt} < ${before(RETENTION_DAYS.logs)}`,
  sql`${link_checks} where ${link_checks.updatedAt} < ${before(RETENTION_DAYS.linkChecks)}`,
  sql`${presences} where ${presences.seenAt} < ${before(RETENTION_DAYS.presences)}`,
  sql`workspace.clicks where day < current_date - ${RETENTION_DAYS.clicks}::integer`,
  sql`workspace.search_misses where day < current_date - ${RETENTION_DAYS.searchMisses}::integer`,
];

/** Deletes or anonymises expired data once a day. Public content isn't touched. */
export const tidyUp: TaskConfig<'tidy-up'> = {
  slug: 'tidy-up',
  schedule: [{ cron: '17 3 * * *', queue: JOB_QUEUES.upkeep }],
  handler: async ({ req }) => {
    await forgetImages(req);
    await forgetSenders(req);
    await forgetRejectedReviews(req);
    await forgetRecipients(req);
    for (const rows of EXPIRED) await execute(req, sql`delete from ${rows}`);
    await forgetTransfers(req);
    return { output: {} };
  },
};
