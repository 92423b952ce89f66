import { randomInt } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Payload } from 'payload';
import { createFormatter, createTranslator } from 'use-intl/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as feed } from '@/app/(site)/feeds/[lang]/[...path]/route';
import { DELETE, GET, OPTIONS, POST } from '@/app/(site)/mcp/route';
import { tidyUp } from '@/cms/jobs/tidy-up';
import { countWaiting } from '@/cms/moderation/count-waiting';
import { decideProposal } from '@/cms/moderation/proposals';
import { listQueue } from '@/cms/moderation/queue';
import { CLIENT_ADDRESS_HEADER } from '@/domain/client-address-header';
import { slugify } from '@/domain/slug';
import { DEFAULT_WEIGHTS } from '@/domain/tool/score';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';
import { type Account, createAccount } from '../setup/accounts';
import { queuedMails, requestBy } from '../setup/contributions';
import { plainText, richText } from '../setup/documents';
import { type Actor, type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

// Both need the running site: here reads are uncached and texts come from the same files.
vi.mock('@/server/cached', () => ({
  cached: (read: () => Promise<unknown>) => read(),
  cachedByIds: (ids: number[], { read }: { read: (ids: number[]) => Promise<unknown> }) => read(ids),
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'en' | 'nl'; namespace: 'mcp' }) =>
    createTranslator({ locale, namespace, messages: { en, nl }[locale] }),
  getFormatter: async ({ locale }: { locale: 'en' | 'nl' }) => createFormatter({ locale }),
}));

const SECRET = `private${randomInt(1e9)}`;
const URL_OF_SERVER = 'http://localhost:3000/mcp';

let payload: Payload;
let local: LocalApi;
let editor: Account & { user: Actor };
let category: StoredDocument;
let listed: StoredDocument;
let other: StoredDocument;
let address: string;
let client: Client;

const published = { _status: 'published' } as const;

async function createTool(fields: Record<string, unknown> = {}): Promise<StoredDocument> {
  const name = unique('Notulist');
  return local.create({
    collection: 'tools',
    data: { name, tagline: 'Writes minutes', url: `https://${slugify(name)}.example.org`, categories: [category.id], ...published, ...fields },
  });
}

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  editor = await createAccount(local, 'editor');
  category = await local.create({ collection: 'categories', data: { name: unique('Minutes'), ...published } });
  listed = await createTool({
    description: richText('Listens along.'),
    features: [{ text: 'Fast' }, { text: 'Safe' }],
    plans: [{ name: 'Pro', kind: 'paid', price: 9.5, currency: 'EUR', unit: 'month' }],
    affiliateUrl: `https://${SECRET}.example`,
    affiliateParty: SECRET,
    moderation: { note: SECRET },
    submitter: { email: `${SECRET}@example.org`, language: 'en' },
    platforms: ['web', 'self-hosted'],
    languages: ['en', 'nl'],
    launched: 2023,
    country: 'NL',
    editorialRating: 4,
    editorialRatings: { results: 4.5 },
    editorialStrengths: [{ text: 'Hears everything' }],
    editorialWeaknesses: [{ text: 'Forgets names' }],
    bestFor: 'Large meetings',
    notFor: 'Confidential talks',
  });
  await local.update({ collection: 'tools', id: listed.id, locale: 'nl', data: { tagline: 'Schrijft notulen', ...published } });
  await local.update({ collection: 'tools', id: listed.id, data: { maker: SECRET }, draft: true });
  other = await createTool({ priceModel: 'contact' });
  const review = { tool: listed.id, ratings: { general: 4 }, text: 'Works.', language: 'en', name: SECRET, email: `${SECRET}@example.org` };
  await local.create({ collection: 'reviews', data: { ...review, title: 'Nameless', anonymous: true, ...published } });
  await local.create({ collection: 'reviews', data: { ...review, title: SECRET, _status: 'draft' } });
});

beforeEach(async () => {
  address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
  client = await connect();
});
afterAll(async () => {
  await client.close();
  await local.delete({ collection: 'edit-proposals', where: { channel: { equals: 'mcp' } } });
  await local.delete({ collection: 'tools', where: { and: [{ categories: { in: [category.id] } }, { 'moderation.state': { equals: 'pending' } }] } });
});

function send(request: Request): Promise<Response> | Response {
  request.headers.set(CLIENT_ADDRESS_HEADER, address);
  return { POST, GET, DELETE }[request.method as 'POST' | 'GET' | 'DELETE'](request);
}

