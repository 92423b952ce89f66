import type { PayloadRequest } from 'payload';

/** Marks the changes of a piece of work as one step of the state machine, and nothing after it. */
export async function takeStep<T>(
  req: PayloadRequest,
  step: NonNullable<PayloadRequest['context']['moderation']>,
  work: () => Promise<T>,
): Promise<T> {
  req.context.moderation = step;
  try {
    return await work();
  } finally {
    delete req.context.moderation;
  }
}
