import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTags } from '@/domain/cache-tags';
import { type CachedValue, PageCache } from './page-cache';

const KB = 1024;
let reading: number;
let cache: PageCache;

beforeEach(() => {
  reading = 1;
  cache = new PageCache(() => Promise.resolve(reading), 10 * KB);
});

const page = (html: string, tags: string): CachedValue => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } });
const fetched = (stamp: number | null, value: string): CachedValue => ({ kind: 'FETCH', data: { body: JSON.stringify({ stamp, value }) } });
const getPage = async (key: string) => (await cache.get(key, { kind: 'APP_PAGE' }))?.value.html?.toString() ?? null;
const getRead = async (key: string) => (await cache.get(key, { kind: 'FETCH' }))?.value.data?.body ?? null;

/** A change that everybody finds in the next reading. */
function change(...tags: string[]): void {
  reading += 1;
  cache.expire(tags, reading);
}

describe('a page', () => {
  it('is stored until one of its tags changes', async () => {
    expect(await getPage('/a')).toBeNull();
    cache.set('/a', page('first', 'tool:1,tools:list'), {});
    change('tool:2');
    expect(await getPage('/a')).toBe('first');
    change('tools:list');
    expect(await getPage('/a')).toBeNull();
  });

  it('at an address with a comma is stored until that address has a redirect', async () => {
    await getPage('/a');
    const tag = cacheTags.redirect('/blog/tools,for-writers');
    cache.set('/a', page('gone', `${tag},tools:list`), {});
    change(tag);
    expect(await getPage('/a')).toBeNull();
  });

  it('is not stored if it was rendered before a change that ended meanwhile', async () => {
    await getPage('/a');
    change('tool:1');
    cache.set('/a', page('old', 'tool:1'), {});
    expect(await getPage('/a')).toBeNull();
    cache.set('/a', page('new', 'tool:1'), {});
    expect(await getPage('/a')).toBe('new');
  });

  it('has the oldest stamp of renderings that overlap', async () => {
    await getPage('/a');
    change('tool:1');
    await getPage('/a');
    cache.set('/a', page('old', 'tool:1'), {});
    expect(await getPage('/a')).toBeNull();
  });

  it('is not stored without a stamp, such as while the database is away', async () => {
    cache = new PageCache(() => Promise.reject(new Error('away')), 10 * KB);
    expect(await getPage('/a')).toBeNull();
    cache.set('/a', page('unsure', 'tool:1'), {});
    expect(await getPage('/a')).toBeNull();
  });
});

describe('the tags of a page', () => {
  const KEY = '/route-cache/APP_PAGE/0a/$/en/a';

  it('are those of its content, not of its route', async () => {
    await getPage(KEY);
    cache.set(KEY, page('first', '_N_T_/layout,tool:1'), {});
    expect(cache.tags('/en/a', cache.lastChange)).toEqual(['tool:1']);
    expect(cache.tags('/en/b', cache.lastChange)).toBeNull();
  });

  it('are not for an answer that began before one of them changed', async () => {
    const began = cache.lastChange;
    change('tool:1');
    await getPage(KEY);
    cache.set(KEY, page('of another answer', 'tool:1'), {});
    expect(cache.tags('/en/a', began)).toBeNull();
    expect(cache.tags('/en/a', cache.lastChange)).toEqual(['tool:1']);
  });
});

describe('a read', () => {
  it('carries its own stamp, since misses of one key overlap', async () => {
    change('tool:1');
    cache.set('read', fetched(reading, 'new'), { tags: ['tool:1'] });
    cache.set('read', fetched(reading - 1, 'old'), { tags: ['tool:1'] });
    expect(await getRead('read')).toBeNull();
    cache.set('read', fetched(reading, 'new'), { tags: ['tool:1'] });
    expect(await getRead('read')).toContain('new');
  });

  it('is not stored without a stamp', async () => {
    cache.set('read', fetched(null, 'unsure'), { tags: [] });
    expect(await getRead('read')).toBeNull();
  });
});

describe('the memory', () => {
  it('is bounded: the least recently used leave first', async () => {
    for (const key of ['/a', '/b', '/c']) {
      await getPage(key);
      cache.set(key, page('x'.repeat(1.5 * KB), 'tools:list'), {});
      await getPage('/a');
    }
    expect([await getPage('/a'), await getPage('/b'), await getPage('/c')].map(Boolean)).toEqual([true, false, true]);
    expect(cache.bytes).toBeLessThanOrEqual(10 * KB);
    change('tools:list');
    expect(cache.bytes).toBe(0);
  });

  it('holds pages packed, and gives back all their parts', async () => {
    const text = (name: string) => `The part ${name} of a page. `.repeat(30);
    const parts = { rscData: Buffer.from(text('rsc')), segmentData: new Map(['/_tree', '/_index'].map((name) => [name, Buffer.from(text(name))])) };
    await getPage('/a');
    cache.set('/a', { ...page(text('html'), 'tools:list'), ...parts, status: 200 } as CachedValue, {});
    const plain = cache.bytes;
    await vi.waitFor(() => expect(cache.bytes).toBeLessThan(plain / 2));
    // Next copies the value.
    const { kind, html, headers, rscData, segmentData } = { ...(await cache.get('/a', { kind: 'APP_PAGE' }))?.value };
    expect([kind, String(html), headers]).toEqual(['APP_PAGE', text('html'), { 'x-next-cache-tags': 'tools:list' }]);
    expect(String(rscData)).toBe(text('rsc'));
    expect([...(segmentData ?? [])].map(([name, data]) => [name, String(data)])).toEqual(['/_tree', '/_index'].map((name) => [name, text(name)]));
    change('tools:list');
    expect(cache.bytes).toBe(0);
  });

  it('holds long reads packed', async () => {
    const text = 'A card of a list. '.repeat(200);
    cache.set('read', fetched(reading, text), { tags: ['tool:1'] });
    const plain = cache.bytes;
    await vi.waitFor(() => expect(cache.bytes).toBeLessThan(plain / 2));
    expect(JSON.parse((await getRead('read')) ?? '')).toEqual({ stamp: reading, value: text });
    change('tool:1');
    expect(await getRead('read')).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  it('counts nothing for a page that left while it was packed', async () => {
    await getPage('/a');
    cache.set('/a', page('x'.repeat(2 * KB), 'tools:list'), {});
    change('tools:list');
    await setTimeout(50);
    expect(cache.bytes).toBe(0);
  });

  it('forgets changes, and then refuses what was read before them', async () => {
    await getPage('/a');
    const many = Array.from({ length: 50_001 }, (_, id) => `tool:${id}`);
    change(...many);
    change('other');
    cache.set('/a', page('old', 'tool:0'), {});
    expect(await getPage('/a')).toBeNull();
  });

  it('is emptied when the history of changes is unknown', async () => {
    await getPage('/a');
    await getPage('/b');
    cache.set('/a', page('first', ''), {});
    cache.expire(null, 2);
    cache.set('/b', page('old', ''), {});
    expect([await getPage('/a'), await getPage('/b')]).toEqual([null, null]);
  });
});