async function connect(): Promise<Client> {
  const connected = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(URL_OF_SERVER), { fetch: async (url, init) => send(new Request(url, init)) });
  await connected.connect(transport as Parameters<Client['connect']>[0]);
  // Loads the schemas the client checks responses with.
  await connected.listTools();
  return connected;
}

const call = async (name: string, args: Record<string, unknown> = {}) => (await client.callTool({ name, arguments: args })) as CallToolResult;
const textOf = ({ content }: CallToolResult) => content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
/** The entries of a feed as JSON Feed. */
async function feedOf(name: string): Promise<Record<string, string>[]> {
  const path = `${name}.json`.split('/');
  const response = await feed(new Request(`http://localhost:3000/feeds/en/${name}.json`), { params: Promise.resolve({ lang: 'en', path }) });
  return JSON.parse(await response.text()).items;
}
async function answer(name: string, args: Record<string, unknown> = {}) {
  const result = await call(name, args);
  expect(result.isError, textOf(result)).toBeFalsy();
  // biome-ignore lint/suspicious/noExplicitAny: answers differ by tool
  return result.structuredContent as any;
}
async function problem(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const result = await call(name, args);
  expect(result.isError, textOf(result)).toBe(true);
  return textOf(result);
}

const asEditor = () => requestBy(payload, editor.user);
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  send(
    new Request(URL_OF_SERVER, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    }),
  );

