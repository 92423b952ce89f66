import { sql } from '@payloadcms/db-postgres';
import { and, count, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { LOCALE_CODES } from '@/domain/locales';
import { env } from '@/env';
import { newsletter_deliveries as deliveries, newsletter_issues as issues, payload_jobs, subscribers } from '@/payload-generated-schema';
import type { NewsletterIssue } from '@/payload-types';
import { isAdmin } from '../access/roles';
import { databaseOf, inTransaction, lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { sendNow } from '../mail/send-once';
import { JOB_QUEUES } from '../queues/queues';
import { addChanges } from './add-changes';
import { readIssue, renderIssue } from './render-issue';

/** For admins, on the issue in the path. */
const issueEndpoint = (method: 'get' | 'post', path: string, handle: (req: PayloadRequest, id: number) => Promise<object>): Endpoint => ({
  method,
  path: `/:id/${path}`,
  handler: async (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t);
    const id = Number(req.routeParams?.id);
    return Number.isInteger(id) && id > 0 ? Response.json(await handle(req, id)) : refuse(req, 'query', 400);
  },
});

async function inBothLanguages(req: PayloadRequest, id: number): Promise<NewsletterIssue[]> {
  const issues = await Promise.all(LOCALE_CODES.map((locale) => readIssue(req, id, locale)));
  const found = issues.filter((issue): issue is NewsletterIssue => Boolean(issue?.subject && issue.body?.root.children.length));
  return found.length === LOCALE_CODES.length ? found : refuse(req, 'newsletterIncomplete', 400);
}

/** Number of mails of an issue by state. */
async function progress(req: PayloadRequest, id: number): Promise<object> {
  const db = await databaseOf(req);
  const states = await db
    .select({ state: deliveries.state, number: count() })
    .from(deliveries)
    .where(eq(deliveries.issue, id))
    .groupBy(deliveries.state);
  const [issue] = await db.select({ status: issues.status, scheduledFor: issues.scheduledFor }).from(issues).where(eq(issues.id, id));
  return {
    status: issue?.status ?? null,
    scheduledFor: issue?.scheduledFor ?? null,
    subscribers: await db.$count(subscribers, eq(subscribers.status, 'confirmed')),
    deliveries: Object.fromEntries(states.map(({ state, number }) => [state, number])),
  };
}

async function changeState(req: PayloadRequest, id: number, data: Partial<NewsletterIssue>): Promise<void> {
  req.context.changesIssueState = true;
  await req.payload.update({ collection: 'newsletter-issues', id, data, depth: 0, req });
  delete req.context.changesIssueState;
}

/** Locked as saves lock it, and its row as the job that sends it does. */
async function lockedStatus(req: PayloadRequest, id: number): Promise<string | null> {
  await lockDocument(req, 'newsletter-issues', id);
  const db = await databaseOf(req);
  const [issue] = await db.select({ status: issues.status }).from(issues).where(eq(issues.id, id)).for('update');
  return issue?.status ?? null;
}

/** The requested time; null means now. An unreadable time must not send anything. */
async function requestedMoment(req: PayloadRequest): Promise<Date | null> {
  const body: { when?: unknown } | null = await req.json?.().catch(() => null);
  if (!body || typeof body !== 'object') return refuse(req, 'query', 400);
  if (body.when === undefined || body.when === null) return null;
  const when = new Date(typeof body.when === 'string' ? body.when : Number.NaN);
  return when.getTime() > Date.now() ? when : refuse(req, 'scheduleInPast', 400);
}

/** `{ when? }`: schedules the issue, or sends it now. */
async function schedule(req: PayloadRequest, id: number): Promise<object> {
  const when = await requestedMoment(req);
  await inTransaction(req, async () => {
    if ((await lockedStatus(req, id)) !== 'draft') return refuse(req, 'newsletterSent');
    await inBothLanguages(req, id);
    await changeState(req, id, { status: 'scheduled', scheduledFor: (when ?? new Date()).toISOString() });
    return req.payload.jobs.queue({ task: 'send-newsletter', queue: JOB_QUEUES.newsletter, input: { issue: id }, waitUntil: when ?? undefined, req });
  });
  return progress(req, id);
}

/** Unschedules an issue. */
async function takeBack(req: PayloadRequest, id: number): Promise<object> {
  await inTransaction(req, async () => {
    if ((await lockedStatus(req, id)) !== 'scheduled') return refuse(req, 'newsletterSent');
    const db = await databaseOf(req);
    const isOfIssue = sql`(${payload_jobs.input} ->> 'issue')::integer = ${id}`;
    const { taskSlug, completedAt, processing } = payload_jobs;
    // One that has just begun finds the issue unscheduled. Its transaction holds its row, and waits for this one.
    await db.delete(payload_jobs).where(and(eq(taskSlug, 'send-newsletter'), isNull(completedAt), sql`${processing} is not true`, isOfIssue));
    return changeState(req, id, { status: 'draft', scheduledFor: null });
  });
  return progress(req, id);
}

/** Adds what changed in the last week to the text of a draft. */
async function takeChanges(req: PayloadRequest, id: number): Promise<object> {
  const added = await inTransaction(req, async () =>
    (await lockedStatus(req, id)) === 'draft' ? addChanges(req, id) : refuse(req, 'newsletterSent'),
  );
  return { added };
}

/** Sends both languages to the admin who asks, at once. */
async function sendTest(req: PayloadRequest, id: number): Promise<object> {
  for (const [index, issue] of (await inBothLanguages(req, id)).entries()) {
    const content = await renderIssue(issue, LOCALE_CODES[index] ?? 'en');
    await sendNow({
      to: { name: '', address: req.user?.email ?? '' },
      subject: `[Test] ${content.subject}`,
      html: content.html(env.SITE_URL),
      text: content.text(env.SITE_URL),
    });
  }
  return { sentTo: req.user?.email };
}

export const issueEndpoints: Endpoint[] = [
  issueEndpoint('get', 'progress', progress),
  issueEndpoint('post', 'test', sendTest),
  issueEndpoint('post', 'take-changes', takeChanges),
  issueEndpoint('post', 'schedule', schedule),
  issueEndpoint('post', 'take-back', takeBack),
];
