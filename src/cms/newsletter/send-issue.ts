import { sql } from '@payloadcms/db-postgres';
import { and, asc, eq, inArray, notInArray } from '@payloadcms/db-postgres/drizzle';
import type { PgUpdateSetSource } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest } from 'payload';
import pg from 'pg';
import { isLocale, LOCALE_CODES, type Locale } from '@/domain/locales';
import type { DeliveryState } from '@/domain/newsletter-states';
import { routes } from '@/domain/routes';
import { unsubscribeHeaders } from '@/emails/unsubscribe-headers';
import { env } from '@/env';
import { newsletter_deliveries as deliveries, newsletter_issues as issues, subscribers } from '@/payload-generated-schema';
import { lockKey } from '../database/lock-key';
import { databaseOf, execute, inTransaction } from '../database/transaction';
import { type GatedTransport, gatedTransport, sendOnce } from '../mail/send-once';
import { mailTransport } from '../mail/transport';
import { stopping } from '../queues/stopping';
import { readIssue, renderIssue } from './render-issue';
import { unsubscribeLink, unsubscribeToken } from './subscribe';

/** Attempts for a mail that the server defers: a day's worth of runs. */
const MAX_ATTEMPTS = 288;
const NOW = sql`now()`;
const NEXT_ATTEMPT = sql`${deliveries.attempts} + 1`;
/** How long the database may take to notice that a process died and free its lock. */
const LOCK_WAIT = '10s';

type Delivery = NonNullable<Awaited<ReturnType<typeof nextDelivery>>>;
type Contents = Record<Locale, Awaited<ReturnType<typeof renderIssue>>>;

/** Marks the issue as being sent and creates a row per current subscriber, once. */
async function begin(req: PayloadRequest, issue: number): Promise<boolean> {
  return inTransaction(req, async () => {
    const db = await databaseOf(req);
    const [begun] = await db.select({ status: issues.status }).from(issues).where(eq(issues.id, issue)).for('update');
    if (begun?.status !== 'scheduled') return begun?.status === 'sending';
    const columns = [deliveries.issue, deliveries.subscriber, deliveries.state, deliveries.attempts].map(({ name }) => sql.identifier(name));
    await execute(
      req,
      sql`insert into ${deliveries} (${sql.join(columns, sql`, `)})
        select ${issue}, ${subscribers.id}, 'pending', 0 from ${subscribers} where ${subscribers.status} = 'confirmed' order by ${subscribers.id}
        on conflict do nothing`,
    );
    await db.update(issues).set({ status: 'sending', startedAt: NOW, updatedAt: NOW }).where(eq(issues.id, issue));
    return true;
  });
}

/** The lock belongs to the connection, so it ends with the process. */
async function lockIssue(issue: number): Promise<pg.Client> {
  const holder = new pg.Client({ connectionString: env.DATABASE_URL, application_name: 'directory-newsletter', keepAlive: true });
  holder.on('error', () => undefined);
  try {
    await holder.connect();
    await holder.query(`set lock_timeout = '${LOCK_WAIT}'`);
    await holder.query('select pg_advisory_lock($1)', [lockKey('newsletter issue', issue)]);
    return holder;
  } catch (error) {
    await holder.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Sends an issue to everyone who hasn't received it yet; calling it again resumes. Nobody gets an issue twice, however it is interrupted; a delivery
 * in doubt is recorded as `uncertain`.
 * @returns true when nothing is left to send, false when the process is about to end
 * @throws when the mail server is away or defers some mails
 */
export async function sendIssue(req: PayloadRequest, issue: number): Promise<boolean> {
  const holder = await lockIssue(issue);
  const transport = gatedTransport(mailTransport({ pool: true }));
  try {
    if (!(await begin(req, issue))) return true;
    const db = await databaseOf(req);
    await db
      .update(deliveries)
      .set({ state: 'uncertain', problem: 'interrupted', updatedAt: NOW })
      .where(and(eq(deliveries.issue, issue), eq(deliveries.state, 'handed')));
    const contents = await renderAll(req, issue);
    const later: number[] = [];
    let hasFailed = false;
    for (;;) {
      if (stopping.signal.aborted) return false;
      const delivery = await nextDelivery(req, issue, later);
      if (!delivery) break;
      let trouble = await deliver(req, transport, contents, delivery);
      // A broken connection gets a second try. If the mail breaks that one too it waits for the next run; if two mails fail, the server is away.
      if (trouble && !hasFailed) trouble = await deliver(req, transport, contents, delivery);
      if (trouble && hasFailed) throw trouble;
      hasFailed = trouble !== null;
      if (trouble || (await isPending(req, delivery.id))) later.push(delivery.id);
    }
    if (await nextDelivery(req, issue, [])) throw new Error('The mail server deferred some mails.');
    await db
      .update(issues)
      .set({ status: 'sent', finishedAt: NOW, updatedAt: NOW })
      .where(and(eq(issues.id, issue), eq(issues.status, 'sending')));
    return true;
  } finally {
    transport.close();
    await holder.end().catch(() => undefined);
  }
}

async function renderAll(req: PayloadRequest, issue: number): Promise<Contents> {
  const entries = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const doc = await readIssue(req, issue, locale);
      if (!doc) throw new Error(`Issue ${issue} does not exist.`);
      return [locale, await renderIssue(doc, locale)] as const;
    }),
  );
  return Object.fromEntries(entries) as Contents;
}

