import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { RETENTION_DAYS } from '@/domain/limits';
import { whereUsed } from '../collections/media/where-used';
import { execute } from '../database/execute';
import { inTransaction } from '../database/in-transaction';

/** Limit per run; the rest follows the next day. */
const BATCH = 500;

/** A submission `t` with its newest version `v` that was rejected or withdrawn and isn't public. */
const IS_TURNED_DOWN = sql`t._status is distinct from 'published'
  and (v.version_moderation_state = 'rejected' or t.deleted_at is not null or v.version_deleted_at is not null)`;

const before = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Deletes an image that only rejected submissions show. */
async function deleteImage(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction(req, async () => {
    for (const column of ['logo_image_id', 'cover_id'].map((name) => sql.raw(name)))
      await execute(req, sql`update tools set ${column} = null where ${column} = ${id} and _status is distinct from 'published'`);
    for (const column of ['version_logo_image_id', 'version_cover_id'].map((name) => sql.raw(name)))
      await execute(
        req,
        sql`update _tools_v set ${column} = null where ${column} = ${id} and parent_id in (select id from tools where _status is distinct from 'published')`,
      );
    if ((await whereUsed(req, id)).length === 0) await req.payload.delete({ collection: 'media', id, depth: 0, req });
  });
}

async function forgetImages(req: PayloadRequest): Promise<void> {
  const old = before(RETENTION_DAYS.rejectedImages);
  const images = await execute<{ id: number }>(
    req,
    sql`select m.id from media m where m.submitted and m.updated_at < ${old} and not exists (
        select from _tools_v v join tools t on t.id = v.parent_id
          where v.latest and m.id in (v.version_logo_image_id, v.version_cover_id) and not (${IS_TURNED_DOWN} and v.updated_at < ${old}))
      order by m.id limit ${BATCH}`,
  );
  for (const { id } of images) await deleteImage(req, id);
}

async function forgetSenders(req: PayloadRequest): Promise<void> {
  const turnedDown = sql`select t.id from tools t join _tools_v v on v.parent_id = t.id and v.latest
    where ${IS_TURNED_DOWN} and v.updated_at < ${before(RETENTION_DAYS.rejectedSenders)}`;
  await execute(
    req,
    sql`update _tools_v set version_submitter_email = null, version_submitter_language = null, version_moderation_note = null
      where (version_submitter_email is not null or version_moderation_note is not null) and parent_id in (${turnedDown})`,
  );
  await execute(
    req,
    sql`update tools set submitter_email = null, submitter_language = null, moderation_note = null
      where (submitter_email is not null or moderation_note is not null) and id in (${turnedDown})`,
  );
}

async function forgetRejectedReviews(req: PayloadRequest): Promise<void> {
  const rows = await execute<{ id: number }>(
    req,
    sql`select r.id from reviews r join _reviews_v v on v.parent_id = r.id and v.latest
      where r._status is distinct from 'published' and v.version_moderation_state = 'rejected' and v.updated_at < ${before(RETENTION_DAYS.rejectedSenders)}
      order by r.id limit ${BATCH}`,
  );
  for (const { id } of rows) await req.payload.delete({ collection: 'reviews', id, trash: true, depth: 0, req });
}

/** Deletes or anonymises contributions whose retention period is over. Public content isn't touched. */
export async function forgetOldData(req: PayloadRequest): Promise<void> {
  await forgetImages(req);
  await forgetSenders(req);
  await forgetRejectedReviews(req);
  await execute(
    req,
    sql`delete from contact_messages where (handled and updated_at < ${before(RETENTION_DAYS.handledMessages)})
      or created_at < ${before(RETENTION_DAYS.messages)} or deleted_at < ${before(RETENTION_DAYS.trashedMessages)}`,
  );
  await execute(req, sql`delete from reports where decided_at < ${before(RETENTION_DAYS.decidedReports)}`);
  // The number of mails sent stays known.
  await execute(
    req,
    sql`update newsletter_deliveries set subscriber_id = null
      where subscriber_id is not null and state not in ('pending', 'handed') and updated_at < ${before(RETENTION_DAYS.deliveries)}`,
  );
  await execute(req, sql`delete from subscribers where status = 'pending' and updated_at < ${before(RETENTION_DAYS.unconfirmedSubscriptions)}`);
  await execute(req, sql`delete from payload_jobs where has_error and updated_at < ${before(RETENTION_DAYS.failedMails)}`);
  await execute(req, sql`delete from moderation_events where created_at < ${before(RETENTION_DAYS.logs)}`);
  await execute(req, sql`delete from audit_events where created_at < ${before(RETENTION_DAYS.logs)}`);
}
