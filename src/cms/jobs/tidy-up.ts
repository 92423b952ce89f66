import { sql } from '@payloadcms/db-postgres';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { RETENTION_DAYS } from '@/domain/limits';
import {
  _reviews_v,
  _tools_v,
  audit_events,
  confirmations,
  contact_messages,
  edit_proposals,
  follows,
  link_checks,
  media,
  moderation_events,
  newsletter_deliveries,
  payload_jobs,
  presences,
  reports,
  reviews,
  shortlists,
  subscribers,
  tools,
} from '@/payload-generated-schema';
import { UNCONFIRMED } from '../accounts/unconfirmed';
import { recordContentEvent } from '../audit/record-event';
import { expireTags } from '../cache/expire-tags';
import { whereUsed } from '../collections/media/where-used';
import { databaseOf, execute, inTransaction } from '../database/transaction';
import { JobTakenOver } from '../queues/claims';
import { JOB_QUEUES } from '../queues/queues';
import { refreshPrices } from '../search/refresh-prices';
import { refreshScores } from '../search/refresh-scores';
import { forgetTransferFiles, forgetTransfers } from '../transfers/files';

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

async function forgetImages(req: PayloadRequest): Promise<number> {
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
  return images.length;
}

async function forgetSenders(req: PayloadRequest): Promise<number> {
  const db = await databaseOf(req);
  const turnedDown = sql`(select ${tools.id} from ${tools} join ${_tools_v} on ${_tools_v.parent} = ${tools.id} and ${_tools_v.latest}
    where ${IS_TURNED_DOWN} and ${_tools_v.updatedAt} < ${before(RETENTION_DAYS.rejectedSenders)})`;
  await db
    .update(_tools_v)
    .set({ version_submitter_email: null, version_submitter_language: null, version_moderation_note: null })
    .where(
      sql`(${_tools_v.version_submitter_email} is not null or ${_tools_v.version_moderation_note} is not null) and ${_tools_v.parent} in ${turnedDown}`,
    );
  const { rowCount } = await db
    .update(tools)
    .set({ submitter_email: null, submitter_language: null, moderation_note: null })
    .where(sql`(${tools.submitter_email} is not null or ${tools.moderation_note} is not null) and ${tools.id} in ${turnedDown}`);
  return rowCount ?? 0;
}

async function forgetRejectedReviews(req: PayloadRequest): Promise<number> {
  const rows = await execute<{ id: number }>(
    req,
    sql`select ${reviews.id} from ${reviews} join ${_reviews_v} on ${_reviews_v.parent} = ${reviews.id} and ${_reviews_v.latest}
      where ${reviews._status} is distinct from 'published' and ${_reviews_v.version_moderation_state} = 'rejected'
        and ${_reviews_v.updatedAt} < ${before(RETENTION_DAYS.rejectedSenders)}
      order by ${reviews.id} limit ${BATCH}`,
  );
  for (const { id } of rows) await req.payload.delete({ collection: 'reviews', id, trash: true, depth: 0, req });
  return rows.length;
}

/** The number of mails sent stays known. */
async function forgetRecipients(req: PayloadRequest): Promise<number> {
  const { subscriber, state, updatedAt } = newsletter_deliveries;
  const db = await databaseOf(req);
  const { rowCount } = await db
    .update(newsletter_deliveries)
    .set({ subscriber: null })
    .where(sql`${subscriber} is not null and ${state} not in ('pending', 'handed') and ${updatedAt} < ${before(RETENTION_DAYS.deliveries)}`);
  return rowCount ?? 0;
}

