import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { NEWSLETTER_CONFIRM_DAYS } from '@/domain/limits';
import { routes } from '@/domain/routes';
import type { NewsletterData } from '@/domain/schemas/newsletter';
import { subscribers } from '@/payload-generated-schema';
import type { Subscriber } from '@/payload-types';
import { databaseOf, inTransaction, lockInTransaction } from '../database/transaction';
import { queueMail } from '../mail/queue-mail';
import { readToken, rowMark, signedLink, signToken } from '../tokens/signed-token';

/** Minimum time between two confirmation mails to one address. */
const RESEND_MS = 10 * 60_000;

const NOW = sql`now()`;

interface SubscriberRow {
  id: number;
  createdAt: string | Date;
}

const unsubscribeClaims = (subscriber: SubscriberRow) =>
  ({ purpose: 'unsubscribe', subject: String(subscriber.id), once: rowMark(subscriber) }) as const;

export const unsubscribeToken = (subscriber: SubscriberRow) => signToken(unsubscribeClaims(subscriber));

export const unsubscribeLink = (subscriber: SubscriberRow, language: string | null | undefined) =>
  signedLink(routes.unsubscribe, unsubscribeClaims(subscriber), language);

/** Mails the owner of an address a confirmation link. Returns nothing, so that callers can't learn which addresses are known. */
export async function subscribe(req: PayloadRequest, { email: typed, locale }: NewsletterData): Promise<void> {
  const email = typed.toLowerCase();
  await inTransaction(req, async () => {
    await lockInTransaction(req, 'newsletter subscriber', email);
    const known = await req.payload.db.findOne<Subscriber>({ collection: 'subscribers', where: { email: { equals: email } }, req });
    if (known?.mailedAt && Date.now() - Date.parse(known.mailedAt) < RESEND_MS) return;
    const mailedAt = new Date().toISOString();

    if (known?.status === 'confirmed') {
      await req.payload.update({ collection: 'subscribers', id: known.id, data: { mailedAt }, depth: 0, req });
      await queueMail(req, {
        kind: 'newsletter-known',
        data: { unsubscribeUrl: await unsubscribeLink(known, locale) },
        to: email,
        language: locale,
      });
      return;
    }
    const confirmation = randomUUID();
    const data = { email, language: locale, status: 'pending' as const, confirmation, mailedAt };
    const { id } = known
      ? await req.payload.update({ collection: 'subscribers', id: known.id, data, depth: 0, req })
      : await req.payload.create({ collection: 'subscribers', data, depth: 0, req });
    const claims = { purpose: 'confirm-newsletter', subject: String(id), once: confirmation, days: NEWSLETTER_CONFIRM_DAYS } as const;
    await queueMail(req, {
      kind: 'newsletter-confirm',
      data: { confirmUrl: await signedLink(routes.confirmNewsletter, claims, locale), days: NEWSLETTER_CONFIRM_DAYS },
      to: email,
      language: locale,
    });
  });
}

/** Confirms the address that a mailed link was sent to. False when the link was used, has expired or is forged. */
export async function confirmSubscription(req: PayloadRequest, token: unknown): Promise<boolean> {
  const claims = await readToken(token, 'confirm-newsletter');
  if (!claims) return false;
  const db = await databaseOf(req);
  const confirmed = await db
    .update(subscribers)
    .set({ status: 'confirmed', confirmedAt: NOW, unsubscribedAt: null, confirmation: null, updatedAt: NOW })
    .where(and(eq(subscribers.id, Number(claims.subject)), eq(subscribers.confirmation, claims.once)))
    .returning({ id: subscribers.id });
  return confirmed.length > 0;
}

/** Unsubscribes the address that a link was sent to; idempotent. False when the link is forged or another's. */
export async function unsubscribe(req: PayloadRequest, token: unknown): Promise<boolean> {
  const claims = await readToken(token, 'unsubscribe');
  const known = claims && (await req.payload.db.findOne<Subscriber>({ collection: 'subscribers', where: { id: { equals: claims.subject } }, req }));
  if (!known || rowMark(known) !== claims.once) return false;
  const db = await databaseOf(req);
  await db
    .update(subscribers)
    .set({ status: 'unsubscribed', unsubscribedAt: NOW, confirmation: null, mailedAt: null, updatedAt: NOW })
    .where(and(eq(subscribers.id, known.id), ne(subscribers.status, 'unsubscribed')));
  return true;
}
