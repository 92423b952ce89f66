import type { Payload } from 'payload';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asSystem, asVisitor } from '@/server/door/reads';
import { type Account, type ActorRole, createAccount, createAccounts, PASSWORD, signIn } from '../setup/accounts';
import { pngFile, richText, SAMPLES, toolData } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { type Answer, graphql, ORIGIN, rest } from '../setup/rest';

/** Part of every text that visitors must not see. */
const SECRET = unique('secret');
const OWNER_EMAIL = String(process.env.ADMIN_EMAIL);

let payload: Payload;
let local: LocalApi;
let accounts: Record<ActorRole, Account>;
let owner: number;
let submittedFile: string;

/** For samples without relations. */
const NOWHERE = { category: 0, tool: 0, review: 0, issue: 0, subscriber: 0 };
let startedAt: string;

/** Ids by state of the document. */
const ids = {
  category: 0,
  draftCategory: 0,
  listed: 0,
  changed: 0,
  draft: 0,
  inactive: 0,
  trashed: 0,
  review: 0,
  pendingReview: 0,
  reviewOfInactive: 0,
  term: 0,
  draftTerm: 0,
  submittedImage: 0,
};

beforeAll(async () => {
  startedAt = new Date().toISOString();
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  const create = async (collection: string, data: Record<string, unknown>) => (await local.create({ collection, data })).id;
  const known = await local.find({ collection: 'users', where: { email: { equals: OWNER_EMAIL } } });
  owner = known.docs[0]?.id ?? (await create('users', { email: OWNER_EMAIL, password: PASSWORD, role: 'admin' }));

  ids.category = await create('categories', { name: unique('Category'), _status: 'published' });
  ids.draftCategory = await create('categories', { name: `Draft ${SECRET}`, _status: 'draft' });
  const tool = (fields: Record<string, unknown>) => create('tools', toolData({ category: ids.category }, fields));
  ids.draft = await tool({ name: `Draft ${SECRET}`, _status: 'draft' });
  ids.inactive = await tool({ name: `Inactive ${SECRET}`, active: false });
  ids.trashed = await tool({ name: `Trashed ${SECRET}` });
  ids.changed = await tool({ maker: 'Public maker' });
  await local.update({ collection: 'tools', id: ids.changed, data: { maker: `Draft ${SECRET}` }, draft: true });
  ids.listed = await tool({
    categories: [ids.category, ids.draftCategory],
    alternatives: [ids.draft, ids.inactive, ids.trashed, ids.changed],
    affiliateUrl: `https://example.org/${SECRET}`,
    affiliateParty: SECRET,
    moderation: { state: 'published', note: SECRET },
    submitter: { email: `${SECRET}@example.org`, user: accounts.user.user?.id },
  });
  const review = (toolId: number, fields: Record<string, unknown>) =>
    create('reviews', {
      ...SAMPLES.reviews?.data({ ...NOWHERE, tool: toolId }, 0),
      name: SECRET,
      email: `${SECRET}@example.org`,
      author: accounts.user.user?.id,
      anonymous: true,
      ...fields,
    });
  ids.review = await review(ids.listed, { _status: 'published', moderation: { note: SECRET } });
  ids.pendingReview = await review(ids.listed, { title: `Pending ${SECRET}`, _status: 'draft' });
  ids.reviewOfInactive = await review(ids.inactive, { title: `Of inactive ${SECRET}`, _status: 'published' });
  ids.draftTerm = await create('dictionary-terms', { name: `Draft ${SECRET}`, definition: 'A word', _status: 'draft' });
  ids.term = await create('dictionary-terms', {
    name: unique('Term'),
    definition: 'A word',
    relatedTerms: [ids.draftTerm],
    relatedTools: [ids.listed, ids.draft, ids.inactive, ids.trashed],
    _status: 'published',
  });
  // Last, since nothing may refer to a trashed document.
  await local.update({ collection: 'tools', id: ids.trashed, data: { deletedAt: new Date().toISOString() } });
  await create('contact-messages', { ...SAMPLES['contact-messages']?.data(NOWHERE, 0), message: SECRET });
  await create('subscribers', { email: `${SECRET}@example.org` });
  await create('follows', { email: `${SECRET}@example.org`, kind: 'tool', tool: ids.listed, reader: SECRET, confirmation: SECRET });
  await create('shortlists', { name: SECRET, visibility: 'public', address: SECRET, items: [{ tool: ids.listed, note: SECRET }] });
  await create('reports', { review: ids.review, reason: 'fake', text: SECRET, email: `${SECRET}@example.org` });
  await create('edit-proposals', {
    tool: ids.listed,
    changes: [{ field: 'name', value: SECRET }],
    reason: SECRET,
    email: `${SECRET}@example.org`,
  });
  await create('moderation-events', { collection: 'tools', document: ids.listed, title: SECRET, action: 'submit' });
  await create('tool-events', {
    tool: ids.listed,
    name: SECRET,
    kind: 'renamed',
    noticedAt: '2026-01-01T00:00:00.000Z',
    source: `https://${SECRET}.example`,
  });
  await create('newsletter-issues', { subject: SECRET, body: richText(SECRET) });
  await create('review-votes', { review: ids.review, voter: SECRET });
  await create('confirmations', { email: `${SECRET}@example.org`, review: { text: SECRET }, expiresAt: '2030-01-01T00:00:00.000Z' });
  await create('link-checks', { url: `https://${SECRET}.example`, problem: SECRET });
  const image = await local.create({ collection: 'media', data: { alt: SECRET, submitted: true }, file: await pngFile() });
  ids.submittedImage = image.id;
  submittedFile = String(image.filename);
});

