import { sql } from '@payloadcms/db-postgres';
import { and, eq, lt } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { RETENTION_DAYS } from '@/domain/limits';
import {
  _reviews_v,
  _tools_v,
  audit_events,
  contact_messages,
  media,
  moderation_events,
  newsletter_deliveries,
  payload_jobs,
  reports,
  reviews,
  subscribers,
  tools,
} from '@/payload-generated-schema';
import { whereUsed } from '../collections/media/where-used';
import { databaseOf, execute, inTransaction } from '../database/transaction';

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
    await db
      .update(tools)
      .set({ logo_image: null })
      .where(and(eq(tools.logo_image, id), NOT_PUBLIC));
    await db
      .update(tools)
      .set({ cover: null })
      .where(and(eq(tools.cover, id), NOT_PUBLIC));
    await db
      .update(_tools_v)
      .set({ version_logo_image: null })
      .where(and(eq(_tools_v.version_logo_image, id), ofHiddenTool));
    await db
      .update(_tools_v)
      .set({ version_cover: null })
      .where(and(eq(_tools_v.version_cover, id), ofHiddenTool));
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

/** Deletes or anonymises contributions whose retention period is over. Public content isn't touched. */
export async function forgetOldData(req: PayloadRequest): Promise<void> {
  await forgetImages(req);
  await forgetSenders(req);
  await forgetRejectedReviews(req);
  const db = await databaseOf(req);
  await db.delete(contact_messages).where(
    sql`(${contact_messages.handled} and ${contact_messages.updatedAt} < ${before(RETENTION_DAYS.handledMessages)})
      or ${contact_messages.createdAt} < ${before(RETENTION_DAYS.messages)} or ${contact_messages.deletedAt} < ${before(RETENTION_DAYS.trashedMessages)}`,
  );
  await db.delete(reports).where(lt(reports.decidedAt, before(RETENTION_DAYS.decidedReports)));
  // The number of mails sent stays known.
  await db
    .update(newsletter_deliveries)
    .set({ subscriber: null })
    .where(
      sql`${newsletter_deliveries.subscriber} is not null and ${newsletter_deliveries.state} not in ('pending', 'handed')
        and ${newsletter_deliveries.updatedAt} < ${before(RETENTION_DAYS.deliveries)}`,
    );
  await db
    .delete(subscribers)
    .where(and(eq(subscribers.status, 'pending'), lt(subscribers.updatedAt, before(RETENTION_DAYS.unconfirmedSubscriptions))));
  await db.delete(payload_jobs).where(and(eq(payload_jobs.hasError, true), lt(payload_jobs.updatedAt, before(RETENTION_DAYS.failedMails))));
  await db.delete(moderation_events).where(lt(moderation_events.createdAt, before(RETENTION_DAYS.logs)));
  await db.delete(audit_events).where(lt(audit_events.createdAt, before(RETENTION_DAYS.logs)));
}
