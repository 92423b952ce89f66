import type { PayloadRequest } from 'payload';

/** Runs work whose changes count as one step of the state machine. */
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
