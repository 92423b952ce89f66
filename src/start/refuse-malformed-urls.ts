import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** False for `*` and for paths with a broken escape (`/tools/%`), on which Next's router fails with 500. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url !== '*';
  } catch {
    return false;
  }
}

/** Answers 400 to requests whose address can't be read, before Next's router. */
export function refuseMalformedUrls(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (this: Server, event: string, ...rest: unknown[]) {
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...rest]);
    const [request, response] = rest as [IncomingMessage, ServerResponse];
    if (isReadable(request.url ?? '')) return Reflect.apply(emit, this, [event, ...rest]);
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff').writeHead(400).end();
    return true;
  };
}
