import type { TaskConfig } from 'payload';
import { saveCheck } from '../../links/check';
import { linkVisitor } from '../../links/visit-link';

/** Visits a submitted address and saves the result for the queue. */
export const checkLink: TaskConfig<'check-link'> = {
  slug: 'check-link',
  inputSchema: [{ name: 'url', type: 'text', required: true }],
  handler: async ({ input: { url }, req }) => {
    await saveCheck(req.payload, url, await linkVisitor()(url), new Date());
    return { output: {} };
  },
};
