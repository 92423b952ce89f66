import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { startServer } from './second-server';

test.describe.configure({ mode: 'serial' });

let database: Client;

test.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
});
test.afterAll(() => database.end());

for (const processes of [1, 2]) {
  test(`a stopping server of ${processes} is not ready, answers what is under way, and exits with 0`, async () => {
    const { origin, stop } = await startServer({ STOP_NOTICE_SECONDS: '3', WEB_PROCESSES: String(processes) });
    try {
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ready: true });
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);

      await database.query('begin; lock table faqs in access exclusive mode');
      const slow = fetch(`${origin}/api/faqs?limit=1`);
      const isWaiting = async () => (await database.query('select from pg_locks where not granted')).rowCount;
      await expect.poll(isWaiting).toBe(1);
      const stopped = stop();
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { intervals: [50] }).toBe(503);
      const answer = await fetch(`${origin}/readyz`);
      expect([answer.headers.get('connection'), await answer.json()]).toEqual(['close', { ready: false, failed: ['draining'] }]);
      await expect.poll(() => fetch(`${origin}/readyz`).catch(() => 'closed'), { intervals: [50] }).toBe('closed');
      await database.query('rollback');
      expect((await (await slow).json()).docs).toHaveLength(1);
      expect(await stopped).toBe(0);
    } finally {
      await database.query('rollback');
      await stop();
    }
  });
}
