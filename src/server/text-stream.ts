import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A text that is made piece by piece, each when the one before it was sent: a long one never stands in memory as a whole, and nothing is made for
 * somebody who is gone. The pieces are made in the context of the request, which caching needs.
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
