import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeCollections, type JsonSchema } from '@/cms/read-api/describe-collections';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { UPLOADS_PER_MINUTE, WRITES_PER_MINUTE } from '@/domain/limits';
import { READ_COLLECTIONS, READS_PER_MINUTE } from '@/domain/read-api';
import { validationMessage } from '@/domain/validation-messages';
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from '../../src/app/(payload)/api/[...slug]/route';
import { GET as openApi } from '../../src/app/(site)/api/openapi.json/route';
import { POST as search, GET as suggest } from '../../src/app/(site)/api/search/route';
import { GET as scores } from '../../src/app/(site)/api/tools/scores/route';
import { type Account, type ActorRole, createAccounts } from '../setup/accounts';
import { richText, SAMPLES, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { ORIGIN } from '../setup/rest';

const HANDLERS = { GET, OPTIONS, POST, PATCH, PUT, DELETE };
const NOWHERE = { category: 0, tool: 0, review: 0, issue: 0, subscriber: 0 };
const SECRET = unique('secret');

let local: LocalApi;
let accounts: Record<ActorRole, Account>;
let schemas: Record<string, JsonSchema>;
let names: Record<string, string>;
const ids: Record<string, number> = {};

let visitors = 0;
/** A client address that no other test uses. */
function newVisitor(): string {
  visitors += 1;
  return `203.0.113.${visitors}`;
}

function call(method: keyof typeof HANDLERS, path: string, { headers = {}, body }: { headers?: Record<string, string>; body?: BodyInit } = {}) {
  const url = new URL(`/api${path}`, ORIGIN);
  const request = new Request(url, {
    method,
    headers: { [CLIENT_ADDRESS_HEADER]: newVisitor(), ...headers },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  } as RequestInit);
  return HANDLERS[method](request, { params: Promise.resolve({ slug: url.pathname.split('/').slice(2) }) });
}

const signedIn = (role: ActorRole) => ({ Cookie: String(accounts[role].token), Origin: ORIGIN });

beforeAll(async () => {
  const started = await startPayload();
  local = started.local;
  accounts = await createAccounts(local);
  const described = describeCollections(started.payload.config, 'en');
  schemas = described.schemas;
  names = Object.fromEntries(described.collections.map(({ slug, schemaName }) => [slug, schemaName]));
  const create = async (collection: string, data: Record<string, unknown>) => {
    ids[collection] = (await local.create({ collection, data: { ...data, _status: 'published' } })).id;
  };
  await create('categories', { name: unique('Category') });
  await create(
    'tools',
    toolData(
      { category: ids.categories ?? 0 },
      {
        affiliateParty: SECRET,
        moderation: { note: SECRET },
        submitter: { email: `${SECRET}@example.org` },
        description: richText('What it does'),
        features: [{ text: 'A feature' }],
        plans: [{ name: 'Pro', kind: 'paid', price: 9, currency: 'EUR', unit: 'month' }],
        buyerFacts: [{ fact: 'dataLocation', values: ['eu', 'us'], basis: 'general' }],
      },
    ),
  );
  await create('reviews', {
    ...SAMPLES.reviews?.data({ ...NOWHERE, tool: ids.tools ?? 0 }, 0),
    email: `${SECRET}@example.org`,
    name: SECRET,
    anonymous: true,
    author: accounts.user.user?.id,
  });
  for (const collection of ['dictionary-terms', 'courses', 'products', 'tasks', 'faqs', 'pages']) {
    await create(collection, SAMPLES[collection]?.data({ ...NOWHERE, tool: ids.tools ?? 0 }, 0) ?? {});
  }
});

/** A JSON schema check that rejects undocumented fields. */
const checkOf = (name: string) => {
  const defs = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')) as Record<string, JsonSchema>;
  return z.fromJSONSchema({ ...defs[name], $defs: defs } as Parameters<typeof z.fromJSONSchema>[0]);
};

describe.each(READ_COLLECTIONS)('a document of %s', (collection) => {
  test.each([0, 1, 2])('has exactly the documented fields at depth %i', async (depth) => {
    const response = await call('GET', `/${collection}/${ids[collection]}?depth=${depth}`);
    const text = await response.text();
    expect(text).not.toContain(SECRET);
    const document = JSON.parse(text);
    expect(checkOf(names[collection] ?? '').safeParse(document).error).toBeUndefined();
    expect(Object.keys(document).sort()).toEqual(
      Object.keys((schemas[names[collection] ?? '']?.properties ?? {}) as object)
        .filter((field) => field in document || field !== 'deletedAt')
        .sort(),
    );
  });
});

test('a list of categories is whole without a limit', async () => {
  for (let count = 0; count < 10; count += 1) {
    await local.create({ collection: 'categories', data: { name: unique('Category'), _status: 'published' } });
  }
  const { docs, totalDocs } = await (await call('GET', '/categories')).json();
  expect(docs).toHaveLength(totalDocs);
  expect(totalDocs).toBeGreaterThan(10);
});

test('the API description holds no editor-only field', () => {
  expect(JSON.stringify(schemas)).not.toMatch(/"(?:email|submitter|moderation|affiliateUrl|affiliateParty|author|identity|submitted|urlKey)":/);
});

test('the API description says which values are never null', () => {
  const typeOf = (schema: string, field: string) => (schemas[schema] as { properties: Record<string, JsonSchema> }).properties[field]?.type;
  expect(typeOf('Tool', 'name')).toBe('string');
  expect(typeOf('Tool', 'url')).toBe('string');
  expect(typeOf('Tool', 'tagline')).toEqual(['string', 'null']);
  expect(typeOf('Category', 'name')).toEqual(['string', 'null']);
});

describe('a text without a translation', () => {
  test('falls back to the other language unless disabled', async () => {
    const name = unique('Alleen Nederlands');
    const { id } = await local.create({ collection: 'categories', data: { name, _status: 'published' }, locale: 'nl' });
    const nameIn = async (query: string) => (await (await call('GET', `/categories/${id}?${query}`)).json()).name ?? null;
    expect(await nameIn('locale=en')).toBe(name);
    expect(await nameIn('')).toBe(name);
    expect(await nameIn('locale=en&fallback-locale=none')).toBeNull();
    const { docs } = await (await call('GET', `/categories?where[id][equals]=${id}`)).json();
    expect(docs).toMatchObject([{ name, code: expect.any(String) }]);
  });
});

describe('the response to an anonymous read', () => {
  test('may be read from any origin, without cookies', async () => {
    const { headers } = await call('GET', '/categories', { headers: { Origin: 'https://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const own = await call('GET', '/categories', { headers: { Origin: ORIGIN } });
    expect([own.headers.get('access-control-allow-origin'), own.headers.get('access-control-allow-credentials')]).toEqual(['*', null]);
    const wrong = await call('GET', '/categories?where[nope][equals]=1');
    expect([wrong.status, wrong.headers.get('access-control-allow-origin'), wrong.headers.get('cache-control')]).toEqual([400, '*', 'no-store']);
  });

  test('is 304 for an unchanged copy', async () => {
    const first = await call('GET', '/categories?limit=1&sort=id');
    const tag = String(first.headers.get('etag'));
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(first.headers.get('cache-control')).toContain('public');
    for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
      const again = await call('GET', '/categories?limit=1&sort=id', { headers: { 'If-None-Match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')], known).toEqual([304, '', tag]);
    }
    expect((await call('GET', '/categories?limit=1&sort=id', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
    expect((await call('GET', '/categories/count', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });
});

test('to HEAD matches GET', async () => {
  const request = (method: string) => new Request(new URL('/api/categories?limit=1', ORIGIN), { method });
  const context = () => ({ params: Promise.resolve({ slug: ['categories'] }) });
  const [head, whole] = [await GET(request('HEAD'), context()), await GET(request('GET'), context())];
  expect([head.status, head.headers.get('etag')]).toEqual([200, whole.headers.get('etag')]);
});

describe('a signed-in read', () => {
  test('is private and unreadable from other origins', async () => {
    const { headers, status } = await call('GET', '/tools?limit=1', { headers: signedIn('editor') });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('access-control-allow-origin')).not.toBe('*');
    expect(headers.get('vary')).toContain('Cookie');
  });
});

describe('a CORS preflight', () => {
  const ask = (path: string) => call('OPTIONS', path, { headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'PATCH' } });

  test('may read public data and never write', async () => {
    for (const path of ['/categories', `/tools/${ids.tools}`, '/tools/count']) {
      const { headers, status } = await ask(path);
      expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-methods')], path).toEqual([
        204,
        '*',
        'GET, HEAD, OPTIONS',
      ]);
    }
  });

  test('may use no accounts, files, versions or forms', async () => {
    for (const path of ['/users/me', '/users', '/media', '/tools/versions', '/transfers/list', '/globals/settings']) {
      expect((await ask(path)).headers.get('access-control-allow-origin'), path).toBeNull();
      expect(
        (await call('GET', path, { headers: { Origin: 'https://elsewhere.example' } })).headers.get('access-control-allow-origin'),
        path,
      ).toBeNull();
    }
    const write = await call('POST', '/tools', {
      headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([write.status, write.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

describe('parameters that can’t be read', () => {
  test.each([
    ['/api/search?q=x&locale=de', suggest],
    ['/api/tools/scores?locale=de', scores],
    ['/api/openapi.json?locale=de', openApi],
    ['/api/tools/scores?tools=chatgpt&w-privacy=6&w-cost=3', scores],
    ['/api/tools/scores?tools=chatgpt&w-privacy=abc', scores],
    ['/api/tools/scores?tools=chatgpt&w-privacy=1.5', scores],
    ['/api/tools/scores?tools=chatgpt&seats=0', scores],
    ['/api/tools/scores?tools=chatgpt&seats=1e9', scores],
  ])('are refused in the language of the request: %s', async (path, read) => {
    const answer = await read(new Request(ORIGIN + path, { headers: { [CLIENT_ADDRESS_HEADER]: newVisitor(), 'Accept-Language': 'nl' } }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ message: validationMessage('query', 'nl') }] });
  });
});

describe('an address that reads too much', () => {
  const address = { [CLIENT_ADDRESS_HEADER]: '198.51.100.1' };

  test('sees the remaining reads and then has to wait', async () => {
    const first = await call('GET', '/categories/count', { headers: address });
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"reads";r=${READS_PER_MINUTE - 1};t=\\d+$`));
    expect(first.headers.get('ratelimit-policy')).toBe(`"reads";q=${READS_PER_MINUTE};w=60`);
    for (let read = 1; read < READS_PER_MINUTE; read += 1) {
      expect((await call('GET', '/categories/count', { headers: { ...address, 'If-None-Match': '*' } })).status).toBe(304);
    }
    const over = await call('GET', '/categories', { headers: { ...address, 'Accept-Language': 'nl' } });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(over.headers.get('access-control-allow-origin')).toBe('*');
    expect(await over.json()).toEqual({ errors: [{ message: 'Te veel verzoeken. Probeer het over een minuut opnieuw.' }] });
  });

  test('cannot avoid the limit through another endpoint', async () => {
    const headers = { ...address, 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await call('POST', '/tools', { headers, body: 'limit=1' })).status).toBe(429);
    expect((await call('GET', '/globals/settings', { headers: address })).status).toBe(429);
    for (const Cookie of ['directory.session_token=made-up', `x=1; ${accounts.user.token}`]) {
      expect((await call('GET', '/tools', { headers: { ...address, Cookie, Origin: ORIGIN } })).status).toBe(429);
    }
    expect((await call('GET', '/tools', { headers: { ...address, Authorization: 'JWT made.up.token' } })).status).toBe(429);
  });

  test('does not block editors or visitors elsewhere', async () => {
    expect((await call('GET', '/tools', { headers: { ...address, ...signedIn('editor') } })).status).toBe(200);
    expect((await call('GET', '/tools')).status).toBe(200);
  });
});

describe('a request body that is too large', () => {
  const MEGABYTE = 1024 * 1024;
  const json = { 'Content-Type': 'application/json' };

  /** An endless request body that reports how much was read. */
  function endless() {
    let taken = 0;
    const chunk = new Uint8Array(64 * 1024).fill(97);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    return { body, taken: () => taken };
  }

  test.each(['/tools', '/users/me/avatar', '/users/login', '/transfers/import'])('is not read by %s', async (path) => {
    const { body, taken } = endless();
    const answer = await call('POST', path, { headers: json, body });
    expect(answer.status).toBe(413);
    expect(taken()).toBeLessThan(2 * MEGABYTE);
    expect((await answer.json()).errors[0].message).toBe('The request is too large');
    expect((await call('POST', path, { headers: { ...json, 'Content-Length': String(2 * MEGABYTE) }, body: '{}' })).status).toBe(413);
  });

  test('is over 1 MB for strangers and over 8 MB for signed-in users', async () => {
    const text = (size: number) => JSON.stringify({ name: 'x'.repeat(size) });
    expect((await call('PATCH', `/tools/${ids.tools}`, { headers: json, body: text(MEGABYTE / 2) })).status).toBe(403);
    expect((await call('PATCH', `/tools/${ids.tools}`, { headers: json, body: text(MEGABYTE) })).status).toBe(413);
    const editor = { ...json, ...signedIn('editor') };
    expect((await call('PATCH', `/tools/${ids.tools}`, { headers: editor, body: text(2 * MEGABYTE) })).status).toBe(400);
    expect((await call('PATCH', `/tools/${ids.tools}`, { headers: editor, body: text(8 * MEGABYTE) })).status).toBe(413);
  });

  test('is rejected by the count of searches without results', async () => {
    const { body, taken } = endless();
    const request = new Request(new URL('/api/search', ORIGIN), { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect((await search(request)).status).toBe(413);
    expect(taken()).toBeLessThan(MEGABYTE);
  });
});

test('does not stop an editor from writing as before', async () => {
  const maker = unique('Maker');
  const headers = { 'Content-Type': 'application/json', ...signedIn('editor') };
  const answer = await call('PATCH', `/tools/${ids.tools}`, { headers, body: JSON.stringify({ maker }) });
  expect([answer.status, (await answer.json()).doc.maker]).toEqual([200, maker]);
});

describe('an address that changes or uploads too much', () => {
  const address = { [CLIENT_ADDRESS_HEADER]: '198.51.100.2' };

  test('is told to wait, and editors are not', async () => {
    const upload = (role: ActorRole | null, from = address) => {
      const body = new FormData();
      body.set('file', new File(['no picture'], 'me.png', { type: 'image/png' }));
      return call('POST', '/users/ME/avatar', {
        headers: { ...from, ...(role && signedIn(role)), 'X-Payload-HTTP-Method-Override': 'POST' },
        body,
      });
    };
    // As the panel's forms do when the session has ended.
    const office = { [CLIENT_ADDRESS_HEADER]: '198.51.100.3' };
    for (let sent = 0; sent <= UPLOADS_PER_MINUTE; sent += 1) expect((await upload(null, office)).status).toBe(401);
    for (let sent = 0; sent < UPLOADS_PER_MINUTE; sent += 1) expect((await upload('user')).status).toBe(400);
    const over = await upload('user');
    expect([over.status, over.headers.get('ratelimit-policy')]).toEqual([429, `"uploads";q=${UPLOADS_PER_MINUTE};w=60`]);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await upload('editor')).status).toBe(400);

    const bookmark = (method: 'PUT' | 'DELETE', role: ActorRole) =>
      call(method, `/users/me/bookmarks/${ids.tools}`, { headers: { ...address, ...signedIn(role) } });
    for (let sent = 0; sent < WRITES_PER_MINUTE; sent += 1) expect((await bookmark(sent % 2 ? 'DELETE' : 'PUT', 'user')).status).toBe(200);
    for (const method of ['PUT', 'DELETE'] as const) expect((await bookmark(method, 'user')).status).toBe(429);
    expect((await bookmark('PUT', 'editor')).status).toBe(200);
  });
});