const get = (path: string, account: Account = accounts.anonymous) => rest('GET', path, { token: account.token });
const ask = (query: string, account: Account = accounts.anonymous) => graphql(query, { token: account.token });
const OUTSIDERS = ['anonymous', 'user'] as const;

describe.each(OUTSIDERS)('reads by %s', (role) => {
  const VIEWS = [
    '',
    'draft=true',
    'trash=true',
    'draft=true&trash=true',
    'depth=3',
    'depth=3&draft=true&trash=true',
    'locale=all&depth=2',
    'locale=nl&fallback-locale=en&depth=2',
    'pagination=false&depth=2',
  ];
  const COLLECTIONS = [
    'tools',
    'reviews',
    'categories',
    'dictionary-terms',
    'users',
    'contact-messages',
    'subscribers',
    'follows',
    'shortlists',
    'bookmarks',
    'media',
    'reports',
    'edit-proposals',
    'moderation-events',
    'tool-events',
    'newsletter-issues',
    'newsletter-deliveries',
    'review-votes',
    'confirmations',
    'link-checks',
    'payload-jobs',
    'payload-locked-documents',
    'payload-preferences',
    'payload-kv',
    'payload-migrations',
  ];

  test.each(VIEWS)('find nothing hidden in any list with "%s"', async (view) => {
    for (const collection of COLLECTIONS) {
      const answer = await get(`/${collection}?limit=100&sort=-createdAt&${view}`, accounts[role]);
      expect(answer.text, collection).not.toContain(SECRET);
      expect([200, 401, 403, 501], `${collection}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
  });

  test.each(VIEWS)('find no hidden document by its id with "%s"', async (view) => {
    const hidden = {
      tools: [ids.draft, ids.inactive, ids.trashed],
      reviews: [ids.pendingReview, ids.reviewOfInactive],
      categories: [ids.draftCategory],
      'dictionary-terms': [ids.draftTerm],
      media: [ids.submittedImage],
    };
    for (const [collection, documents] of Object.entries(hidden)) {
      for (const id of documents) expect((await get(`/${collection}/${id}?${view}`, accounts[role])).status, `${collection}/${id}`).toBe(404);
    }
  });

  test('find no file of a submission and cannot run jobs', async () => {
    expect((await get(`/media/file/${submittedFile}`, accounts[role])).status).toBeGreaterThanOrEqual(403);
    const seen = await get(`/media/file/${submittedFile}`, accounts.editor);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const path of ['/payload-jobs/run', '/payload-jobs/handle-schedules']) {
      expect((await get(path, accounts[role])).status, path).toBeGreaterThanOrEqual(401);
    }
  });

  test.each(VIEWS)('find public documents without hidden data with "%s"', async (view) => {
    for (const path of [
      `/tools/${ids.listed}`,
      `/tools/${ids.changed}`,
      `/reviews/${ids.review}`,
      `/dictionary-terms/${ids.term}`,
      `/categories/${ids.category}`,
    ]) {
      const answer = await get(`${path}?${view}`, accounts[role]);
      expect(answer.text, path).not.toContain(SECRET);
      // A published document with a newer draft may be refused as a draft, but never shown as one.
      expect(path.endsWith(`/${ids.changed}`) && view.includes('draft') ? [200, 404] : [200], `${path}: ${answer.text.slice(0, 200)}`).toContain(
        answer.status,
      );
    }
  });

  test('find a published tool as published while a newer draft waits', async () => {
    expect((await get(`/tools/${ids.changed}?depth=0`, accounts[role])).body.maker).toBe('Public maker');
  });

  test('find no editor-only field, even on request', async () => {
    const fields = ['affiliateUrl', 'affiliateParty', 'moderation', 'submitter'];
    const select = fields.map((field) => `select[${field}]=true`).join('&');
    for (const query of ['', select, `locale=all&${select}`, `draft=true&${select}`]) {
      const { body } = await get(`/tools/${ids.listed}?${query}`, accounts[role]);
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(affiliateUrl|affiliateParty|moderation|submitter)$/)]));
    }
    const { body: review } = await get(
      `/reviews/${ids.review}?select[name]=true&select[email]=true&select[author]=true&select[moderation]=true`,
      accounts[role],
    );
    expect(Object.keys(review)).toEqual(['id']);
    const populated = await get(
      `/reviews/${ids.review}?depth=2&populate[tools][affiliateUrl]=true&populate[tools][submitter]=true&populate[users][email]=true`,
      accounts[role],
    );
    expect(populated.text).not.toContain(SECRET);
  });

  test('find relations only as far as they are public', async () => {
    const { body } = await get(`/tools/${ids.listed}?depth=2`, accounts[role]);
    const populatedIds = (relations: unknown[]) =>
      relations.filter((entry) => typeof entry === 'object' && entry !== null).map((entry) => (entry as { id: number }).id);
    expect(populatedIds(body.alternatives)).toEqual([ids.changed]);
    expect(populatedIds(body.categories)).toEqual([ids.category]);
    const { body: term } = await get(`/dictionary-terms/${ids.term}?depth=2`, accounts[role]);
    expect(populatedIds(term.relatedTools)).toEqual([ids.listed]);
    expect(populatedIds(term.relatedTerms)).toEqual([]);
  });

  test('find and restore no versions', async () => {
    const { docs } = await local.findVersions({ collection: 'tools', where: { parent: { equals: ids.changed } } });
    for (const collection of ['tools', 'reviews', 'categories', 'dictionary-terms']) {
      for (const query of ['', '?draft=true', '?trash=true', `?where[parent][equals]=${ids.changed}`])
        expect([400, 403]).toContain((await get(`/${collection}/versions${query}`, accounts[role])).status);
    }
    expect([403, 404]).toContain((await get(`/tools/versions/${docs[0]?.id}`, accounts[role])).status);
    expect((await rest('POST', `/tools/versions/${docs[0]?.id}`, { token: accounts[role].token })).status).toBe(403);
    expect((await rest('POST', `/tools/${ids.listed}/duplicate`, { token: accounts[role].token, body: {} })).status).toBe(403);
    for (const global of ['navigation', 'footer', 'settings', 'costs', 'search-words', 'score-presets'])
      expect((await get(`/globals/${global}/versions`, accounts[role])).status).toBe(403);
  });

  test.each(['', 'draft=true', 'trash=true', 'trash=true&draft=true'])('count public documents only with "%s"', async (view) => {
    const hidden = [
      ['tools', ids.draft],
      ['tools', ids.inactive],
      ['tools', ids.trashed],
      ['reviews', ids.pendingReview],
      ['reviews', ids.reviewOfInactive],
      ['categories', ids.draftCategory],
      ['dictionary-terms', ids.draftTerm],
    ];
    for (const [collection, id] of hidden)
      expect((await get(`/${collection}/count?where[id][equals]=${id}&${view}`, accounts[role])).body).toEqual({ totalDocs: 0 });
    const { body: list } = await get(`/tools?limit=1&${view}`, accounts[role]);
    expect((await get(`/tools?limit=1&where[name][contains]=${SECRET}&${view}`, accounts[role])).body.totalDocs).toBe(0);
    if (!view.includes('draft')) expect((await get(`/tools/count?${view}`, accounts[role])).body.totalDocs).toBe(list.totalDocs);
  });

  test('find the same with a method override', async () => {
    const override = { 'X-Payload-HTTP-Method-Override': 'GET' };
    const { token } = accounts[role];
    const bodies: Record<string, string> = {
      'application/x-www-form-urlencoded': 'draft=true&trash=true&limit=100&depth=3',
      'application/json': JSON.stringify({ draft: true, trash: true, limit: 100, depth: 3 }),
    };
    for (const [type, body] of Object.entries(bodies)) {
      for (const path of ['/tools', '/reviews', '/users', `/tools/${ids.draft}`, `/tools/${ids.listed}`]) {
        const answer = await rest('POST', path, { token, body, headers: { ...override, 'Content-Type': type } });
        expect(answer.text, path).not.toContain(SECRET);
        expect(answer.status, path).toBeLessThan(500);
      }
    }
  });

  test('find nothing hidden through GraphQL', async () => {
    const fields = 'id name maker affiliateUrl affiliateParty moderation { state note } submitter { email }';
    const queries = [
      `{ Tools(limit: 100, sort: "-createdAt", draft: true, trash: true) { docs { ${fields} alternatives { ${fields} } categories { name } } } }`,
      `{ Tool(id: ${ids.listed}) { ${fields} alternatives { ${fields} } categories { name } } }`,
      `{ Tool(id: ${ids.changed}, draft: true) { ${fields} } }`,
      `{ Tool(id: ${ids.draft}, draft: true) { ${fields} } }`,
      `{ Tool(id: ${ids.trashed}, trash: true) { ${fields} } }`,
      '{ Reviews(limit: 100, sort: "-createdAt", draft: true) { docs { title name email moderation { note } author { email } tool { name affiliateUrl } } } }',
      `{ DictionaryTerm(id: ${ids.term}) { name relatedTerms { name } relatedTools { name affiliateParty } } }`,
      '{ versionsTools { docs { version { name } } } }',
      '{ Users { docs { email } } }',
      '{ ContactMessages { docs { message } } }',
      '{ Subscribers { docs { email } } }',
    ];
    for (const query of queries) {
      const answer = await ask(query, accounts[role]);
      expect(answer.text, query).not.toContain(SECRET);
      expect(answer.text, query).not.toContain('Something went wrong');
      expect(answer.status, `${query}: ${answer.text.slice(0, 300)}`).toBe(200);
    }
    for (const id of [ids.draft, ids.inactive, ids.trashed]) {
      expect((await ask(`{ countTools(where: { id: { equals: ${id} } }) { totalDocs } }`, accounts[role])).body.data.countTools.totalDocs).toBe(0);
    }
  });
});

describe.each(OUTSIDERS)('queries by %s for hidden fields', (role) => {
  const HIDDEN = {
    tools: [
      'moderation.state',
      'moderation.note',
      'submitter.email',
      'submitter.user',
      'affiliateUrl',
      'affiliateParty',
      'moderation__note',
      'submitter__email',
      'alternatives.affiliateUrl',
      'alternatives.submitter.email',
    ],
    reviews: ['email', 'name', 'author', 'author.email', 'moderation.state', 'tool.affiliateParty', 'tool.submitter.email', 'tool.moderation.note'],
    'dictionary-terms': ['relatedTools.affiliateUrl', 'relatedTools.submitter.email', 'relatedTools.moderation.note'],
  };
  const CELLS = Object.entries(HIDDEN).flatMap(([collection, fields]) => fields.map((field) => [collection, field] as const));

  test.each(CELLS)('are rejected as a condition: %s by %s', async (collection, field) => {
    for (const draft of ['', '&draft=true']) {
      for (const condition of [
        `where[${field}][like]=${SECRET}`,
        `where[and][0][${field}][exists]=true`,
        `where[or][0][and][0][${field}][not_equals]=x`,
      ]) {
        const answer = await get(`/${collection}?${condition}${draft}`, accounts[role]);
        expect(answer.status, `${condition}: ${answer.text.slice(0, 200)}`).toBe(400);
      }
    }
    expect((await get(`/${collection}/count?where[${field}][like]=${SECRET}`, accounts[role])).status).toBe(400);
    expect((await get(`/${collection}?where=${encodeURIComponent(JSON.stringify({ [field]: { like: SECRET } }))}`, accounts[role])).status).toBe(400);
  });

  test.each(CELLS)('are rejected as an order: %s by %s', async (collection, field) => {
    for (const sort of [`sort=${field}`, `sort=-${field}`, `sort=createdAt,${field}`, `sort[]=createdAt&sort[]=${field}`]) {
      for (const draft of ['', '&draft=true']) expect((await get(`/${collection}?${sort}${draft}`, accounts[role])).status, sort).toBe(400);
    }
  });

  test('are rejected by GraphQL', async () => {
    const queries = [
      `{ Tools(where: { moderation__state: { equals: published } }) { totalDocs } }`,
      `{ Tools(where: { submitter__email: { equals: "${SECRET}@example.org" } }) { totalDocs } }`,
      `{ Tools(where: { affiliateParty: { like: "${SECRET}" } }) { totalDocs } }`,
      `{ Tools(where: { OR: [{ AND: [{ affiliateParty: { like: "${SECRET}" } }] }] }) { totalDocs } }`,
      `{ countTools(where: { affiliateParty: { like: "${SECRET}" } }) { totalDocs } }`,
      `{ Reviews(where: { email: { equals: "${SECRET}@example.org" } }) { totalDocs } }`,
      `{ Tools(sort: "affiliateParty") { totalDocs } }`,
      `{ Tools(sort: "submitter.email") { totalDocs } }`,
      `{ Reviews(sort: "email") { totalDocs } }`,
    ];
    for (const query of queries) {
      const { body } = await ask(query, accounts[role]);
      expect(body.errors?.[0]?.extensions?.statusCode, `${query}: ${JSON.stringify(body)}`).toBe(400);
    }
  });

  test('cannot detect hidden documents by relations to them', async () => {
    for (const condition of ['where[relatedTools.name][contains]', 'where[relatedTools.slug][contains]', 'where[relatedTerms.name][contains]']) {
      const answer = await get(`/dictionary-terms?${condition}=${SECRET}`, accounts[role]);
      expect(answer.status === 400 || answer.body.totalDocs === 0, condition).toBe(true);
    }
    const nested = await get(`/dictionary-terms?where[relatedTools][contains][name][contains]=${SECRET}`, accounts[role]);
    expect(nested.status === 400 || nested.body.totalDocs === 0).toBe(true);
    const counted = await get(`/tools/count?where[alternatives.name][contains]=${SECRET}`, accounts[role]);
    expect(counted.status === 400 || counted.body.totalDocs === 0).toBe(true);
  });
});

describe('a page of documents', () => {
  const TERMS = 105;
  const marker = unique('page');

  beforeAll(async () => {
    for (let start = 0; start < TERMS; start += 15) {
      await Promise.all(
        Array.from({ length: 15 }, (_, index) =>
          local.create({ collection: 'dictionary-terms', data: { name: `${marker} ${start + index}`, definition: marker, _status: 'published' } }),
        ),
      );
    }
  });

  const list = (query: string) => get(`/dictionary-terms?where[definition][equals]=${marker}&${query}`);

  test.each([
    'limit=1000000',
    'limit=101',
    'limit=0',
    'limit=-1',
    'limit=abc',
    'limit=1e9',
    'limit=Infinity',
    'pagination=false',
    'pagination=false&limit=0',
    'limit=100&limit=5000',
    'limit[]=5000',
  ])('holds at most 100 with "%s"', async (query) => {
    const answer = await list(query);
    expect(answer.status).toBeLessThan(500);
    if (answer.status === 200) expect(answer.body.docs.length).toBeLessThanOrEqual(100);
    else expect(answer.status).toBe(400);
  });

  test('holds exactly 100 when more are requested, with the total', async () => {
    const { body } = await list('limit=5000');
    expect([body.docs.length, body.limit, body.totalDocs]).toEqual([100, 100, TERMS]);
    const graph = await ask(`{ DictionaryTerms(limit: 5000, where: { definition: { equals: "${marker}" } }) { docs { id } } }`);
    expect(graph.body.data.DictionaryTerms.docs).toHaveLength(100);
    const everything = await ask(`{ DictionaryTerms(pagination: false, where: { definition: { equals: "${marker}" } }) { docs { id } } }`);
    expect(everything.body.data.DictionaryTerms.docs.length).toBeLessThanOrEqual(100);
  });

  test('includes all relations of its documents, more than 100 in all', async () => {
    const { docs } = await local.find({ collection: 'dictionary-terms', where: { definition: { equals: marker } }, limit: TERMS, sort: 'id' });
    const holders = docs.slice(0, 9);
    for (const [index, holder] of holders.entries()) {
      const relatedTerms = docs
        .slice(index * 12, index * 12 + 12)
        .map(({ id }) => id)
        .filter((id) => id !== holder.id);
      await local.update({ collection: 'dictionary-terms', id: holder.id, data: { relatedTerms } });
    }
    const { body } = await get(`/dictionary-terms?where[id][in]=${holders.map(({ id }) => id).join(',')}&depth=1`);
    const related = body.docs.flatMap((doc: { relatedTerms: unknown[] }) => doc.relatedTerms);
    expect(related.length).toBeGreaterThan(100);
    expect(related.filter((entry: unknown) => typeof entry !== 'object')).toEqual([]);
  });

  test('goes no deeper than three relations', async () => {
    expect((await get(`/dictionary-terms/${ids.term}?depth=99`)).status).toBe(200);
  });
});

describe('an ordinary API query', () => {
  const filters = (): [string, boolean][] => [
    [`where[categories][equals]=${ids.category}`, true],
    [`where[categories][in]=${ids.category},999999`, true],
    [`where[and][0][categories][in][0]=${ids.category}&where[and][1][active][equals]=true`, true],
    ['where[priceModel][equals]=freemium', true],
    ['where[priceModel][in]=free,paid', false],
    ['where[audiences][in]=developers', false],
    ['where[name][like]=sample', true],
    ['where[tagline][contains]=thing', true],
    ['where[slug][not_equals]=x', true],
    ['where[url][equals]=https://example.org', true],
    ['where[createdAt][greater_than]=2020-01-01', true],
    ['where[updatedAt][less_than_equal]=2020-01-01T00:00:00.000Z', false],
    ['where[editorialRating][greater_than_equal]=4', false],
    ['where[editorialRating][exists]=false', true],
    ['where[verified][equals]=false', true],
    ['where[features.text][like]=thing', false],
    ['where[plans.price][less_than]=10', false],
    [`where[alternatives][in]=${ids.changed}`, true],
    [`where[or][0][id][equals]=${ids.listed}&where[or][1][id][in]=999998,999999`, true],
    ['sort=-editorialRating', true],
    ['sort=name,-createdAt', true],
    ['sort=tagline&locale=nl', true],
  ];

  test('returns the requested tools', async () => {
    for (const [query, isFound] of filters()) {
      // The shared database holds more tools than one page.
      const answer = await get(`/tools?limit=100&where[updatedAt][greater_than]=${startedAt}&${query}`);
      expect(answer.status, `${query}: ${answer.text.slice(0, 200)}`).toBe(200);
      expect(
        answer.body.docs.some(({ id }: { id: number }) => id === ids.listed),
        query,
      ).toBe(isFound);
    }
  });
});

describe('a malformed request', () => {
  const nested = (word: string, depth: number) => `where${`[${word}][0]`.repeat(depth)}[name][equals]=x`;
  const BAD = [
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=99999999999999999999',
    'page=1000000',
    'where=abc',
    'where={bad',
    'where[name]=x',
    'where[name][unknown_operator]=x',
    'where[name][$ne]=x',
    'where[nope][equals]=x',
    'where[name][equals]=%00',
    'where[name][like]=a%00b',
    'where[name][in]=a,%00',
    'where[id][equals]=%00',
    'where[%00][equals]=x',
    'where[and]=x',
    'where[and][0]=x',
    'where[or][0][name]=x',
    `where[name][like]=${'x'.repeat(2000)}`,
    Array.from({ length: 60 }, (_, index) => `where[or][${index}][name][equals]=x`).join('&'),
    nested('and', 50),
    nested('or', 50),
    nested('or', 6),
    'sort=nope%00',
    'sort=name;drop table users',
    "sort=name'",
    'locale=xx',
    'locale=nl%00',
    "locale=e'n",
    'locale[]=en',
    'locale=xx&where[name][equals]=a',
    'locale=xx&sort=name',
  ];

  test.each(BAD.map((query) => [query.slice(0, 60), query]))('gets a 400: %s', async (_title, query) => {
    for (const collection of ['tools', 'categories']) {
      const answer = await get(`/${collection}?${query}`);
      expect(answer.status, `${collection}: ${answer.text.slice(0, 200)}`).toBe(400);
      expect(answer.text.length).toBeLessThan(1000);
      expect(answer.text).not.toMatch(/node_modules|select |stack/i);
    }
  });

  const COUNTED = BAD.filter((query) => query.startsWith('where') || query.startsWith('locale'));

  test.each(COUNTED.map((query) => [query.slice(0, 60), query]))('gets a 400 from a count too: %s', async (_title, query) => {
    expect((await get(`/categories/count?${query}`)).status).toBe(400);
  });

  const ODD = [
    'where[id][equals]=abc',
    'where[id][equals]=99999999999999999999',
    'where[id][equals]=1.5',
    'where[id][in]=abc,def',
    'where[id][greater_than]=abc',
    'where[id][like]=x',
    'where[createdAt][greater_than]=garbage',
    'where[createdAt][equals]=99999999999-01-01',
    'where[editorialRating][equals]=abc',
    'where[editorialRating][equals]=1e999',
    'where[active][equals]=maybe',
    'where[priceModel][equals]=nope',
    'where[categories][equals]=abc',
    'where[categories][in]=abc',
    'where[audiences][in]=nope',
    'where[name][near]=1,2,3',
    'where[name][within]=x',
    'where[name][intersects]=x',
    'where[name][all]=x',
    'where[name][equals][a]=b',
    'where[name][equals][]=b',
    'where[name][like][a]=b',
    'where[relatedTools][contains][name][equals]=%00',
    'where[categories][contains][name][equals]=%00',
    'where[alternatives][contains][name][equals]=a%00',
    'where[description][equals]=x',
    'where[description.root][equals]=x',
    'where[features.text][equals]=x',
    'where[features][equals]=x',
    'where[plans.price][greater_than]=x',
    'where[logo.image][equals]=x',
    'where[name.en][equals]=x',
    'where[tagline.xx][equals]=x',
    'where[%5B%5D][equals]=x',
    'depth=abc',
    'depth=-1',
    'depth=99999',
    'draft=maybe',
    'trash=maybe',
    'pagination=maybe',
    'select=abc',
    'select[nope]=true',
    'select[name][x]=true',
    'populate=abc',
    'populate[nope]=true',
    'joins=abc',
    'joins[nope][limit]=1',
    'fallback-locale=xx',
    'fallbackLocale[]=xx',
    'sort=',
    'sort=categories',
    'sort=categories.name',
    'sort=description',
    'sort=features.text',
    '%00=1',
    'where%00=1',
    '__proto__[x]=1',
    'where[__proto__][equals]=x',
    'where[constructor][equals]=x',
    'sort[a]=b',
  ];

  test.each(ODD)('never gets a 500: %s', async (query) => {
    for (const path of ['/tools', '/tools/count', `/tools/${ids.listed}`]) {
      const answer = await get(`${path}?${query}`);
      expect([200, 400], `${path}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
  });

  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    '%00',
    'a%00',
    "1'",
    'null',
    'undefined',
    '[object Object]',
    '1?data={bad',
    '1?draft=true&data=%00',
  ])('never gets a 500 for the id %s', async (id) => {
    for (const collection of ['tools', 'categories', 'users', 'redirects']) {
      const answer = await get(`/${collection}/${id}`);
      expect([200, 400, 403, 404], `${collection}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    }
  });

  test.each([
    '/nope',
    '/tools/1/nope',
    '/globals/nope',
    '/tools/versions/abc',
    '/tools/versions?where[x][equals]=1',
    '/users/me',
    '/access',
    '/globals/settings?locale=xx',
    '/media/file/%00.png',
    '/media/file/..%2F..%2Fpackage.json',
    '/media/file/nope.png',
    '/media/paste-url',
  ])('never gets a 500 at %s', async (path) => {
    expect((await get(path)).status, (await get(path)).text.slice(0, 200)).toBeLessThan(500);
  });

  test('gets a 400 when its body is not JSON', async () => {
    for (const path of ['/users/login', '/users', '/tools', '/users/forgot-password']) {
      const answer = await rest('POST', path, { body: '{bad', headers: { 'Content-Type': 'application/json' } });
      expect([400, 403], path).toContain(answer.status);
    }
  });

  test('to GraphQL never gets an internal error', async () => {
    for (const query of [
      '{ Tools(page: -1) { totalDocs } }',
      '{ Tools(page: 0) { totalDocs } }',
      '{ Tools(limit: -1) { docs { id } } }',
      '{ Tools(sort: "nope;") { totalDocs } }',
      '{ Tools(where: { name: { equals: "\\u0000" } }) { totalDocs } }',
      '{ countTools(where: { name: { equals: "\\u0000" } }) { totalDocs } }',
      `{ Tools(where: ${'{ OR: ['.repeat(50)}{ name: { equals: "x" } }${'] }'.repeat(50)}) { totalDocs } }`,
      '{ Tool(id: 99999999999999) { id } }',
      '{ Tool(id: 0) { id } }',
      '{',
    ]) {
      const { status, text } = await ask(query);
      expect(status, query).toBeLessThan(500);
      expect(text, query).not.toContain('Something went wrong');
      expect(text, query).not.toContain('"statusCode":500');
    }
  });
});

describe('a request without a language', () => {
  test('reads texts in English', async () => {
    const name = unique('Category');
    const { id } = await local.create({ collection: 'categories', data: { name, _status: 'published' }, locale: 'en' });
    expect((await get(`/categories/${id}`)).body.name).toBe(name);
    expect((await get(`/categories?where[id][equals]=${id}`)).body.docs[0].name).toBe(name);
    expect((await get(`/categories/count?where[name][equals]=${name}`)).body).toEqual({ totalDocs: 1 });
    expect((await ask(`{ Category(id: ${id}) { name } }`)).body.data.Category.name).toBe(name);
  });

  test('writes texts in English and loses none', async () => {
    const name = unique('Category');
    const { body } = await rest('POST', '/categories', { token: accounts.editor.token, body: { name, _status: 'published' } });
    expect((await local.findByID({ collection: 'categories', id: body.doc.id, locale: 'all' })).name).toEqual({ en: name });
    await rest('PATCH', `/categories/${body.doc.id}`, { token: accounts.editor.token, body: { name: `${name} again` } });
    expect((await local.findByID({ collection: 'categories', id: body.doc.id, locale: 'all' })).name).toEqual({ en: `${name} again`, nl: null });
  });

  test('reads and writes globals in English', async () => {
    const note = unique('Note');
    const answer = await rest('POST', '/globals/footer', { token: accounts.editor.token, body: { note } });
    expect(answer.status).toBe(200);
    expect((await local.findGlobal({ slug: 'footer', locale: 'all' })).note).toMatchObject({ en: note });
    expect((await get('/globals/footer')).body.note).toBe(note);
    expect((await get('/globals/footer?locale=xx')).status).toBe(400);
  });

  test('is rejected in an unknown language, for editors too', async () => {
    expect((await rest('PATCH', `/categories/${ids.category}?locale=xx`, { token: accounts.editor.token, body: { name: 'X' } })).status).toBe(400);
  });
});

describe('GraphQL', () => {
  test('disables introspection', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Tool") { fields { name } } }']) {
      const { body } = await ask(query);
      expect(body.errors).toBeDefined();
      expect(body.data ?? null).toBeNull();
    }
  });

  test('rejects costly queries', async () => {
    const aliases = Array.from({ length: 400 }, (_, index) => `a${index}: Tools(limit: 100) { docs { id } }`).join(' ');
    expect((await ask(`{ ${aliases} }`)).body.errors).toBeDefined();
    const deep = `${'alternatives { '.repeat(40)} id ${'}'.repeat(40)}`;
    expect((await ask(`{ Tools { docs { ${deep} } } }`)).body.errors).toBeDefined();
  });

  test('rejects batches', async () => {
    const answer = await rest('POST', '/graphql', {
      body: JSON.stringify([{ query: '{ Tools { totalDocs } }' }]),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('an account', () => {
  const refused = (answer: Answer) => expect([401, 403, 404], answer.text).toContain(answer.status);
  const roleOf = async (id: number | undefined) => (await local.findByID({ collection: 'users', id: id ?? 0 })).role;
  const newUser = (fields: Record<string, unknown> = {}) => ({
    email: `${unique('intruder')}@example.org`,
    role: 'admin',
    ...fields,
  });

  test('cannot be created by outsiders or editors', async () => {
    for (const role of ['anonymous', 'user', 'editor'] as const) {
      const { token } = accounts[role];
      const data = newUser();
      refused(await rest('POST', '/users', { token, body: data }));
      refused(await rest('POST', '/users/first-register', { token, body: data }));
      const { body } = await graphql('mutation ($data: mutationUserInput!) { createUser(data: $data) { id } }', { token, variables: { data } });
      expect(body.errors[0].extensions.statusCode).toBe(403);
      expect((await local.count({ collection: 'users', where: { email: { equals: data.email } } })).totalDocs).toBe(0);
    }
  });

  test('cannot raise its own role', async () => {
    for (const role of ['user', 'editor'] as const) {
      const { user, token } = accounts[role];
      await rest('PATCH', `/users/${user?.id}`, { token, body: { role: 'admin' } });
      await rest('PATCH', `/users?where[id][equals]=${user?.id}`, { token, body: { role: 'admin' } });
      await graphql(`mutation { updateUser(id: ${user?.id}, data: { role: admin }) { id } }`, { token });
      await local.update({ collection: 'users', id: user?.id ?? 0, data: { role: 'admin' }, user, overrideAccess: false });
      expect(await roleOf(user?.id)).toBe(role);
    }
  });

  test.each([OWNER_EMAIL, OWNER_EMAIL.toUpperCase(), ` ${OWNER_EMAIL} `])(
    'cannot take the email of the site owner, who is always admin: "%s"',
    async (email) => {
      const { user, token } = await createAccount(local, 'user');
      const takeOver = async () => {
        await rest('PATCH', `/users/${user.id}`, { token, body: { email } });
        const { body } = await get('/users?limit=100', { user, token });
        expect(body.docs.map(({ id }: { id: number }) => id)).toEqual([user.id]);
        expect((await local.findByID({ collection: 'users', id: user.id })).email).toBe(user.email);
      };
      await takeOver();
      // Not even while no account uses it.
      const db = payload.db.pool;
      await db.query('update users set email = $1 where id = $2', ['away@example.org', owner]);
      try {
        await takeOver();
      } finally {
        await db.query('update users set email = $1 where id = $2', [`${unique('away')}@example.org`, user.id]);
        await db.query('update users set email = $1 where id = $2', [OWNER_EMAIL, owner]);
      }
    },
  );

  test('cannot read, change or delete another account or its password', async () => {
    const victim = await createAccount(local, 'user');
    for (const role of ['anonymous', 'user', 'editor'] as const) {
      const { token } = accounts[role];
      const password = 'a password of the intruder';
      refused(await rest('GET', `/users/${victim.user.id}`, { token }));
      refused(await rest('PATCH', `/users/${victim.user.id}`, { token, body: { password } }));
      refused(await rest('DELETE', `/users/${victim.user.id}`, { token }));
      const many = await rest('PATCH', `/users?where[id][equals]=${victim.user.id}`, { token, body: { password } });
      if (many.status === 200) expect(many.body.docs).toEqual([]);
      else refused(many);
      const { body } = await graphql(`mutation { updateUser(id: ${victim.user.id}, data: { name: "${password}" }) { id } }`, { token });
      expect([403, 404]).toContain(body.errors[0].extensions.statusCode);
      refused(await rest('POST', '/users/unlock', { token, body: { email: victim.user.email } }));
    }
    expect(await signIn(payload, victim.user.email)).toContain('session_token');
  });

  test('reveals no password hash, token or session of someone else', async () => {
    for (const path of [
      '/users',
      `/users/${accounts.user.user?.id}`,
      '/users/me',
      '/users?select[hash]=true&select[salt]=true&select[resetPasswordToken]=true&select[sessions]=true',
    ]) {
      const { text } = await get(path, accounts.admin);
      expect(text).not.toMatch(/"(hash|salt|resetPasswordToken|resetPasswordExpiration|token)":/);
    }
    const { body } = await get(`/users/${accounts.user.user?.id}`, accounts.admin);
    expect(body.sessions ?? []).toEqual([]);
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
      expect((await get(`/users?where[${field}][exists]=true`, accounts.user)).status, field).toBe(400);
      expect((await get(`/users?sort=${field}`, accounts.user)).status, field).toBe(400);
    }
  });

  test('has no first registration once one exists', async () => {
    expect((await get('/users/init')).body).toEqual({ initialized: true });
  });

  test("is out of reach of Payload's own sign-in, recovery and registration", async () => {
    const { email } = accounts.editor.user as Actor;
    for (const path of ['login', 'forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/x']) {
      const answer = await rest('POST', `/users/${path}`, { body: { email, password: PASSWORD, token: 'x' } });
      expect(answer.status, `${path}: ${answer.text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(500);
      expect(answer.headers.get('set-cookie') ?? '').not.toContain('payload-token=ey');
    }
  });

  test('hides an unpublished tool in every language and restores it unchanged', async () => {
    const Cookie = String(accounts.admin.token);
    const me = async (headers: Record<string, string>) => (await rest('GET', '/users/me', { headers: { Cookie, ...headers } })).body.user;
    expect(await me({ Origin: 'https://evil.example' })).toBeNull();
    expect(await me({ 'Sec-Fetch-Site': 'cross-site' })).toBeNull();
    expect(await me({ Origin: ORIGIN })).toMatchObject({ id: accounts.admin.user?.id });
  });

  test('of role user reaches neither the panel nor its preferences', async () => {
    const { token } = accounts.user;
    expect((await get('/access', accounts.user)).body.canAccessAdmin).not.toBe(true);
    expect((await get('/access', accounts.editor)).body.canAccessAdmin).toBe(true);
    const key = unique('key');
    refused(await rest('POST', `/payload-preferences/${key}`, { token, body: { value: { a: 1 } } }));
    expect((await local.count({ collection: 'payload-preferences', where: { key: { equals: key } } })).totalDocs).toBe(0);
    refused(await rest('POST', `/payload-preferences/${key}`, { body: { value: { a: 1 } } }));
    expect((await rest('POST', `/payload-preferences/${key}`, { token: accounts.editor.token, body: { value: { a: 1 } } })).status).toBe(200);
    expect((await get(`/payload-preferences/${key}`, accounts.editor)).body.value).toEqual({ a: 1 });
    expect((await get(`/payload-preferences/${key}`, accounts.admin)).body.value).toBeNull();
  });
});

describe('the site owner', () => {
  const ownerNow = () => local.findByID({ collection: 'users', id: owner });

  afterEach(async () => {
    await payload.db.pool.query("update users set email = $1, role = 'admin' where id = $2", [OWNER_EMAIL, owner]);
  });

  test('stays admin despite changes by another admin', async () => {
    const { token } = accounts.admin;
    for (const role of ['user', 'editor']) {
      await rest('PATCH', `/users/${owner}`, { token, body: { role } });
      expect(await ownerNow()).toMatchObject({ email: OWNER_EMAIL, role: 'admin' });
    }
    await rest('PATCH', `/users?where[id][equals]=${owner}`, { token, body: { role: 'user' } });
    await graphql(`mutation { updateUser(id: ${owner}, data: { role: user }) { id } }`, { token });
    expect(await ownerNow()).toMatchObject({ email: OWNER_EMAIL, role: 'admin' });
  });

  test("cannot be demoted by changing the owner's email", async () => {
    const { token } = accounts.admin;
    for (const body of [{ email: `${unique('taken')}@example.org` }, { email: `${unique('taken')}@example.org`, role: 'user' }]) {
      await rest('PATCH', `/users/${owner}`, { token, body });
      expect(await ownerNow(), JSON.stringify(body)).toMatchObject({ email: OWNER_EMAIL, role: 'admin' });
    }
  });

  test('cannot be deleted, alone or in bulk', async () => {
    const { token } = accounts.admin;
    expect((await rest('DELETE', `/users/${owner}`, { token, language: 'nl' })).body.errors[0].message).toBe(
      'Het account van de site-eigenaar kun je niet verwijderen of een andere rol geven',
    );
    await rest('DELETE', `/users?where[id][in]=${owner}`, { token });
    await graphql(`mutation { deleteUser(id: ${owner}) { id } }`, { token });
    expect(await ownerNow()).toMatchObject({ email: OWNER_EMAIL });
  });
});

test('a page finds nothing at an address with a NUL character, which the database rejects', async () => {
  const by = (field: string) => ({ where: { and: [{ [field]: { equals: 'chat\0gpt' } }] }, limit: 1 });
  for (const collection of ['tools', 'dictionary-terms', 'courses', 'products', 'tasks', 'pages'] as const)
    expect(await asVisitor.find(collection, by('slug')), collection).toEqual([]);
  expect(await asVisitor.find('categories', by('code'))).toEqual([]);
  expect(await asVisitor.find('redirects', by('from'))).toEqual([]);
  expect(await asSystem.find('tools', by('slug'))).toEqual([]);
});
