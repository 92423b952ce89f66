import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, type ActorRole, createAccounts } from '../setup/accounts';
import { startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

const state = vi.hoisted(() => ({ headers: new Headers(), handled: [] as string[] }));
vi.mock('next/headers', () => ({ headers: async () => state.headers, cookies: async () => new Map() }));
vi.mock('@payloadcms/next/layouts', () => ({ handleServerFunctions: async ({ name }: { name: string }) => state.handled.push(name) }));
// These two import style sheets.
vi.mock('@/app/(payload)/copy-as-draft', () => ({ copyAsDraft: vi.fn() }));
vi.mock('@/app/(payload)/admin/importMap', () => ({ importMap: {} }));
const { answerServerFunction, SERVER_FUNCTIONS } = await import('@/app/(payload)/server-functions');

/** Names that every plain object has. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

let accounts: Record<ActorRole, Account>;
beforeAll(async () => {
  accounts = await createAccounts((await startPayload()).local);
});

describe("the panel's server function", () => {
  beforeEach(() => {
    state.handled = [];
  });

  const call = (role: ActorRole, name: string) => {
    state.headers = new Headers(accounts[role].token ? { cookie: String(accounts[role].token) } : {});
    return answerServerFunction({ name, args: {} });
  };

  it.each(['anonymous', 'user'] as const)('runs nothing for %s', async (role) => {
    for (const name of ['constructor', ...SERVER_FUNCTIONS]) await expect(call(role, name)).rejects.toThrow('Unauthorized');
    expect(state.handled).toEqual([]);
  });

  it('runs known functions for editors, and no inherited ones', async () => {
    for (const name of [...INHERITED, 'unknown']) await expect(call('editor', name)).rejects.toThrow('Unauthorized');
    for (const name of SERVER_FUNCTIONS) await call('editor', name);
    expect(state.handled).toEqual(SERVER_FUNCTIONS);
  });

  it('knows all functions of the installed Payload', async () => {
    const folder = path.dirname(createRequire(import.meta.url).resolve('@payloadcms/next/utilities'));
    const source = await readFile(path.join(folder, '../utilities/handleServerFunctions.js'), 'utf8');
    const [, functions = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(source) ?? [];
    expect([...functions.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name).sort()).toEqual([...SERVER_FUNCTIONS].sort());
  });
});

describe('a path that names a collection', () => {
  it.each(INHERITED)('is not found for %s', async (name) => {
    for (const place of [`/${name}`, `/${name}/1`, `/${name}/versions`, `/globals/${name}`]) {
      for (const role of ['anonymous', 'editor'] as const) {
        const { status } = await rest('GET', place, { token: accounts[role].token });
        expect([place, role, status]).toEqual([place, role, 404]);
      }
    }
  });
});