describe('an agent', () => {
  test('finds ten tools with titles, schemas and hints', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_tools',
      'get_tool',
      'compare_tools',
      'score_tools',
      'list_categories',
      'look_up_term',
      'read_reviews',
      'changes_since',
      'propose_tool',
      'propose_edit',
    ]);
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([title, description].every(Boolean), name).toBe(true);
      expect(inputSchema.properties, name).toHaveProperty('language');
      expect(outputSchema?.type, name).toBe('object');
      expect(annotations?.readOnlyHint, name).toBe(!name.startsWith('propose'));
      expect(annotations?.destructiveHint, name).toBe(false);
    }
  });

  test('searches by words, category and price, page by page', async () => {
    const found = await answer('search_tools', { query: String(listed.name), category: category.code });
    expect(found.tools[0]).toMatchObject({ slug: listed.slug, tagline: { text: 'Writes minutes', language: 'en' }, rating: { reviews: 1 } });
    const priced = async (price_model: string) => (await answer('search_tools', { category: category.code, price_model })).tools;
    expect(await priced('contact')).toMatchObject([{ slug: other.slug }]);
    // Nobody named a price model, and the only plan is paid.
    expect(await priced('paid')).toMatchObject([{ slug: listed.slug, price_model: 'paid' }]);
    const pages = await Promise.all([1, 2, 3].map((page) => answer('search_tools', { category: category.code, sort: 'name', limit: 1, page })));
    expect(pages.map(({ tools, has_more }) => [tools.length, has_more])).toEqual([
      [1, true],
      [1, false],
      [0, false],
    ]);
    expect(pages.flatMap(({ tools }) => tools.map(({ slug }: { slug: string }) => slug)).sort()).toEqual([listed.slug, other.slug].sort());
  });

  test('reads what was told since a day, of one tool or all, also what makers changed earlier', async () => {
    const context = { changeReason: { change: 'maker', changedOn: '2026-02-03', changeSource: 'https://example.org/news' } };
    await local.update({ collection: 'tools', id: other.id, data: { maker: 'New Makers', _status: 'published' }, context });
    const told = { tool: other.slug, date: '2026-02-03', kind: 'maker', source: 'https://example.org/news' };
    const of = (since: string, more = {}) => answer('changes_since', { since, language: 'nl', ...more });
    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
    expect((await of(dayIn(-1), { slug: other.slug })).changes).toContainEqual(expect.objectContaining(told));
    expect((await of(dayIn(-1))).changes).toContainEqual(expect.objectContaining(told));
    expect((await of(dayIn(2), { slug: other.slug })).changes).not.toContainEqual(expect.objectContaining(told));
    expect(textOf(await call('changes_since', { since: '2026-02-03', slug: other.slug, language: 'nl' }))).toContain('New Makers in plaats van');
  });

  test('has what makers changed earlier at the top of feeds on the day it is noticed, with the day of the change', async () => {
    const context = { changeReason: { change: 'maker', changedOn: '2026-03-14' } };
    const start = Date.now();
    await local.update({ collection: 'tools', id: other.id, data: { maker: 'Late Makers', ...published }, context });
    for (const name of [`changes/tools/${other.slug}`, `changes/categories/${category.code}`, 'changes']) {
      const [entry] = await feedOf(name);
      expect(entry?.content_html).toMatch(/Late Makers.* \(March 14, 2026\)/);
      expect(Date.parse(entry?.date_published ?? '')).toBeGreaterThanOrEqual(start);
    }
  });

  test('tells programs that a tool is no longer offered, asked for it, for its category or for all', async () => {
    const gone = await createTool();
    await local.update({ collection: 'tools', id: gone.id, data: { active: false, ...published }, context: { changeReason: { change: 'maker' } } });
    const told = expect.objectContaining({ tool: gone.slug, kind: 'discontinued' });
    expect((await answer('changes_since', { since: '2026-01-01', slug: gone.slug })).changes).toContainEqual(told);
    expect((await answer('changes_since', { since: '2026-01-01' })).changes).toContainEqual(told);
    for (const name of [`changes/tools/${gone.slug}`, `changes/categories/${category.code}`, 'changes'])
      expect((await feedOf(name)).map(({ title, content_html }) => `${title}: ${content_html}`)).toContainEqual(
        `${gone.name}: <p>${en.changes.kinds.discontinued}</p>`,
      );
    expect(await problem('changes_since', { since: '2026-01-01', slug: 'never-there' })).toContain('never-there');
  });

  test('reads a tool in the requested language or, with its code, in the other one', async () => {
    const dutch = await answer('get_tool', { slug: listed.slug, language: 'nl' });
    expect(dutch).toMatchObject({
      name: listed.name,
      tagline: { text: 'Schrijft notulen', language: 'nl' },
      description: { text: 'Listens along.', language: 'en' },
      plans: [{ kind: 'paid', price: 9.5, currency: 'EUR', unit: 'month' }],
      platforms: ['web', 'self-hosted'],
      languages: ['en', 'nl'],
      available_since: 2023,
      maker_country: 'NL',
      editorial_rating: 4,
      editorial_ratings: [{ criterion: 'results', rating: 4.5 }],
      editors_tested: false,
      strengths: [{ text: 'Hears everything', language: 'en' }],
      weaknesses: [{ text: 'Forgets names', language: 'en' }],
      best_for: { text: 'Large meetings', language: 'en' },
      not_for: { text: 'Confidential talks', language: 'en' },
      reviews: { count: 1, average: 4 },
      page: `http://localhost:3000/nl/tools/${listed.slug}`,
    });
    const text = textOf(await call('get_tool', { slug: listed.slug, language: 'nl' }));
    expect(text).toContain('Prijsmodel: betaald');
    expect(text).toContain('Geschikt voor: Large meetings\nMinder geschikt voor: Confidential talks');
    expect(text).toMatch(/Pro: €\s9,50 per maand/);
    expect(text).toContain('Werkt op: Website, Op je eigen server\nTalen: Engels, Nederlands\nBeschikbaar sinds: 2023\nLand van de maker: Nederland');
    expect(text).toContain(
      'Sterke punten:\n  - Hears everything\nZwakke punten:\n  - Forgets names\nHet oordeel van onze redactie, op basis van documentatie',
    );
  });

  test('compares tools, but not a tool with itself', async () => {
    const { tools, comparison_page } = await answer('compare_tools', { slugs: [listed.slug, other.slug] });
    expect(tools.map(({ slug }: { slug: string }) => slug)).toEqual([listed.slug, other.slug]);
    expect(tools.map(({ best_for }: { best_for: unknown }) => best_for)).toEqual([{ text: 'Large meetings', language: 'en' }, null]);
    expect(comparison_page).toBe(`http://localhost:3000/compare?tools=${listed.slug},${other.slug}`);
    expect(await problem('compare_tools', { slugs: [listed.slug, listed.slug], language: 'nl' })).toBe('Noem minstens twee verschillende tools.');
  });

  test('ranks tools by weights, with a sum that adds up', async () => {
    const weights = { results: 3, cost: 5, dutch: 1 };
    const ranking = await answer('score_tools', { slugs: [listed.slug, other.slug], weights, people: 5 });
    expect(ranking.weights).toMatchObject({ ...weights, privacy: 0 });
    const scores = ranking.tools.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((one, another) => another - one));
    for (const { score, sum } of ranking.tools as { score: number; sum: { weight: number; points: number | null }[] }[]) {
      expect(sum.map(({ weight }) => weight)).toEqual([3, 5, 1]);
      expect(score).toBe(Math.round((sum.reduce((total, { weight, points }) => total + weight * (points ?? 5), 0) / 9) * 10) / 10);
    }
    expect(ranking.score_page).toBe(`http://localhost:3000/weigh?tools=${listed.slug}%2C${other.slug}&seats=5&w-results=3&w-cost=5&w-dutch=1`);
    expect(await answer('score_tools', { slugs: [listed.slug, other.slug] })).toMatchObject({ weights: DEFAULT_WEIGHTS, total: 2 });
    expect(await problem('score_tools', { slugs: [listed.slug, 'no-such-tool'] })).toContain('no-such-tool');
  });

  test('lists categories with their number of tools', async () => {
    const { categories } = await answer('list_categories');
    expect(categories).toContainEqual(expect.objectContaining({ code: category.code, tools: 2 }));
  });

  test('looks up a term by name in either language or by a close spelling', async () => {
    const name = unique('Zwermdenken');
    const term = await local.create({ collection: 'dictionary-terms', data: { name, definition: 'Thinking in swarms.', ...published } });
    expect(await answer('look_up_term', { term: name.toUpperCase(), language: 'nl' })).toMatchObject({
      slug: term.slug,
      is_exact: true,
      definition: { text: 'Thinking in swarms.', language: 'en' },
    });
    expect(await answer('look_up_term', { term: name.slice(0, -2) })).toMatchObject({ slug: term.slug, is_exact: false });
    expect(await problem('look_up_term', { term: 'qqqqzzzz' })).toContain('nothing like “qqqqzzzz”');
  });

  test('reads published reviews only, without the names of anonymous reviewers', async () => {
    const { reviews, count } = await answer('read_reviews', { slug: listed.slug });
    expect(count).toBe(1);
    expect(reviews).toMatchObject([{ title: 'Nameless', author: null, rating: 4, language: 'en' }]);
    expect(await answer('read_reviews', { slug: listed.slug, page: 7 })).toMatchObject({ reviews: [] });
  });

  test('never sees private data', async () => {
    const answers = await Promise.all([
      call('search_tools', { query: SECRET }),
      call('search_tools', { category: category.code }),
      call('get_tool', { slug: listed.slug }),
      call('compare_tools', { slugs: [listed.slug, other.slug] }),
      call('score_tools', { slugs: [listed.slug, other.slug] }),
      call('read_reviews', { slug: listed.slug }),
    ]);
    // This one repeats the query.
    expect(answers[0]?.structuredContent).toMatchObject({ total: 0, corrected: null, tools: [] });
    for (const given of answers.slice(1)) expect(JSON.stringify(given).includes(SECRET)).toBe(false);
  });

  test.each([
    ['a draft', { _status: 'draft' }],
    ['inactive', { active: false }],
    ['in the trash', { deletedAt: '2026-01-01T00:00:00.000Z' }],
  ])('does not find a tool that is %s', async (_what, fields) => {
    const { slug } = await createTool(fields);
    for (const name of ['get_tool', 'read_reviews']) expect(await problem(name, { slug })).toContain('no listed tool');
    const args = { slug, changes: [{ field: 'name', value: 'X' }], reason: 'Wrong.', email: newAddress() };
    expect(await problem('propose_edit', args)).toContain('no listed tool');
  });
});

