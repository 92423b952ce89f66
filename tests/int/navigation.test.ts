import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheTags } from '@/domain/cache-tags';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { getFooter, getNavigation } from '@/features/shell/queries';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, SAMPLES, type Surroundings } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { type Actor, type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

const cache = vi.hoisted(() => new Map<string, { tags: string[]; answer: unknown }>());

/** Caches results until one of their tags expires, as the web server does. */
vi.mock('next/cache.js', () => ({
  unstable_cache:
    (read: () => Promise<unknown>, key: string[], { tags }: { tags: string[] }) =>
    async () => {
      const expired = await takeExpiredTags(payload);
      for (const [stored, { tags: its }] of cache) if (its.some((tag) => expired.includes(tag))) cache.delete(stored);
      const known = cache.get(key.join());
      if (known) return known.answer;
      const answer = await read();
      cache.set(key.join(), { tags, answer });
      return answer;
    },
}));

const ENTRIES = ['tools', 'categories', 'courses', 'dictionary-terms', 'products', 'tasks', 'pages'] as const;
const PREFIX = {
  tools: '/tools/',
  categories: '/categories/',
  courses: '/courses/',
  'dictionary-terms': '/dictionary/',
  products: '/products/',
  tasks: '/tasks/',
  pages: '/',
};

let local: LocalApi;
let payload: Payload;
let surroundings: Surroundings;
let editor: Account & { user: Actor };
let before: Record<string, unknown>[];

beforeAll(async () => {
  ({ local, payload } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
  before = await Promise.all(['navigation', 'footer'].map((slug) => local.findGlobal({ slug, locale: 'en', depth: 0 })));
});
afterAll(async () => {
  for (const [index, slug] of ['navigation', 'footer'].entries()) await local.updateGlobal({ slug, data: before[index] ?? {}, locale: 'en' });
});
beforeEach(() => cache.clear());

const slugOf = (doc: StoredDocument) => String(doc.code ?? doc.slug);
const create = (collection: string, data: Record<string, unknown> = {}) =>
  local.create({
    collection,
    data: { ...SAMPLES[collection]?.data(surroundings, 0), ...(collection === 'tools' ? { active: true } : {}), _status: 'published', ...data },
  });
const to = (relationTo: string, value: number) => ({ relationTo, value });
const link = (data: Record<string, unknown>) => ({ name: unique('Link'), ...data });
const saveMenu = (...items: Record<string, unknown>[]) => local.updateGlobal({ slug: 'navigation', data: { items }, locale: 'en' });
const saveFooter = (...links: Record<string, unknown>[]) =>
  local.updateGlobal({ slug: 'footer', data: { groups: [{ title: 'Group', links }] }, locale: 'en' });
const menu = async () => (await getNavigation({ locale: 'en' })).map(({ url, children }) => [url, ...children.map((child) => child.url)]);
const footer = async () => (await getFooter({ locale: 'nl' })).groups.map(({ links }) => links.map(({ url }) => url));

describe('a link to an entry', () => {
  test.each(ENTRIES)('of %s follows it when renamed, unpublished, restored and deleted', async (collection) => {
    const doc = await create(collection);
    const { id } = doc;
    const update = (data: Record<string, unknown>) => local.update({ collection, id, data });
    await saveMenu(link({ reference: to(collection, id) }), link({ url: '/faq', children: [link({ reference: to(collection, id) })] }));
    await saveFooter(link({ url: '/faq' }), link({ reference: to(collection, id) }));
    const shown = async () => [await menu(), await footer()];
    const at = (path: string) => [[[path], ['/faq', path]], [['/faq', path]]];
    const without = [[['/faq']], [['/faq']]];

    expect(await shown()).toEqual(at(`${PREFIX[collection]}${slugOf(doc)}`));
    const renamed = unique('renamed');
    await update({ [collection === 'categories' ? 'code' : 'slug']: renamed, _status: 'published' });
    expect(await shown()).toEqual(at(`${PREFIX[collection]}${renamed}`));
    await update({ _status: 'draft' });
    expect(await shown()).toEqual(without);
    await update({ _status: 'published' });
    expect(await shown()).toEqual(at(`${PREFIX[collection]}${renamed}`));
    if (collection === 'tools') {
      await update({ active: false, _status: 'published' });
      expect(await shown()).toEqual(without);
      await update({ active: true, _status: 'published' });
    }
    await update({ deletedAt: new Date().toISOString() });
    expect(await shown()).toEqual(without);
    await local.delete({ collection, id, trash: true });
    expect(await shown()).toEqual(without);
  });

  test('does not expire every page when only its text or draft changes', async () => {
    const { id } = await create('tools');
    await takeExpiredTags(payload);
    await local.update({ collection: 'tools', id, data: { maker: 'Somebody', _status: 'published' } });
    await local.update({ collection: 'tools', id, data: { slug: unique('draft') }, draft: true });
    const expired = await takeExpiredTags(payload);
    expect(expired).toContain(cacheTags.tool(id));
    expect(expired).not.toContain(cacheTags.address('tools', id));
  });

  test('removes its group when no other links remain', async () => {
    const { id } = await create('tools', { _status: 'draft' });
    await saveFooter(link({ reference: to('tools', id) }));
    expect(await footer()).toEqual([]);
  });
});

describe('a link', () => {
  const refused = async (slug: 'navigation' | 'footer', data: Record<string, unknown>, language: 'en' | 'nl' = 'en') => {
    const answer = await rest('POST', `/globals/${slug}`, { token: editor.token, language, body: data });
    return answer.status === 200 ? null : answer.text;
  };

  test('has no address beside its entry that would show up once the entry is deleted', async () => {
    const { id } = await create('tools');
    const hidden = link({ reference: to('tools', id), url: 'javascript:alert(1)' });
    await refused('footer', { groups: [{ title: 'Group', links: [hidden, link({ url: '/faq' })] }] });
    await refused('navigation', { items: [{ ...hidden, children: [hidden] }] });
    await local.delete({ collection: 'tools', id });
    expect(JSON.stringify([await menu(), await footer()])).not.toContain('javascript:');
  });

  test('needs an entry, an address or an action', async () => {
    expect(await refused('navigation', { items: [link({})] })).toContain(VALIDATION_MESSAGES.linkTargetOrAction.en);
    expect(await refused('navigation', { items: [link({})] }, 'nl')).toContain(VALIDATION_MESSAGES.linkTargetOrAction.nl);
    expect(await refused('navigation', { items: [link({ url: '/faq', children: [link({})] })] })).toContain(VALIDATION_MESSAGES.linkTarget.en);
    expect(await refused('footer', { groups: [{ title: 'Group', links: [link({})] }] })).toContain(VALIDATION_MESSAGES.linkTarget.en);
    const { id } = await create('tools');
    const children = [link({ reference: to('tools', id) })];
    const items = [link({ url: '/faq' }), link({ action: 'random' }), link({ reference: to('tools', id) }), link({ children })];
    expect(await refused('navigation', { items })).toBeNull();
  });

  test.each(['faq', '//evil.example', 'javascript:alert(1)', 'ftp://files.example'])('cannot point to %s', async (url) => {
    expect(await refused('navigation', { items: [link({ url })] })).toContain(VALIDATION_MESSAGES.path.en);
  });

  test('to a Dutch address of this site is stored without the language, which each reader has', async () => {
    await saveMenu(link({ url: '/nl/faq', children: [link({ url: '/nl/tools/?q=text#results' })] }));
    await saveFooter(link({ url: '/nl/faq' }), link({ url: 'https://elsewhere.example/nl/faq' }));
    expect(await menu()).toEqual([['/faq', '/tools?q=text#results']]);
    expect(await footer()).toEqual([['/faq', 'https://elsewhere.example/nl/faq']]);
  });

  test('can be changed by editors only', async () => {
    expect((await rest('POST', '/globals/navigation', { body: { items: [] } })).status).toBe(403);
  });
});

test('menu targets never reveal drafts, inactive or trashed tools at any depth', async () => {
  const secret = unique('Secret');
  const hidden = [
    await create('tools', { name: secret, tagline: secret, _status: 'draft' }),
    await create('tools', { name: secret, active: false }),
    await create('tools', { name: secret, deletedAt: new Date().toISOString() }),
  ];
  const changed = await create('tools');
  await local.update({ collection: 'tools', id: changed.id, data: { name: secret }, draft: true });
  const links = [...hidden, changed].map(({ id }) => link({ reference: to('tools', id) }));
  await saveMenu(link({ url: '/faq', children: links }), ...links);
  await saveFooter(...links);
  for (const slug of ['navigation', 'footer']) {
    for (const query of ['', '?depth=3', '?depth=2&draft=true', '?depth=2&locale=all', '?depth=2&trash=true&draft=true']) {
      const answer = await rest('GET', `/globals/${slug}${query}`);
      expect(answer.text, `${slug}${query}`).not.toContain(secret);
    }
  }
  const shown = await rest('GET', '/globals/navigation?depth=2');
  expect(shown.text).toContain(String(changed.name));
});
