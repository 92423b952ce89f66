import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/**
 * Lets `answer` see every request before Next's router, and before what was added earlier.
 *
 * @param answer returns whether it answers the request
 */
export function answerFirst(answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
    if (event === 'request' && answer(...(rest as [IncomingMessage, ServerResponse]))) return true;
    return Reflect.apply(emit, this, [event, ...rest]);
  };
}