const toolProposal = (fields: Record<string, unknown> = {}) => {
  const name = unique('Voorgesteld');
  return {
    name,
    url: `https://${slugify(name)}.example.org`,
    tagline: 'Doet iets',
    categories: [String(category.code)],
    features: ['Snel'],
    plans: [{ name: 'Gratis', kind: 'free' }],
    email: newAddress(),
    language: 'nl',
    ...fields,
  };
};

const editProposal = (fields: Record<string, unknown> = {}) => ({
  slug: listed.slug,
  changes: [{ field: 'tagline', language: 'en', value: 'Writes better minutes' }],
  reason: 'The maker says so.',
  source_url: 'https://example.org/news',
  email: newAddress(),
  language: 'nl',
  ...fields,
});

describe('a proposed tool', () => {
  test('is queued as a draft marked as sent by an agent, with a receipt and nothing public', async () => {
    const proposal = toolProposal();
    expect(await answer('propose_tool', proposal)).toMatchObject({ status: 'waiting', message: expect.stringContaining('redacteur') });
    const { docs } = await local.find({ collection: 'tools', where: { name: { equals: proposal.name } }, draft: true });
    expect(docs).toMatchObject([{ _status: 'draft', moderation: { state: 'pending', note: expect.stringContaining('MCP') } }]);
    const visible = await local.find({ collection: 'tools', where: { name: { equals: proposal.name } }, overrideAccess: false });
    expect(visible.docs).toEqual([]);
    expect((await queuedMails(payload, proposal.email)).map(({ kind, locale }) => [kind, locale])).toEqual([['tool-received', 'nl']]);
    const item = (await listQueue(await asEditor(), 'tools')).find(({ id }) => id === docs[0]?.id);
    expect(item?.fields).toContainEqual({ key: 'note', value: expect.stringContaining('MCP') });
  });

  test('is saved once when sent twice concurrently', async () => {
    const proposal = toolProposal();
    await Promise.all([answer('propose_tool', proposal), answer('propose_tool', proposal)]);
    const { docs } = await local.find({ collection: 'tools', where: { name: { equals: proposal.name } }, draft: true });
    expect(docs).toHaveLength(1);
  });

  test('is rejected when listed already; a similar name can be confirmed', async () => {
    expect(await problem('propose_tool', toolProposal({ url: String(listed.url) }))).toContain('propose_edit');
    const alike = toolProposal({ name: `${listed.name}s`, language: 'en' });
    expect(await problem('propose_tool', alike)).toContain('is_another_tool');
    expect(await answer('propose_tool', { ...alike, is_another_tool: true })).toMatchObject({ status: 'waiting' });
  });

  test('is rejected with invalid values in the requested language', async () => {
    expect(await problem('propose_tool', toolProposal({ email: 'nobody' }))).toContain(VALIDATION_MESSAGES.email.nl);
    expect(await problem('propose_tool', toolProposal({ url: 'javascript:alert(1)' }))).toContain(VALIDATION_MESSAGES.url.nl);
    expect(await problem('propose_tool', toolProposal({ categories: ['no-such-category'] }))).toContain('geen categorie');
    expect(await problem('propose_tool', { language: 'nl' })).toContain('Sommige waarden kloppen niet');
    expect(await problem('propose_tool', toolProposal({ plans: [{ name: 'Pro', kind: 'paid' }] }))).toContain(VALIDATION_MESSAGES.planPrice.nl);
  });
});

