import type { TaskConfig } from 'payload';
import { env } from '@/env';
import { saveCheck } from '../links/check';
import { visitDueLinks } from '../links/visit-due-links';
import { linkVisitor } from '../links/visit-link';
import { JOB_QUEUES } from '../queues/queues';
import { stopping } from '../queues/stopping';

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

/** Mails readers what changed of the tools they follow, in the morning. */
export const sendChangesMails: TaskConfig<'send-changes'> = {
  slug: 'send-changes',
  schedule: [{ cron: '40 5 * * *', queue: JOB_QUEUES.upkeep }],
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 600_000 } },
  handler: async ({ req }) => {
    const { sendChanges } = await import('../follows/send-changes');
    const isDone = await sendChanges(req);
    if (!isDone) await req.payload.jobs.queue({ task: 'send-changes', queue: JOB_QUEUES.upkeep, input: {} });
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

/** Reads exchange rates every working day, unless turned off, and costs all tools again. Also runs when an admin changes rates or VAT. */
export const refreshCosts: TaskConfig<'refresh-costs'> = {
  slug: 'refresh-costs',
  ...(env.EXCHANGE_RATES ? { schedule: [{ cron: '30 16 * * 1-5', queue: JOB_QUEUES.upkeep }] } : {}),
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 600_000 } },
  handler: async ({ req }) => {
    const { refreshAllCosts } = await import('../costs/refresh-costs');
    await refreshAllCosts(req, env.EXCHANGE_RATES ? undefined : null);
    return { output: {} };
  },
};

/** Builds the public dataset once a day; the first one is queued when the database is prepared. */
export const buildDatasetTask: TaskConfig<'build-dataset'> = {
  slug: 'build-dataset',
  schedule: [{ cron: '47 3 * * *', queue: JOB_QUEUES.dataset }],
  retries: { attempts: 3, backoff: { type: 'fixed', delay: 600_000 } },
  handler: async ({ req: { payload } }) => {
    const { buildDataset } = await import('../dataset/build');
    if (!(await buildDataset(payload))) await payload.jobs.queue({ task: 'build-dataset', queue: JOB_QUEUES.dataset, input: {} });
    return { output: {} };
  },
};
