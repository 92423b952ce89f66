import type { TaskConfig } from 'payload';
import { env } from '@/env';
import { visitDueLinks } from '../../links/visit-due-links';
import { JOB_QUEUES } from '../../queues/queues';
import { stopping } from '../../queues/stopping';

/** Visits the addresses of active tools, longest unchecked first, unless turned off. */
export const checkLinks: TaskConfig<'check-links'> = {
  slug: 'check-links',
  ...(env.LINK_CHECKS ? { schedule: [{ cron: '*/10 * * * *', queue: JOB_QUEUES.links }] } : {}),
  handler: async ({ req }) => {
    await visitDueLinks(req, { signal: stopping.signal });
    return { output: {} };
  },
};
