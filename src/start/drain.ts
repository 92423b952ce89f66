import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Jobs, and the requests that are open after them, get half of this each. */
const LIMIT_MS = 20_000;
const POLL_MS = 100;
/** A connection that has sent nothing for so long is a spare one, as browsers open them. For Node it isn't idle before its first request. */
const UNUSED_MS = 1000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

type SignalListener = (signal: NodeJS.Signals) => void;

interface Options {
  /** How long a load balancer has to see that this process isn't ready; not after Ctrl-C. */
  noticeMs: number;
  /** Starts no more jobs and waits for those that run. */
  stopJobs: (limitMs: number) => Promise<void>;
}

let draining = false;

/** True once this process has been asked to stop. */
export const isDraining = (): boolean => draining;

/**
 * Ends this process in 20 seconds at most, with exit code 0: it stops being ready, takes requests during the notice and while jobs end, and then lets
 * the listeners that Next added before close the server, finish open requests and run what waits for the end of a response.
 */
export function drainOnSignals({ noticeMs, stopJobs }: Options): void {
  const servers = new Set<Server>();
  /** Connections without a request yet, with the time they were opened. */
  const unused = new Map<Socket, number>();
  diagnostics.subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    unused.set(socket, Date.now());
    socket.once('close', () => unused.delete(socket));
  });
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { server, request, response } = message as { server: Server; request: IncomingMessage; response: ServerResponse };
    servers.add(server);
    unused.delete(request.socket);
    if (draining) response.shouldKeepAlive = false;
  });

  const drain = async (signal: NodeJS.Signals, close: SignalListener[]) => {
    if (draining) return;
    draining = true;
    process.once('exit', (exitCode) => {
      // Next's own code for a stop by signal: this one was asked for.
      if (exitCode === 128 + constants.signals[signal]) process.exitCode = 0;
    });
    setTimeout(() => {
      console.error('Requests or jobs that took longer than 20 seconds were cut off.');
      process.exit(0);
    }, LIMIT_MS);
    const jobs = stopJobs(LIMIT_MS / 2).catch((error: unknown) => console.error('Jobs could not be stopped:', error));
    await Promise.all([jobs, signal === 'SIGTERM' ? sleep(noticeMs) : undefined]);
    // A connection whose request ends after the server was closed would stay open until its timeout.
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
      for (const [socket, openedAt] of unused) if (socket.bytesRead === 0 && Date.now() - openedAt > UNUSED_MS) socket.destroy();
    }, POLL_MS);
    for (const listener of close) listener(signal);
  };
  for (const signal of SIGNALS) {
    const close = process.listeners(signal) as SignalListener[];
    process.removeAllListeners(signal);
    process.on(signal, () => void drain(signal, close));
  }
}
