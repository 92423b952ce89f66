import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, type ActorRole, createAccounts } from '../setup/accounts';
import { startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

let payload: Payload;
let accounts: Record<ActorRole, Account>;

beforeAll(async () => {
  let local: Parameters<typeof createAccounts>[0];
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
});

const nested = (depth: number) => `{"name":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
const MALFORMED = { null: 'null', text: '""', number: '1', list: '[]', nested: nested(5000), nothing: undefined };
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a change without an object of fields', () => {
  it.each(Object.entries(MALFORMED))('is refused: %s', async (_, body) => {
    const sent = { headers: JSON_TYPE, ...(body === undefined ? {} : { body }) };
    const paths = [`/users/${accounts.user.user?.id}`, '/users', '/tools/1', '/tools?where[id][equals]=1', '/categories/1'];
    for (const path of paths) {
      for (const account of Object.values(accounts)) {
        const { status } = await rest('PATCH', path, { ...sent, token: account.token });
        expect([path, account.user?.role, status >= 400 && status < 500]).toEqual([path, account.user?.role, true]);
      }
    }
    const settings = await rest('POST', '/globals/settings', { ...sent, token: accounts.admin.token });
    expect([settings.status, String(body)]).toEqual([400, String(body)]);
  });

  it('is accepted with fields', async () => {
    const { status } = await rest('PATCH', `/users/${accounts.user.user?.id}`, { body: { name: 'Vera' }, token: accounts.user.token });
    expect(status).toBe(200);
  });
});

it('versions of collections without any are not found', async () => {
  const without = payload.config.collections.filter(({ versions, endpoints }) => !versions && endpoints).map(({ slug }) => slug);
  expect(without).toContain('users');
  for (const slug of without) {
    for (const account of [accounts.anonymous, accounts.admin]) {
      const { status } = await rest('POST', `/${slug}/versions/1`, { token: account.token });
      expect([slug, status >= 400 && status < 500]).toEqual([slug, true]);
    }
  }
});
