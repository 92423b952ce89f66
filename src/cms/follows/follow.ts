import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { FOLLOW_CONFIRM_DAYS } from '@/domain/limits';
import { type Locale, localeInfo } from '@/domain/locales';
import { routes } from '@/domain/routes';
import type { FollowData } from '@/domain/schemas/follow';
import { follows, tool_events } from '@/payload-generated-schema';
import type { Follow } from '@/payload-types';
import { databaseOf, execute, inTransaction } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';
import { readToken, rowMark, signedLink } from '../tokens/signed-token';
import { ADDRESS, FOLLOWS, lockReader } from './readers';

/** Minimum time between two mails to an address about one follow. */
const RESEND_MS = 10 * 60_000;

const NOW = sql`now()`;
/** A reader is told what changes from now on. */
const NEWEST_EVENT = sql`(select coalesce(max(${tool_events.id}), 0) from ${tool_events})`;

type Target = Pick<FollowData, 'kind' | 'target'>;

/** The name of a tool or category, also from the trash; null if there is none, or for visitors if it isn't public, and for bookmarks. */
export async function nameOf(req: PayloadRequest, { kind, target }: Target, locale: Locale, isForVisitors = false): Promise<string | null> {
  if (kind === 'bookmarks' || !target) return null;
  const { docs } = await req.payload.find({
    collection: kind === 'tool' ? 'tools' : 'categories',
    where: { id: { equals: target } },
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: localeInfo(locale).fallback,
    select: { name: true },
    overrideAccess: !isForVisitors,
    trash: !isForVisitors,
    user: null,
    // A separate request, because asking for a language changes the request.
    req: { transactionID: req.transactionID },
  });
  return docs[0]?.name ?? null;
}

type KnownFollow = Pick<Follow, 'id' | 'kind' | 'status' | 'reader' | 'askedAt' | 'createdAt'> & { target: number | null };

/** What an address follows or was asked to confirm. */
const followsOf = (req: PayloadRequest, address: string): Promise<KnownFollow[]> =>
  execute<KnownFollow>(
    req,
    sql`select ${follows.id}, ${follows.kind}, coalesce(${follows.tool}, ${follows.category}) as target, ${follows.status}, ${follows.reader},
        ${follows.askedAt} as "askedAt", ${follows.createdAt} as "createdAt" from ${FOLLOWS} where ${ADDRESS} = ${address} order by ${follows.id}`,
  );

const unfollowClaims = (follow: Pick<Follow, 'id' | 'createdAt'>) =>
  ({ purpose: 'unfollow', subject: String(follow.id), once: rowMark(follow) }) as const;

export const unfollowLink = (follow: Pick<Follow, 'id' | 'createdAt'>, language: string | null | undefined) =>
  signedLink(routes.unfollow, unfollowClaims(follow), language);

/** What confirms a follow, by its mailed link or by the session of an account. */
const CONFIRMED = { status: 'confirmed', confirmedAt: NOW, confirmation: null, toldEvent: NEWEST_EVENT, updatedAt: NOW } as const;

/** Follows at once. The confirmed follows of an address belong to its account from then on, and the newest language counts for all. */
async function followAs(req: PayloadRequest, user: number, email: string, known: KnownFollow | null, row: FollowRow): Promise<void> {
  const db = await databaseOf(req);
  if (known?.status !== 'confirmed') {
    const { id } = known ?? (await req.payload.create({ collection: 'follows', data: { ...row, email }, depth: 0, req }));
    await db.update(follows).set(CONFIRMED).where(eq(follows.id, id));
  }
  await db
    .update(follows)
    .set({ user, email: null })
    .where(and(eq(follows.email, email), eq(follows.status, 'confirmed')));
  await db.update(follows).set({ language: row.language }).where(eq(follows.reader, row.reader));
}

type FollowRow = Pick<Follow, 'kind' | 'tool' | 'category' | 'language' | 'reader'> & { status: 'pending'; toldEvent: number };

/**
 * Follows a tool, a category or one's bookmarks: at once for `sender`, the signed-in account with this address; else its owner is mailed a link that
 * confirms it. The outcome doesn't tell which addresses are known. Refuses what isn't public, and bookmarks without an account.
 */