async function proposed(fields: Record<string, unknown> = {}) {
  const proposal = editProposal(fields);
  await answer('propose_edit', proposal);
  const item = (await listQueue(await asEditor(), 'proposals')).find(({ sender }) => sender.email === proposal.email);
  if (!item) throw new Error('The proposal is not in the queue');
  return { proposal, item };
}

const publicRow = async (id: number, locale: 'en' | 'nl') =>
  (await local.find({ collection: 'tools', where: { id: { equals: id } }, locale, overrideAccess: false })).docs[0];
const newestRow = (id: number) => local.findByID({ collection: 'tools', id, draft: true, locale: 'all' });

describe('a proposed change', () => {
  test('is queued beside the current tool, with a receipt; the tool stays unchanged', async () => {
    const before = await newestRow(listed.id);
    const { proposal, item } = await proposed({ changes: [...editProposal().changes, { field: 'plans', value: 'Pro costs 12 EUR now' }] });
    expect(item).toMatchObject({
      title: listed.name,
      language: 'nl',
      editPath: `/admin/collections/tools/${listed.id}`,
      proposal: {
        sourceUrl: 'https://example.org/news',
        changes: [
          { field: 'tagline', language: 'en', now: 'Writes minutes', proposed: 'Writes better minutes', isByHand: false },
          { field: 'plans', language: null, now: 'Pro: €9.50 / month', isByHand: true },
        ],
      },
    });
    expect(item.fields).toContainEqual({ key: 'channel', value: 'mcp' });
    expect(await newestRow(listed.id)).toEqual(before);
    expect((await queuedMails(payload, proposal.email)).map(({ kind }) => kind)).toEqual(['proposal-received']);
    expect((await countWaiting(await asEditor())).proposals).toBeGreaterThan(0);
  });

  const featureTexts = async (id: number) =>
    ((await newestRow(id)).features as { text: { en?: string; nl?: string } }[]).map(({ text }) => [text.en ?? null, text.nl ?? null]);

  test('of features in one language preserves those of the other', async () => {
    const tool = await createTool({ features: ['One', 'Two', 'Three', 'Four'].map((text) => ({ text })) });
    await local.update({ collection: 'tools', id: tool.id, locale: 'nl', data: { tagline: 'Schrijft notulen', ...published } });
    const { item } = await proposed({ slug: tool.slug, changes: [{ field: 'features', language: 'nl', value: 'Een\nTwee' }] });
    await decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen });
    expect(await featureTexts(tool.id)).toEqual([
      ['One', 'Een'],
      ['Two', 'Twee'],
      ['Three', null],
      ['Four', null],
    ]);
  });

  test('of fewer English features than there are Dutch ones without English is left to the editor', async () => {
    const tool = await createTool();
    const features = [{ text: 'Een' }, { text: 'Twee' }];
    await local.update({ collection: 'tools', id: tool.id, locale: 'nl', data: { tagline: 'Schrijft notulen', features, ...published } });
    const { item } = await proposed({ slug: tool.slug, changes: [{ field: 'features', language: 'en', value: 'One' }] });
    expect(item.proposal?.changes).toMatchObject([{ isByHand: true }]);
    await decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen });
    expect(await featureTexts(tool.id)).toEqual([
      [null, 'Een'],
      [null, 'Twee'],
    ]);
  });

  test('of features that names one twice adds it once', async () => {
    const tool = await createTool({ features: [{ text: 'Fast' }, { text: 'Safe' }] });
    const { item } = await proposed({ slug: tool.slug, changes: [{ field: 'features', language: 'en', value: 'Fast\nCheap\nFast' }] });
    await decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen });
    expect(await featureTexts(tool.id)).toEqual([
      ['Fast', null],
      ['Cheap', null],
    ]);
  });

  test('of features in both languages preserves every line of each', async () => {
    const tool = await createTool({ features: [{ text: 'Fast' }, { text: 'Open' }, { text: 'Old' }] });
    const features = (tool.features as { id: string }[]).map(({ id }, index) => ({ id, text: ['Rap', 'Open', 'Oud'][index] }));
    await local.update({ collection: 'tools', id: tool.id, locale: 'nl', data: { tagline: 'Schrijft notulen', features, ...published } });
    const { item } = await proposed({
      slug: tool.slug,
      changes: [
        { field: 'features', language: 'nl', value: 'Snel\nVeilig' },
        { field: 'features', language: 'en', value: 'Quick\nSafe\nCheap\nGreen' },
      ],
    });
    await decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen });
    expect(await featureTexts(tool.id)).toEqual([
      ['Quick', 'Snel'],
      ['Safe', 'Veilig'],
      ['Cheap', null],
      ['Green', null],
    ]);
  });

  test('is saved to the draft of its language on acceptance, and the sender is notified', async () => {
    const tool = await createTool({ description: richText('Old.'), features: [{ text: 'Fast' }, { text: 'Safe' }] });
    await local.update({
      collection: 'tools',
      id: tool.id,
      locale: 'nl',
      data: {
        tagline: 'Schrijft notulen',
        features: (tool.features as { id: string }[]).map(({ id }, index) => ({ id, text: ['Snel', 'Veilig'][index] })),
        ...published,
      },
    });
    const { item, proposal } = await proposed({
      slug: tool.slug,
      changes: [
        { field: 'name', value: 'Notulist & Zoon' },
        { field: 'tagline', language: 'nl', value: 'Schrijft betere notulen' },
        { field: 'description', language: 'en', value: 'New.\n\nSecond paragraph.' },
        { field: 'features', language: 'en', value: 'Safe\nCheap' },
        { field: 'categories', value: String(category.code) },
        { field: 'plans', value: 'By hand' },
      ],
    });
    await decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen });
    const newest = await newestRow(tool.id);
    expect(newest).toMatchObject({
      _status: 'draft',
      name: 'Notulist & Zoon',
      tagline: { en: 'Writes minutes', nl: 'Schrijft betere notulen' },
      features: [{ text: { en: 'Safe', nl: 'Veilig' } }, { text: { en: 'Cheap' } }],
      plans: [],
    });
    expect(plainText((newest.description as Record<string, unknown>).en)).toBe('New. Second paragraph.');
    expect(await publicRow(tool.id, 'en')).toMatchObject({ name: tool.name, tagline: 'Writes minutes' });
    expect(await publicRow(tool.id, 'nl')).toMatchObject({ tagline: 'Schrijft notulen' });
    expect((await queuedMails(payload, proposal.email)).at(-1)).toMatchObject({
      kind: 'proposal-decided',
      locale: 'nl',
      data: { outcome: 'accepted', toolName: tool.name },
    });
    expect((await listQueue(await asEditor(), 'proposals')).some(({ id }) => id === item.id)).toBe(false);
  });

  test('is decided once, by an editor with the newest version, and rejected only with a reason', async () => {
    const tool = await createTool();
    const { item, proposal } = await proposed({ slug: tool.slug });
    const decide = async (decision: Partial<Parameters<typeof decideProposal>[1]>) =>
      decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen, ...decision });
    await local.update({ collection: 'tools', id: tool.id, data: { maker: 'Somebody' }, draft: true });
    await expect(decide({})).rejects.toThrow(VALIDATION_MESSAGES.moderationChanged.en);
    await expect(decide({ outcome: 'rejected', reason: ' ' })).rejects.toThrow(VALIDATION_MESSAGES.reason.en);
    await decide({ outcome: 'rejected', reason: 'Klopt niet.' });
    await expect(decide({ outcome: 'rejected', reason: 'Nog eens.' })).rejects.toThrow(VALIDATION_MESSAGES.moderationChanged.en);
    expect(await newestRow(tool.id)).toMatchObject({ tagline: { en: 'Writes minutes' } });
    expect((await queuedMails(payload, proposal.email)).at(-1)).toMatchObject({ data: { outcome: 'rejected', reason: 'Klopt niet.' } });
  });

  test('of a formatted description is left to the editor', async () => {
    const formatted = richText('Bold.');
    Object.assign(formatted.root.children[0]?.children[0] ?? {}, { format: 1 });
    const tool = await createTool({ description: formatted });
    const { item } = await proposed({ slug: tool.slug, changes: [{ field: 'description', language: 'en', value: 'Plain.' }] });
    expect(item.proposal?.changes).toMatchObject([{ now: 'Bold.', isByHand: true }]);
    await decideProposal(await asEditor(), { id: item.id, outcome: 'accepted', reason: null, seen: item.seen });
    expect(plainText(((await newestRow(tool.id)).description as Record<string, unknown>).en)).toBe('Bold.');
  });

  test('is rejected with invalid values in the requested language', async () => {
    const wrong = (changes: unknown) => problem('propose_edit', editProposal({ changes }));
    expect(await wrong([{ field: 'url', value: 'javascript:alert(1)' }])).toContain(VALIDATION_MESSAGES.url.nl);
    expect(await wrong([{ field: 'tagline', value: 'x'.repeat(141) }])).toContain(VALIDATION_MESSAGES.tooLong.nl);
    expect(await wrong([{ field: 'priceModel', value: 'cheap' }])).toContain(VALIDATION_MESSAGES.choice.nl);
    expect(await wrong([{ field: 'categories', value: 'no-such-category' }])).toContain('geen categorie');
    expect(await wrong([{ field: 'affiliateUrl', value: 'https://example.org' }])).toContain('Sommige waarden kloppen niet');
    const twice = { field: 'tagline', value: 'Same' };
    expect(await wrong([twice, { ...twice, language: 'nl' }])).toContain(VALIDATION_MESSAGES.choice.nl);
  });
});

