import type { Config, TaskConfig } from 'payload';
import { env } from '@/env';
import { nobody } from '../access/rules';
import { sendMail, sendPayloadMail } from '../mail/tasks';
import { JOB_QUEUES } from '../queues/queues';
import { publishScheduledRelease } from '../releases/scheduled-release';
import { runsJobs } from './leader';
import { reportFailures } from './report-failures';
import { buildDatasetTask, checkLink, checkLinks, refreshCosts, runTransfer, sendChangesMails, sendNewsletter } from './tasks';
import { tidyUp } from './tidy-up';

/** Jobs run in the web server unless `RUN_JOBS=false`, or in a worker (`npm run worker`). Only one process runs them at a time. */
export const jobs: NonNullable<Config['jobs']> = {
  access: { run: nobody, queue: nobody, cancel: nobody },
  deleteJobOnComplete: true,
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    fields: [
      ...defaultJobsCollection.fields,
      // Token of the newest claim; see `queues/claims`.
      { name: 'fence', type: 'text' },
      // When all of a mail but its last line had reached the mail server; see `mail/send-once`.
      { name: 'handedAt', type: 'date' },
    ],
  }),
  tasks: [
    sendMail,
    sendPayloadMail,
    sendNewsletter,
    sendChangesMails,
    checkLink,
    checkLinks,
    runTransfer,
    publishScheduledRelease,
    refreshCosts,
    buildDatasetTask,
    tidyUp,
  ].map((task) => reportFailures(task as TaskConfig)),
  shouldAutoRun: (payload) => runsJobs(payload),
  autoRun: env.RUN_JOBS
    ? [
        { cron: '* * * * * *', queue: JOB_QUEUES.mail, limit: 20, disableScheduling: true, silent: true },
        { cron: '* * * * * *', queue: JOB_QUEUES.changes, limit: 20, disableScheduling: true, silent: true },
        { cron: '* * * * * *', queue: JOB_QUEUES.newsletter, limit: 1, disableScheduling: true, silent: true },
        { cron: '*/5 * * * * *', queue: JOB_QUEUES.upkeep, limit: 5, silent: true },
        { cron: '*/5 * * * * *', queue: JOB_QUEUES.publishing, limit: 10, disableScheduling: true, silent: true },
        { cron: '*/2 * * * * *', queue: JOB_QUEUES.transfers, limit: 1, disableScheduling: true, silent: true },
        { cron: '*/30 * * * * *', queue: JOB_QUEUES.links, limit: 1, silent: true },
        { cron: '*/10 * * * * *', queue: JOB_QUEUES.dataset, limit: 1, silent: true },
      ]
    : [],
};
