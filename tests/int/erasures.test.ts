import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../src/ops/processes';
import { PAYLOAD_NODE_OPTIONS } from '../../src/ops/site';
import { createDatabase, query } from '../setup/database';

const folder = mkdtempSync(path.join(tmpdir(), 'erasures-'));
const log = path.join(folder, 'kept/erasures.log');
let local: Awaited<ReturnType<typeof import('../setup/payload')['startPayload']>>['local'];

beforeAll(async () => {
  // Settings are read once, so the CMS is imported after this.
  process.env.ERASURE_LOG = log;
  ({ local } = await (await import('../setup/payload')).startPayload());
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an account deleted after a backup is deleted again after the restore, and no other one', async () => {
  const { id } = await local.create({ collection: 'users', data: { email: 'leaver@example.com', role: 'user' } });
  const [{ identity = '' } = {}] = await query<{ identity: string }>(`select auth_id as identity from users where id = ${id}`);
  const backedUpAt = new Date().toISOString();
  await local.delete({ collection: 'users', id, context: { removeReviews: true } });
  expect(JSON.parse(readFileSync(log, 'utf8'))).toEqual({ at: expect.any(String), identity, reviews: 'remove' });

  // As restored: the same people, and numbers that were given again.
  const restored = await createDatabase(process.env.TEMPLATE_DATABASE);
  const people = `insert into users (email, role, auth_id) values ('stayer@example.com', 'user', gen_random_uuid()::text), ('leaver@example.com', 'user', '${identity}')`;
  await query(people, restored);
  const eraseAgain = async (since: string) => {
    const args = ['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/erase-again.ts', log, since];
    const { code, output } = await run(args, { ...process.env, DATABASE_URL: restored, ERASURE_LOG: '' });
    expect([code, output]).toEqual([0, expect.stringMatching(/Deleted \d accounts again\./)]);
    return (await query<{ email: string }>('select email from users order by email', restored)).map(({ email }) => email);
  };
  expect(await eraseAgain(new Date().toISOString())).toEqual(['leaver@example.com', 'stayer@example.com']);
  expect(await eraseAgain(backedUpAt)).toEqual(['stayer@example.com']);
});

test('an account that may not be deleted again is named as a failure, and the others are deleted', async () => {
  const [owner, leaver] = [randomUUID(), randomUUID()];
  const restored = await createDatabase(process.env.TEMPLATE_DATABASE);
  await query(
    `insert into users (email, role, auth_id) values ('owner@example.com', 'admin', '${owner}'), ('leaver@example.com', 'user', '${leaver}')`,
    restored,
  );
  const erasures = path.join(folder, 'owner.log');
  const at = new Date().toISOString();
  writeFileSync(erasures, [owner, leaver].map((identity) => `${JSON.stringify({ at, identity, reviews: 'anonymise' })}\n`).join(''));
  const args = ['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/erase-again.ts', erasures, at];
  const { code, output } = await run(args, { ...process.env, DATABASE_URL: restored, ADMIN_EMAIL: 'owner@example.com', ERASURE_LOG: '' });
  expect([code, output]).toEqual([1, expect.stringMatching(/Deleted 1 accounts again\.\nAccount \d+ could not be deleted: /)]);
  expect(await query('select email from users', restored)).toEqual([{ email: 'owner@example.com' }]);
});

test('an account whose erasure cannot be noted is not deleted', async () => {
  const { id } = await local.create({ collection: 'users', data: { email: 'another@example.com', role: 'user' } });
  rmSync(path.join(folder, 'kept'), { recursive: true });
  writeFileSync(path.join(folder, 'kept'), 'a file where the folder was');
  await expect(local.delete({ collection: 'users', id })).rejects.toThrow();
  expect(await local.count({ collection: 'users', where: { id: { equals: id } } })).toEqual({ totalDocs: 1 });
});