describe('a decision', () => {
  const decide = (account: Account, body: Record<string, unknown>) => rest('POST', '/moderation/proposals', { token: account.token, body });

  test('requires an editor, the proposal, its version and a known outcome', async () => {
    const tool = await createTool();
    const { item } = await proposed({ slug: tool.slug });
    const decision = { id: item.id, outcome: 'accepted', seen: item.seen };
    const user = await createAccount(local, 'user');
    for (const account of [{ user: null, token: null }, user]) expect((await decide(account, decision)).status).toBe(403);
    for (const wrong of [{}, { ...decision, id: '1 or 1=1' }, { ...decision, outcome: 'published' }, { ...decision, seen: 5 }])
      expect((await decide(editor, wrong)).status).toBe(400);
    expect((await decide(editor, { ...decision, id: 2 ** 31 - 1 })).status).toBe(409);
    expect((await decide(editor, decision)).status).toBe(200);
    expect(await newestRow(tool.id)).toMatchObject({ _status: 'draft', tagline: { en: 'Writes better minutes' } });
  });

  test('can reject, but not accept, a proposal for a trashed tool', async () => {
    const tool = await createTool();
    const { item } = await proposed({ slug: tool.slug });
    await local.update({ collection: 'tools', id: tool.id, data: { deletedAt: new Date().toISOString() } });
    const decision = { id: item.id, seen: item.seen };
    expect((await decide(editor, { ...decision, outcome: 'accepted' })).status).toBe(404);
    expect((await decide(editor, { ...decision, outcome: 'rejected', reason: 'Gone.' })).status).toBe(200);
  });

  test('is deleted with its proposal after a year, as are proposals for deleted tools', async () => {
    const [old, recent, orphan] = [await proposed(), await proposed(), await proposed()];
    await payload.db.pool.query("update edit_proposals set decided_at = now() - interval '366 days', outcome = 'rejected' where id = $1", [
      old.item.id,
    ]);
    await payload.db.pool.query('update edit_proposals set tool_id = null where id = $1', [orphan.item.id]);
    await (tidyUp.handler as (args: { req: unknown }) => Promise<unknown>)({ req: await requestBy(payload) });
    const ids = [old, recent, orphan].map(({ item }) => item.id);
    const { docs } = await local.find({ collection: 'edit-proposals', where: { id: { in: ids } } });
    expect(docs.map(({ id }) => id)).toEqual([recent.item.id]);
  });
});

