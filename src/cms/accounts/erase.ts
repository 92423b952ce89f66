import { sql } from '@payloadcms/db-postgres';
import { and, eq, inArray, or } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import {
  _reviews_v,
  _tools_v,
  audit_events,
  confirmations,
  contact_messages,
  edit_proposals,
  moderation_events,
  payload_jobs,
  reports,
  reviews,
  tools,
} from '@/payload-generated-schema';
import { expireTags } from '../cache/expire-tags';
import { databaseOf } from '../database/transaction';
import { FROM_IDENTITY } from './account-of';
import { removeAvatars } from './avatar';
import { isAddress } from './typed-addresses';

/** Whether the reviews of a deleted account stay without a name or are deleted. */
export type ReviewFate = 'anonymise' | 'remove';

/** Includes reviews sent with the verified address before the account existed. */
async function eraseReviews(req: PayloadRequest, user: number, email: string | null, fate: ReviewFate): Promise<void> {
  const db = await databaseOf(req);
  const rows = await db
    .select({ id: reviews.id, tool: reviews.tool })
    .from(reviews)
    .where(or(eq(reviews.author, user), isAddress(reviews.email, email)));
  if (rows.length === 0) return;
  if (fate === 'remove') {
    for (const { id } of rows) await req.payload.delete({ collection: 'reviews', id, trash: true, depth: 0, req });
    return;
  }
  const ids = rows.map(({ id }) => id);
  await db
    .update(reviews)
    .set({ author: null, email: null, name: null, publicName: null, location: null, identity: null, anonymous: true })
    .where(inArray(reviews.id, ids));
  await db
    .update(_reviews_v)
    .set({
      version_author: null,
      version_email: null,
      version_name: null,
      version_publicName: null,
      version_location: null,
      version_identity: null,
      version_anonymous: true,
    })
    .where(inArray(_reviews_v.parent, ids));
  const reviewed = [...new Set(rows.flatMap(({ tool }) => tool ?? []))];
  // The review feed is cached with the lists.
  await expireTags([cacheTags.toolsList, ...reviewed.flatMap((id) => [cacheTags.tool(id), cacheTags.toolReviews(id)])], req);
}

/**
 * Removes the traces of an account that is being deleted, in all versions: bookmarks, shortlists, follows, reviews, submissions, messages, reports, proposals,
 * newsletter subscription and queued mails. Comments stay without a name.
 */
export async function eraseTraces(req: PayloadRequest, user: number, reviews: ReviewFate): Promise<void> {
  const account = await req.payload.findByID({ collection: 'users', id: user, depth: 0, trash: true, disableErrors: true, req });
  if (!account) return;
  const email = account.email?.toLowerCase() ?? null;
  await eraseReviews(req, user, email, reviews);
  for (const collection of ['bookmarks', 'follows', 'presences', 'shortlists'] as const)
    await req.payload.delete({ collection, where: { user: { equals: user } }, depth: 0, req });
  const db = await databaseOf(req);
  await db
    .update(tools)
    .set({ submitter_user: null, submitter_email: null, submitter_language: null })
    .where(or(eq(tools.submitter_user, user), isAddress(tools.submitter_email, email)));
  await db
    .update(_tools_v)
    .set({ version_submitter_user: null, version_submitter_email: null, version_submitter_language: null })
    .where(or(eq(_tools_v.version_submitter_user, user), isAddress(_tools_v.version_submitter_email, email)));
  if (account.avatar) {
    await req.payload.update({ collection: 'users', id: user, data: { avatar: null }, context: FROM_IDENTITY, depth: 0, trash: true, req });
    await removeAvatars(req, user);
  }
  // The logs name deleted accounts by number.
  for (const log of [moderation_events, audit_events])
    await db
      .update(log)
      .set({ actorName: `#${user}` })
      .where(eq(log.actor, user));
  if (!email) return;
  for (const collection of ['subscribers', 'follows'] as const)
    await req.payload.delete({ collection, where: { email: { equals: email } }, depth: 0, req });
  await db.delete(contact_messages).where(isAddress(contact_messages.email, email));
  await db.delete(confirmations).where(isAddress(confirmations.email, email));
  await db.update(reports).set({ email: null, name: null }).where(isAddress(reports.email, email));
  await db.update(edit_proposals).set({ email: null }).where(isAddress(edit_proposals.email, email));
  const { input, taskSlug, processing } = payload_jobs;
  await db
    .delete(payload_jobs)
    .where(
      and(eq(taskSlug, 'send-mail'), eq(processing, false), sql`${email} in (lower(${input} ->> 'to'), lower(${input} -> 'replyTo' ->> 'address'))`),
    );
}