/** True when a mail waits for the next run. */
async function isPending(req: PayloadRequest, id: number): Promise<boolean> {
  const db = await databaseOf(req);
  return (await db.$count(deliveries, and(eq(deliveries.id, id), eq(deliveries.state, 'pending')))) > 0;
}

/** Reads one delivery at a time, because people may unsubscribe during sending. Those that failed before come last, so that they delay nobody. */
async function nextDelivery(req: PayloadRequest, issue: number, later: number[]) {
  const db = await databaseOf(req);
  const { id, attempts, state } = deliveries;
  const { id: subscriber, createdAt, email, language, status } = subscribers;
  const [delivery] = await db
    .select({ id, attempts, subscriber, createdAt, email, language, status })
    .from(deliveries)
    .leftJoin(subscribers, eq(subscriber, deliveries.subscriber))
    .where(and(eq(deliveries.issue, issue), eq(state, 'pending'), notInArray(id, later)))
    .orderBy(asc(attempts), asc(id))
    .limit(1);
  return delivery;
}

/** Changes a delivery if its state is one of `from`, or whatever it is. Returns false if nothing changed. */
async function change(req: PayloadRequest, id: number, changes: PgUpdateSetSource<typeof deliveries>, from?: DeliveryState[]): Promise<boolean> {
  const db = await databaseOf(req);
  const changed = await db
    .update(deliveries)
    .set({ ...changes, updatedAt: NOW })
    .where(and(eq(deliveries.id, id), from && inArray(deliveries.state, from)))
    .returning({ id: deliveries.id });
  return changed.length > 0;
}

/** Settles one mail, or returns what is wrong with the mail server as a whole. */
async function deliver(
  req: PayloadRequest,
  transport: GatedTransport,
  contents: Contents,
  { id, attempts, subscriber, createdAt, email, language, status }: Delivery,
): Promise<Error | null> {
  if (!subscriber || !createdAt || !email || status !== 'confirmed') {
    await change(req, id, { state: 'skipped', problem: null });
    return null;
  }
  const locale = isLocale(language) ? language : 'en';
  const content = contents[locale];
  const recipient = { id: subscriber, createdAt };
  const page = await unsubscribeLink(recipient, locale);
  const oneClick = `${env.SITE_URL}${routes.unsubscribeApi}?token=${await unsubscribeToken(recipient)}`;
  const message = {
    to: { name: '', address: email },
    subject: content.subject,
    html: content.html(page),
    text: content.text(page),
    messageId: `<newsletter-${id}@${new URL(env.SITE_URL).hostname}>`,
    headers: unsubscribeHeaders(oneClick),
  };
  const sending = await sendOnce(transport, message, () => change(req, id, { state: 'handed' }, ['pending']));
  // The lock was lost with its connection, and another process has taken over.
  if (sending.outcome === 'taken') return null;
  if (sending.outcome === 'sent') {
    await change(req, id, { state: 'sent', problem: null });
    return null;
  }
  const { outcome, error } = sending;
  const problem = error.message.slice(0, 300);
  if (outcome === 'uncertain') {
    await change(req, id, { state: 'uncertain', problem });
    return error;
  }
  const isFinal = outcome === 'refused' || (outcome === 'deferred' && attempts + 1 >= MAX_ATTEMPTS);
  await change(req, id, { state: isFinal ? 'failed' : 'pending', attempts: NEXT_ATTEMPT, problem }, ['pending', 'handed']);
  return outcome === 'unsent' ? error : null;
}