/** Rows that have expired or whose retention period is over. */
const EXPIRED = {
  confirmations: sql`${confirmations} where ${confirmations.expiresAt} < now()`,
  sessions: sql`auth.session where "expiresAt" < now()`,
  codes: sql`auth.verification where "expiresAt" < now()`,
  'unconfirmed accounts': sql`${UNCONFIRMED} and u."createdAt" < ${before(RETENTION_DAYS.unconfirmedAccounts)}`,
  // A web process that missed a day drops its whole cache.
  'cache changes': sql`cache.changes where at < now() - interval '1 day'`,
  limits: sql`limits.hits where expire < extract(epoch from now()) * 1000`,
  messages: sql`${contact_messages} where (${contact_messages.handled} and ${contact_messages.updatedAt} < ${before(RETENTION_DAYS.handledMessages)})
    or ${contact_messages.createdAt} < ${before(RETENTION_DAYS.messages)} or ${contact_messages.deletedAt} < ${before(RETENTION_DAYS.trashedMessages)}`,
  reports: sql`${reports} where ${reports.decidedAt} < ${before(RETENTION_DAYS.decidedReports)}`,
  proposals: sql`${edit_proposals} where ${edit_proposals.decidedAt} < ${before(RETENTION_DAYS.decidedProposals)} or ${edit_proposals.tool} is null`,
  subscriptions: sql`${subscribers} where ${subscribers.status} = 'pending' and ${subscribers.updatedAt} < ${before(RETENTION_DAYS.unconfirmedSubscriptions)}`,
  // Also of what was permanently deleted.
  follows: sql`${follows} where (${follows.status} = 'pending' and ${follows.updatedAt} < ${before(RETENTION_DAYS.unconfirmedFollows)})
    or (${follows.kind} = 'tool' and ${follows.tool} is null) or (${follows.kind} = 'category' and ${follows.category} is null)
    or (${follows.user} is null and ${follows.email} is null)`,
  // A mail in doubt whose code or link has expired is no use to anyone. A completed job is left behind if its process died at that moment.
  jobs: sql`${payload_jobs} where (${payload_jobs.hasError} and (${payload_jobs.updatedAt} < ${before(RETENTION_DAYS.failedMails)}
      or (${payload_jobs.input} ->> 'validUntil')::timestamptz < now())) or ${payload_jobs.completedAt} < now() - interval '1 day'`,
  'moderation log': sql`${moderation_events} where ${moderation_events.createdAt} < ${before(RETENTION_DAYS.logs)}`,
  'audit log': sql`${audit_events} where ${audit_events.createdAt} < ${before(RETENTION_DAYS.logs)}`,
  'link checks': sql`${link_checks} where ${link_checks.updatedAt} < ${before(RETENTION_DAYS.linkChecks)}`,
  presences: sql`${presences} where ${presences.seenAt} < ${before(RETENTION_DAYS.presences)}`,
  clicks: sql`workspace.clicks where day < current_date - ${RETENTION_DAYS.clicks}::integer`,
  'search misses': sql`workspace.search_misses where day < current_date - ${RETENTION_DAYS.searchMisses}::integer`,
};

async function deleteRows(req: PayloadRequest, rows: ReturnType<typeof sql>): Promise<number> {
  const [gone] = await execute<{ count: number }>(
    req,
    sql`with gone as (delete from ${rows} returning 1) select count(*)::integer as count from gone`,
  );
  return gone?.count ?? 0;
}

/** Some of them may have been made public. */
async function forgetShortlists(req: PayloadRequest): Promise<number> {
  const isOver = sql`${shortlists.user} is null and ${shortlists.updatedAt} < ${before(RETENTION_DAYS.ownerlessShortlists)}`;
  const count = await deleteRows(req, sql`${shortlists} where ${isOver}`);
  if (count > 0) await expireTags([cacheTags.publicShortlists], req);
  return count;
}

/** A step returns how many rows or files it deleted or anonymised. */
type Step = (req: PayloadRequest) => Promise<number>;

const inOneTransaction =
  (step: Step): Step =>
  (req) =>
    inTransaction(req, () => step(req));

const STEPS: [string, Step][] = [
  ['images', forgetImages],
  ['senders', inOneTransaction(forgetSenders)],
  ['rejected reviews', inOneTransaction(forgetRejectedReviews)],
  ['recipients', inOneTransaction(forgetRecipients)],
  ['shortlists', inOneTransaction(forgetShortlists)],
  ...Object.entries(EXPIRED).map(([name, rows]): (typeof STEPS)[number] => [name, inOneTransaction((req) => deleteRows(req, rows))]),
  ['transfers', inOneTransaction(forgetTransfers)],
  ['transfer files', forgetTransferFiles],
  // They delete nothing; they are part of the same nightly job.
  ['recommended order', (req) => refreshScores(req).then(() => 0)],
  ['old prices', (req) => refreshPrices(req).then(() => 0)],
];

/** Three more attempts, for steps that failed. */
const RETRIES = { attempts: 3, backoff: { type: 'fixed', delay: 600_000 } } as const;

/**
 * Deletes or anonymises expired data once a day, then updates the recommended order of tools. Public content isn't touched. Each step has its own transaction (images: each image), and one that fails doesn't keep the
 * others from their work. The audit log says what was done.
 * @throws after the last step if any failed, so that the job is tried again
 */
export const tidyUp: TaskConfig<'tidy-up'> = {
  slug: 'tidy-up',
  schedule: [{ cron: '17 3 * * *', queue: JOB_QUEUES.upkeep }],
  retries: RETRIES,
  handler: async ({ req: { payload } }) => {
    const done: Record<string, number> = {};
    const failed: string[] = [];
    for (const [name, step] of STEPS) {
      const req = await createLocalReq({}, payload);
      try {
        const count = await step(req);
        if (count > 0) done[name] = count;
      } catch (error) {
        if (error instanceof JobTakenOver) throw error;
        failed.push(name);
        payload.logger.error({ err: error, msg: `Retention failed: ${name}` });
      }
    }
    payload.logger.info({ msg: 'Retention', done, failed });
    const count = Object.values(done).reduce((sum, each) => sum + each, 0);
    if (count + failed.length > 0)
      await recordContentEvent(await createLocalReq({}, payload), 'data_expired', 'retention', [count, ...failed].join(', '));
    if (failed.length > 0) throw new Error(`Retention failed: ${failed.join(', ')}`);
    return { output: {} };
  },
};