export async function follow(
  req: PayloadRequest,
  { email: typed, kind, target: given, locale }: FollowData,
  sender: number | null,
): Promise<{ refused?: 'target' | 'account' }> {
  const email = typed.toLowerCase();
  const target = kind === 'bookmarks' ? null : (given ?? null);
  return inTransaction(req, async () => {
    const name = await nameOf(req, { kind, target }, locale, true);
    if (kind === 'bookmarks' && sender === null) return { refused: 'account' };
    if (kind !== 'bookmarks' && name === null) return { refused: 'target' };
    await lockReader(req, email);
    const all = await followsOf(req, email);
    const known = all.find((one) => one.kind === kind && one.target === target) ?? null;
    const reader = all[0]?.reader ?? randomUUID();
    const isFor = (one: FollowData['kind']) => (kind === one ? target : null);
    const data: FollowRow = { kind, tool: isFor('tool'), category: isFor('category'), language: locale, reader, status: 'pending', toldEvent: 0 };
    if (sender === null) await ask(req, email, known, data, name ?? '');
    else await followAs(req, sender, email, known, data);
    return {};
  });
}

/** Mails the owner of an address how to confirm a follow, or that they have it already. */
async function ask(req: PayloadRequest, email: string, known: KnownFollow | null, row: FollowRow, name: string): Promise<void> {
  if (known?.askedAt && Date.now() - Date.parse(known.askedAt) < RESEND_MS) return;
  const askedAt = new Date().toISOString();
  const { language } = row;
  if (known?.status === 'confirmed') {
    await req.payload.update({ collection: 'follows', id: known.id, data: { askedAt }, depth: 0, req });
    await queueMail(req, { kind: 'follow-known', data: { name, stopUrl: await unfollowLink(known, language) }, to: email, language });
    return;
  }
  const confirmation = randomUUID();
  const data = { ...row, email, confirmation, askedAt };
  const { id } = known
    ? await req.payload.update({ collection: 'follows', id: known.id, data, depth: 0, req })
    : await req.payload.create({ collection: 'follows', data, depth: 0, req });
  const claims = { purpose: 'confirm-follow', subject: String(id), once: confirmation, days: FOLLOW_CONFIRM_DAYS } as const;
  const confirmUrl = await signedLink(routes.confirmFollow, claims, language);
  await queueMail(req, { kind: 'follow-confirm', data: { name, confirmUrl, days: FOLLOW_CONFIRM_DAYS }, to: email, language });
}

/** Confirms the follow that a mailed link is about. False when the link was used, has expired or is forged. */
export async function confirmFollow(req: PayloadRequest, token: unknown): Promise<boolean> {
  const claims = await readToken(token, 'confirm-follow');
  if (!claims) return false;
  return inTransaction(req, async () => {
    const db = await databaseOf(req);
    const [confirmed] = await db
      .update(follows)
      .set(CONFIRMED)
      .where(and(eq(follows.id, claims.subject), eq(follows.confirmation, claims.once)))
      .returning({ reader: follows.reader, language: follows.language });
    if (!confirmed) return false;
    await db.update(follows).set({ language: confirmed.language }).where(eq(follows.reader, confirmed.reader));
    return true;
  });
}

async function followBehind(req: PayloadRequest, token: unknown): Promise<Follow | null> {
  const claims = await readToken(token, 'unfollow');
  const found = claims && (await req.payload.db.findOne<Follow>({ collection: 'follows', where: { id: { equals: claims.subject } }, req }));
  return found && rowMark(found) === claims.once ? found : null;
}

/** Name of what an unfollow link is about, '' for bookmarks; null if the follow has ended, its subject was deleted or the link is invalid. */
export async function followedName(req: PayloadRequest, token: unknown, locale: Locale): Promise<string | null> {
  const found = await followBehind(req, token);
  if (!found) return null;
  return found.kind === 'bookmarks' ? '' : nameOf(req, targetOf(found), locale);
}

const idOf = (relation: Follow['tool'] | Follow['category']) => (typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null));
export const targetOf = ({ kind, tool, category }: Pick<Follow, 'kind' | 'tool' | 'category'>): Target => ({
  kind,
  target: idOf(kind === 'tool' ? tool : category),
});

/** Ends the follow that a link is about and deletes its row. False when it has ended or the link is forged. */
export async function unfollow(req: PayloadRequest, token: unknown): Promise<boolean> {
  const found = await followBehind(req, token);
  if (!found) return false;
  await (await databaseOf(req)).delete(follows).where(eq(follows.id, found.id));
  return true;
}
