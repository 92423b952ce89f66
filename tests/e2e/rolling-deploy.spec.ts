import { createServer, request, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../src/ops/port';
import { startServer } from './second-server';

const CHECK_MS = 200;
const CLIENTS = 6;

/** A balancer that sends requests in turn to the servers whose last check said ready, and tries none twice. */
async function startBalancer(origins: string[]): Promise<{ origin: string; ready: () => string[]; stop: () => void }> {
  let ready: string[] = [];
  let [isOver, turn] = [false, 0];
  const check = async () => {
    while (!isOver) {
      const answers = await Promise.all(origins.map((origin) => fetch(`${origin}/readyz`).catch(() => null)));
      ready = origins.filter((_, index) => answers[index]?.ok);
      await sleep(CHECK_MS);
    }
  };
  void check();
  const server: Server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = ready[turn % ready.length];
    if (!target) return void outgoing.writeHead(502).end();
    const { method = 'GET', headers, url } = incoming;
    const passed = request(`${target}${url}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    ready: () => ready,
    stop: () => {
      isOver = true;
      server.closeAllConnections();
      server.close();
    },
  };
}

test('no request fails while both servers behind a balancer are replaced, one after the other', async () => {
  const servers = await Promise.all([1, 2].map(() => startServer({ STOP_NOTICE_SECONDS: '3' })));
  const { origin, ready, stop } = await startBalancer(servers.map((server) => server.origin));
  const failures: string[] = [];
  let [answered, isOver] = [0, false];
  const visit = async (path: string) => {
    // Many visitors, none of whom reads too much.
    const headers = { 'X-Forwarded-For': `198.51.100.${answered % 250}` };
    const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(10_000) }).catch((error: Error) => error);
    if (answer instanceof Error || !answer.ok || (await answer.text()) === '') {
      failures.push(`${path}: ${answer instanceof Error ? answer.message : answer.status}`);
    }
    answered += 1;
  };
  const browse = async () => {
    while (!isOver) {
      await visit('/faq');
      await visit('/tools?q=video');
      await visit('/api/faqs?limit=1');
    }
  };
  try {
    await expect.poll(ready).toHaveLength(2);
    const clients = Array.from({ length: CLIENTS }, browse);
    for (const server of servers) {
      const before = answered;
      const stopped = server.stop();
      await expect.poll(ready).not.toContain(server.origin);
      expect(await stopped).toBe(0);
      await server.restart();
      await expect.poll(ready, { timeout: 30_000 }).toHaveLength(2);
      expect(answered).toBeGreaterThan(before + CLIENTS);
    }
    isOver = true;
    await Promise.all(clients);
    expect(failures).toEqual([]);
  } finally {
    isOver = true;
    stop();
    for (const server of servers) await server.stop();
  }
});
