import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { cacheTags } from '@/domain/cache-tags';
import { expireTags } from '../cache/expire-tags';
import { execute } from '../database/execute';

/** Whether the reviews of a deleted account stay without a name or are deleted. */
export type ReviewFate = 'anonymise' | 'remove';

/** Includes reviews sent with the verified address before the account existed. */
async function eraseReviews(req: PayloadRequest, user: number, email: string | null, fate: ReviewFate): Promise<void> {
  const rows = await execute<{ id: number; tool_id: number | null }>(
    req,
    sql`select id, tool_id from reviews where author_id = ${user} or (${email}::text is not null and lower(email) = ${email})`,
  );
  if (rows.length === 0) return;
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  if (fate === 'remove') {
    for (const { id } of rows) await req.payload.delete({ collection: 'reviews', id, trash: true, depth: 0, req });
    return;
  }
  await execute(
    req,
    sql`update reviews set author_id = null, email = null, name = null, public_name = null, location = null, identity = null, anonymous = true where id in (${ids})`,
  );
  await execute(
    req,
    sql`update _reviews_v set version_author_id = null, version_email = null, version_name = null, version_public_name = null,
      version_location = null, version_identity = null, version_anonymous = true where parent_id in (${ids})`,
  );
  const tools = [...new Set(rows.flatMap(({ tool_id }) => (tool_id === null ? [] : [tool_id])))];
  // The review feed is cached with the lists.
  expireTags([cacheTags.toolsList, ...tools.flatMap((id) => [cacheTags.tool(id), cacheTags.toolReviews(id)])], req);
}

/**
 * Removes the traces of an account that is being deleted, in all versions: bookmarks, reviews, submissions, messages, reports, proposals, newsletter
 * subscription and queued mails.
 */
export async function eraseTraces(req: PayloadRequest, user: number, reviews: ReviewFate): Promise<void> {
  const account = await req.payload.findByID({ collection: 'users', id: user, depth: 0, trash: true, disableErrors: true, req });
  if (!account) return;
  const email = account.email?.toLowerCase() ?? null;
  await eraseReviews(req, user, email, reviews);
  await req.payload.delete({ collection: 'bookmarks', where: { user: { equals: user } }, depth: 0, req });
  await execute(
    req,
    sql`update tools set submitter_user_id = null, submitter_email = null, submitter_language = null
      where submitter_user_id = ${user} or (${email}::text is not null and lower(submitter_email) = ${email})`,
  );
  await execute(
    req,
    sql`update _tools_v set version_submitter_user_id = null, version_submitter_email = null, version_submitter_language = null
      where version_submitter_user_id = ${user} or (${email}::text is not null and lower(version_submitter_email) = ${email})`,
  );
  if (account.avatar) {
    await req.payload.update({ collection: 'users', id: user, data: { avatar: null }, context: { fromIdentity: true }, depth: 0, trash: true, req });
    await req.payload.delete({ collection: 'avatars', where: { user: { equals: user } }, depth: 0, req });
  }
  // The logs name deleted accounts by number.
  await execute(req, sql`update moderation_events set actor_name = ${`#${user}`} where actor_id = ${user}`);
  await execute(req, sql`update audit_events set actor_name = ${`#${user}`} where actor_id = ${user}`);
  if (!email) return;
  await req.payload.delete({ collection: 'subscribers', where: { email: { equals: email } }, depth: 0, req });
  await execute(req, sql`delete from contact_messages where lower(email) = ${email}`);
  await execute(req, sql`delete from confirmations where lower(email) = ${email}`);
  await execute(req, sql`update reports set email = null, name = null where lower(email) = ${email}`);
  await execute(req, sql`update edit_proposals set email = null where lower(email) = ${email}`);
  await execute(
    req,
    sql`delete from payload_jobs where task_slug = 'send-mail' and not processing
      and ${email} in (lower(input ->> 'to'), lower(input -> 'replyTo' ->> 'address'))`,
  );
}
