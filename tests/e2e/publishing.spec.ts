import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { fromPanel, signIn } from './editor';
import { RECOMMENDED } from './recommended-tool';
import { expectWithinASecond } from './within-a-second';

test.describe.configure({ mode: 'serial' });

const NAME = 'Zebra Scribe';
const SLUG = 'aaa-zebra-scribe';
/** Every public page that shows a tool of this category, in both languages. */
const PLACES = [
  '/',
  '/nl',
  '/tools',
  '/nl/tools',
  '/tools/p/1',
  '/nl/tools/p/1',
  '/categories/coding',
  '/nl/categories/coding',
  '/tools/for/developers',
  '/nl/tools/for/developers',
  '/tools?q=zebra',
  '/nl/tools?category=coding&price=free&q=zebra',
  '/api/search?q=zebra',
  '/api/search?q=zebra&locale=nl',
  `/api/tools?where[slug][equals]=${SLUG}`,
  // Shows it as an alternative chosen by the editors.
  '/tools/rytr',
  '/nl/tools/rytr',
  '/tools/rytr.md',
  '/nl/tools/rytr.md',
  '/categories/coding.md',
  '/nl/categories/coding.md',
  '/feeds/en/tools.atom',
  '/feeds/nl/tools.json',
  '/feeds/en/categories/coding.json',
  '/feeds/nl/categories/coding.atom',
  '/llms.txt',
  '/nl/llms.txt',
];
/** Public files with its URL only. */
const ADDRESS_PLACES = ['/sitemap.xml', '/sitemaps/tools-1.xml'];

async function idOf(request: APIRequestContext, collection: string, field: string, value: string): Promise<number> {
  const { docs } = await (await request.get(`/api/${collection}?where[${field}][equals]=${value}&limit=1&depth=0`)).json();
  return docs[0].id;
}

/** Whether the next response contains a text. */
const shows = async (request: APIRequestContext, place: string, text = NAME) => (await (await request.get(place)).text()).includes(text);

async function expectEverywhere(request: APIRequestContext, isShown: boolean, text = NAME): Promise<void> {
  await expectWithinASecond(async () => (await shows(request, '/', text)) === isShown, `/ shows "${text}"`);
  // What is known of one page is known of all.
  for (const place of PLACES) expect(await shows(request, place, text), `${place} shows "${text}"`).toBe(isShown);
  for (const place of ADDRESS_PLACES) expect(await shows(request, place, `/nl/tools/${SLUG}<`), `${place} names it`).toBe(isShown);
}

/** Number of tools the filters show for a category. */
async function countInCategory(request: APIRequestContext): Promise<string | undefined> {
  const html = await (await request.get('/tools?price=free')).text();
  return /value="coding"[\s\S]{0,400}?<small>(\d+)</.exec(html)?.[1];
}

const BOTH = 'parts=en,nl,shared';

let id = 0;
let rytr = 0;
let listedCount: string | undefined;

const change = async (page: Page, data: Record<string, unknown>, query = '') => {
  const reply = await page.request.patch(`/api/tools/${id}${query}`, { headers: fromPanel(), data });
  expect(reply.status(), await reply.text()).toBe(200);
};

