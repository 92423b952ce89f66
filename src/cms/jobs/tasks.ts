import { sql } from '@payloadcms/db-postgres';
import type { TaskConfig } from 'payload';
import type { Locale } from '@/domain/locales';
import type { MailData, MailKind } from '@/emails/mails';
import { env } from '@/env';
import { payload_jobs } from '@/payload-generated-schema';
import { execute } from '../database/transaction';
import { saveCheck } from '../links/check';
import { visitDueLinks } from '../links/visit-due-links';
import { linkVisitor } from '../links/visit-link';
import { sendNow } from '../mail/email-adapter';
import { type Sealed, unseal } from '../mail/sealed';
import { JOB_QUEUES } from '../queues/queues';
import { stopping } from '../queues/stopping';

/** 5 s, 10 s, 20 s, …: sixteen attempts over almost four days. */
const MAIL_RETRIES = { attempts: 15, backoff: { type: 'exponential', delay: 5000 } } as const;

/** Removes the contents of a mail from the log of each failed attempt, where Payload copies the input, and from the job after the last one. */
const forgetContents: TaskConfig['onFail'] = async ({ input, job, req, taskStatus }) => {
  for (const name of ['data', 'message']) delete (input as Record<string, unknown>)[name];
  if ((taskStatus?.totalTried ?? 0) < MAIL_RETRIES.attempts) return;
  await execute(req, sql`update ${payload_jobs} set input = input - 'data' - 'message' where ${payload_jobs.id} = ${job.id}`);
};

/** Renders and sends a mail; retries while the mail server is away. */
export const sendMail: TaskConfig<'send-mail'> = {
  slug: 'send-mail',
  retries: MAIL_RETRIES,
  onFail: forgetContents,
  inputSchema: [
    { name: 'kind', type: 'text', required: true },
    { name: 'data', type: 'json', required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'replyTo', type: 'json' },
    { name: 'moderationEvent', type: 'number' },
    { name: 'validUntil', type: 'text' },
  ],
  handler: async ({ input }) => {
    // An expired code or link is no use to anyone.
    if (input.validUntil && Date.parse(input.validUntil) < Date.now()) return { output: {} };
    // Loaded lazily: most commands load the config but never send mail.
    const { renderMail } = await import('@/emails/render-mail');
    const data = await unseal(input.data as unknown as MailData[MailKind] | Sealed);
    const mail = await renderMail(input.kind as MailKind, data, input.locale as Locale);
    await sendNow({ ...mail, to: { name: '', address: input.to }, replyTo: input.replyTo as { name: string; address: string } | undefined });
    return { output: {} };
  },
};

/** Sends a mail that Payload rendered. */
export const sendPayloadMail: TaskConfig<'send-payload-mail'> = {
  slug: 'send-payload-mail',
  retries: MAIL_RETRIES,
  onFail: forgetContents,
  inputSchema: [{ name: 'message', type: 'json', required: true }],
  handler: async ({ input }) => {
    await sendNow(await unseal(input.message as Record<string, unknown> | Sealed));
    return { output: {} };
  },
};

/** Sends an issue or resumes it; retries every five minutes for a week while the mail server is away. */
export const sendNewsletter: TaskConfig<'send-newsletter'> = {
  slug: 'send-newsletter',
  inputSchema: [{ name: 'issue', type: 'number', required: true }],
  retries: { attempts: 2000, backoff: { type: 'fixed', delay: 300_000 } },
  handler: async ({ input: { issue }, req }) => {
    const { sendIssue } = await import('../newsletter/send-issue');
    const isDone = await sendIssue(req, issue);
    if (!isDone) await req.payload.jobs.queue({ task: 'send-newsletter', queue: JOB_QUEUES.newsletter, input: { issue } });
    return { output: {} };
  },
};

/** Visits a submitted address and saves the result for the queue. */
export const checkLink: TaskConfig<'check-link'> = {
  slug: 'check-link',
  inputSchema: [{ name: 'url', type: 'text', required: true }],
  handler: async ({ input: { url }, req }) => {
    await saveCheck(req.payload, url, await linkVisitor()(url), new Date());
    return { output: {} };
  },
};

/** Visits the addresses of active tools, longest unchecked first, unless turned off. */
export const checkLinks: TaskConfig<'check-links'> = {
  slug: 'check-links',
  ...(env.LINK_CHECKS ? { schedule: [{ cron: '*/10 * * * *', queue: JOB_QUEUES.links }] } : {}),
  handler: async ({ req }) => {
    await visitDueLinks(req, { signal: stopping.signal });
    return { output: {} };
  },
};

/** 30 s, 60 s, 120 s, …: an hour and a half for a database to come back. */
const TRANSFER_RETRIES = { attempts: 8, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** Checks or writes an import, or writes an export. */
export const runTransfer: TaskConfig<'run-transfer'> = {
  slug: 'run-transfer',
  inputSchema: [{ name: 'transfer', type: 'number', required: true }],
  retries: TRANSFER_RETRIES,
  handler: async ({ input: { transfer }, job, req }) => {
    const { workOn } = await import('../transfers/work-on');
    const isSettled = await workOn(req.payload, transfer, { isLastAttempt: (job.totalTried ?? 0) >= TRANSFER_RETRIES.attempts });
    // Stopped early: the next process resumes.
    if (!isSettled) await req.payload.jobs.queue({ task: 'run-transfer', queue: JOB_QUEUES.transfers, input: { transfer } });
    return { output: {} };
  },
};
