import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '../../src/domain/routes';

const TARGET = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');

/** A reverse proxy in front of the site that can be offline, serve another service worker or report another build. */
export class ChangeableFront {
  isAway = false;
  /** Script appended to the service worker, if any. */
  addedToWorker: string | null = null;
  /** Script served instead of the service worker, if any. */
  otherWorker: string | null = null;
  isWorkerBroken = false;
  otherBuild: string | null = null;
  private server: Server | undefined;

  get origin(): string {
    const address = this.server?.address() as AddressInfo | undefined;
    return `http://localhost:${address?.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer(async (incoming, outgoing) => {
      if (this.isAway) return void incoming.socket.destroy();
      const path = incoming.url ?? '/';
      if (path === routes.latestBuild && this.otherBuild) return this.answer(outgoing, 'application/json', JSON.stringify({ id: this.otherBuild }));
      if (path === routes.serviceWorker && this.isWorkerBroken) return void outgoing.writeHead(500).end();
      if (path === routes.serviceWorker && this.otherWorker) return this.answer(outgoing, 'text/javascript', this.otherWorker);
      const isWorker = path === routes.serviceWorker;
      const headers = { ...incoming.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
      const passed = request({ hostname: TARGET.hostname, port: TARGET.port, path, method: incoming.method, headers }, (answer) => {
        const { 'content-length': length, ...others } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, isWorker ? others : answer.headers);
        if (isWorker && this.addedToWorker) answer.on('end', () => outgoing.end(this.addedToWorker));
        answer.pipe(outgoing, { end: !(isWorker && this.addedToWorker) });
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => this.server?.listen(0, resolve));
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private answer(outgoing: ServerResponse, type: string, body: string): void {
    outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
  }
}