test('a published tool is on every page that shows it with the next request', async ({ page, request }) => {
  await signIn(page);
  rytr = await idOf(request, 'tools', 'slug', 'rytr');
  for (const place of [...PLACES, ...ADDRESS_PLACES]) await request.get(place);
  const created = await page.request.post('/api/tools?locale=en', {
    headers: fromPanel(),
    data: {
      ...RECOMMENDED,
      name: NAME,
      slug: SLUG,
      tagline: 'Writes in stripes',
      url: 'https://zebra-scribe.example.com',
      categories: [await idOf(request, 'categories', 'code', 'coding')],
      audiences: ['developers'],
      priceModel: 'free',
      active: true,
      _status: 'published',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  id = (await created.json()).doc.id;
  const { alternatives } = await (await page.request.get(`/api/tools/${rytr}?depth=0`)).json();
  const linked = await page.request.patch(`/api/tools/${rytr}`, {
    headers: fromPanel(),
    data: { alternatives: [...(alternatives ?? []), id], _status: 'published' },
  });
  expect(linked.status(), await linked.text()).toBe(200);
  await expectEverywhere(request, true);
  expect((await request.get(`/tools/${SLUG}`)).status()).toBe(200);
  expect((await request.get(`/go/${SLUG}`, { maxRedirects: 0 })).headers().location).toContain('zebra-scribe.example.com');
  listedCount = await countInCategory(request);
  expect(listedCount).toBeTruthy();
});

test('a new tagline is on every page of its language with the next request', async ({ page, request }) => {
  await signIn(page);
  await change(page, { tagline: 'Schrijft in strepen', _status: 'published' }, '?locale=nl');
  for (const place of ['/nl', '/nl/tools', '/nl/tools/p/1', '/nl/categories/coding', `/nl/tools/${SLUG}`, '/api/search?q=zebra&locale=nl']) {
    expect(await shows(request, place, 'Schrijft in strepen'), place).toBe(true);
  }
  for (const place of ['/', '/tools', '/tools/p/1', '/categories/coding', `/tools/${SLUG}`]) {
    expect(await shows(request, place, 'Schrijft in strepen'), place).toBe(false);
    expect(await shows(request, place, 'Writes in stripes'), place).toBe(true);
  }
});

const WAYS: { name: string; leave: (page: Page) => Promise<void>; comeBack: (page: Page) => Promise<void>; status: number }[] = [
  {
    name: 'taken offline',
    leave: (page) => change(page, { _status: 'draft' }, `?${BOTH}`),
    comeBack: (page) => change(page, { _status: 'published' }, `?${BOTH}`),
    status: 404,
  },
  {
    name: 'set inactive',
    leave: (page) => change(page, { active: false, _status: 'published' }),
    comeBack: (page) => change(page, { active: true, _status: 'published' }),
    status: 200,
  },
  {
    name: 'put into the trash',
    leave: (page) => change(page, { deletedAt: new Date().toISOString() }),
    comeBack: (page) => change(page, { deletedAt: null }, '?trash=true'),
    status: 404,
  },
  {
    name: 'taken offline in bulk',
    leave: async (page) => {
      const reply = await page.request.patch(`/api/tools?where[id][in][0]=${id}&${BOTH}`, { headers: fromPanel(), data: { _status: 'draft' } });
      expect(reply.status(), await reply.text()).toBe(200);
    },
    comeBack: async (page) => {
      const reply = await page.request.patch(`/api/tools?where[id][in][0]=${id}&draft=true&${BOTH}`, {
        headers: fromPanel(),
        data: { _status: 'published' },
      });
      expect(reply.status(), await reply.text()).toBe(200);
    },
    status: 404,
  },
];

for (const { name, leave, comeBack, status } of WAYS) {
  test(`a tool that is ${name} leaves no trace on the site and returns complete`, async ({ page, request }) => {
    await signIn(page);
    await leave(page);
    await expectEverywhere(request, false);
    for (const prefix of ['', '/nl']) {
      const own = await request.get(`${prefix}/tools/${SLUG}`);
      expect(own.status()).toBe(status);
      expect(await own.text()).not.toContain('Writes in stripes');
      const twin = await request.get(`${prefix}/tools/${SLUG}.md`);
      expect(twin.status()).toBe(status);
      expect(await twin.text()).not.toContain('Writes in stripes');
    }
    expect((await request.get(`/api/tools/${id}`)).status()).toBe(404);
    expect((await request.get(`/go/${SLUG}`, { maxRedirects: 0 })).headers().location).not.toContain('zebra-scribe.example.com');
    expect(await shows(request, `/compare?tools=${SLUG},rytr`)).toBe(false);
    expect(await shows(request, `/api/tools/cards?ids=${id}`)).toBe(false);
    expect(await countInCategory(request)).toBe(String(Number(listedCount) - 1));

    await comeBack(page);
    await expectEverywhere(request, true);
    expect(await countInCategory(request)).toBe(listedCount);
    expect(await shows(request, `/nl/tools/${SLUG}`, 'Schrijft in strepen')).toBe(true);
  });
}

test('a schedule unpublishes and republishes a tool on time, on every page', async ({ page, request }) => {
  await signIn(page);
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select id from users where lower(email) = lower($1)', [process.env.ADMIN_EMAIL]);
  const schedule = (type: 'publish' | 'unpublish') =>
    client.query("insert into payload_jobs (input, task_slug, queue, wait_until) values ($1, 'schedulePublish', 'default', now())", [
      JSON.stringify({ type, doc: { relationTo: 'tools', value: String(id) }, user: { relationTo: 'users', value: rows[0].id } }),
    ]);
  try {
    for (const type of ['unpublish', 'publish'] as const) {
      await schedule(type);
      await expect.poll(() => shows(request, '/tools/p/1'), { message: type, timeout: 20_000 }).toBe(type === 'publish');
      await expectEverywhere(request, type === 'publish');
    }
  } finally {
    await client.end();
  }
});

test('a permanently deleted tool is gone everywhere', async ({ page, request }) => {
  await signIn(page);
  await change(page, { deletedAt: new Date().toISOString() });
  const reply = await page.request.delete(`/api/tools/${id}?trash=true`, { headers: fromPanel() });
  expect(reply.status(), await reply.text()).toBe(200);
  await expectEverywhere(request, false);
  expect((await request.get(`/tools/${SLUG}`)).status()).toBe(404);
});
