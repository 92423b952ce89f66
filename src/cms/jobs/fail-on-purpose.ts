import type { Payload } from 'payload';

/** A queue that no other process reads. */
const QUEUE = 'trials';

/** Runs a job that fails in this process, to test error reporting. */
export async function failOnPurpose(payload: Payload): Promise<void> {
  const input = { kind: 'a kind that there is not', data: {}, to: 'nobody@example.com', locale: 'en' };
  const { id } = await payload.jobs.queue({ task: 'send-mail', input, queue: QUEUE });
  await payload.jobs.runByID({ id, silent: true });
  await payload.delete({ collection: 'payload-jobs', id });
}
