import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Streams a text piece by piece, each made after the previous one was sent: never whole in memory, and nothing for clients that are gone. Pieces run
 * in the request's context, which caching needs.
 */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const inRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await inRequest(() => pieces.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