describe('the limits', () => {
  test('allow an address five proposals per hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) await answer('propose_edit', editProposal());
    expect(await problem('propose_edit', editProposal())).toMatch(/Probeer het over \d+ minuten opnieuw/);
  });

  test('allow an address ten proposals per day, so that one can’t use up those of the site', async () => {
    const isRefused = async () => (await call('propose_edit', editProposal({ email: newAddress(), reason: unique('Reason') }))).isError === true;
    const nextHour = () => payload.db.pool.query(`delete from limits.hits where key like 'mcp:proposals:%'`);
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await isRefused()).toBe(false);
      await nextHour();
    }
    expect(await isRefused()).toBe(true);
  });

  test('allow an email address five proposals per day from any client', async () => {
    const email = newAddress();
    const propose = async (index: number) => {
      address = `198.19.${randomInt(256)}.${randomInt(1, 255)}`;
      return call('propose_edit', editProposal({ email: index % 2 ? email.toUpperCase() : email, reason: unique('Reason') }));
    };
    for (let sent = 0; sent < 5; sent += 1) expect((await propose(sent)).isError).toBeFalsy();
    expect((await propose(5)).isError).toBe(true);
  });

  test('stop an address with too many requests, with Retry-After', async () => {
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    let last = await post(ping);
    for (let sent = 0; sent < 125 && last.status === 200; sent += 1) last = await post(ping);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the endpoint', () => {
  const statusAndCode = async (response: Response) => [response.status, (await response.json()).error.code];

  test('accepts POST from any origin and creates no session', async () => {
    for (const method of ['GET', 'DELETE']) {
      const response = await send(new Request(URL_OF_SERVER, { method, headers: { Accept: 'text/event-stream' } }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
    expect(OPTIONS().headers.get('access-control-allow-origin')).toBe('*');
    const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }), { Cookie: 'x=y', Origin: 'https://elsewhere.example' });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect([...response.headers.keys()].filter((name) => /credentials|session|set-cookie/.test(name))).toEqual([]);
  });

  test('answers invalid messages as the protocol requires', async () => {
    expect(await statusAndCode(await post('{'))).toEqual([400, -32700]);
    expect(await statusAndCode(await post('"text"'))).toEqual([400, -32700]);
    expect(await statusAndCode(await post('null'))).toEqual([400, -32700]);
    expect(await statusAndCode(await post('[]'))).toEqual([400, -32600]);
    expect(await statusAndCode(await post('['.repeat(100_000)))).toEqual([400, -32700]);
    expect(await statusAndCode(await post('x'.repeat(300 * 1024)))).toEqual([413, -32600]);
    expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post('{}', { Accept: 'text/html' })).status).toBe(406);
    expect((await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))).status).toBe(202);
    const ask = async (method: string, params?: unknown) =>
      (await (await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).json()).error?.code;
    expect(await ask('no/such/method')).toBe(-32601);
    expect(await ask('tools/call', { name: 'no_such_tool' })).toBe(-32602);
    expect(await ask('tools/call', { name: 'constructor', arguments: {} })).toBe(-32602);
  });

  test.each([
    ['search_tools', { query: 'x'.repeat(201) }],
    ['search_tools', { query: { $ne: null } }],
    ['search_tools', { limit: 1e9 }],
    ['search_tools', { page: -1 }],
    ['get_tool', { slug: "' or 1=1 --" }],
    ['get_tool', { slug: '../../admin' }],
    ['get_tool', {}],
    ['compare_tools', { slugs: ['a', 'b', 'c', 'd', 'e'] }],
    ['score_tools', { slugs: ['a'], weights: { cost: 6 } }],
    ['score_tools', { people: 0 }],
    ['look_up_term', { term: '\u0000' }],
    ['read_reviews', { slug: 'x', sort: '__proto__' }],
    ['propose_edit', { slug: 'x', changes: 'all' }],
  ])('%s rejects %j with a reason and no fault', async (name, args) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await problem(name, args as Record<string, unknown>)).not.toBe('');
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  test.each(['<script>alert(1)</script>', '%', '\u202e{value}', "');drop table tools;--", '  '])('searches for %j without a fault', async (query) => {
    expect(await answer('search_tools', { query })).toMatchObject({ page: 1 });
  });
});
