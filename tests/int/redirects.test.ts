import type { Payload } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as gone } from '@/app/(site)/[locale]/gone/[...path]/route';
import { GET as markdown } from '@/app/(site)/[locale]/markdown/[...path]/route';
import { redirectOrNotFound } from '@/app/(site)/[locale]/missing';
import { GET as badge } from '@/app/(site)/badges/[lang]/[theme]/[file]/route';
import { GET as feed } from '@/app/(site)/feeds/[lang]/[...path]/route';
import { cacheTags } from '@/domain/cache-tags';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { createSurroundings, SAMPLES, type Surroundings } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

// Reads are uncached here.
vi.mock('next/cache.js', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string) =>
      `${locale}:${key}`,
  getFormatter: async () => ({}),
}));
vi.mock('next/navigation', () => {
  const ending = (kind: string) => (to?: string) => {
    throw new Error([kind, to].filter(Boolean).join(' '));
  };
  return { notFound: ending('404'), permanentRedirect: ending('308'), redirect: ending('307') };
});

let local: LocalApi;
let payload: Payload;
let surroundings: Surroundings;
let editor: Account & { user: Actor };

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
});

const path = (prefix = 'old') => `/${unique(prefix)}`;
const save = (from: string, to: string | null, data: Record<string, unknown> = {}) =>
  local.create({ collection: 'redirects', data: { from, ...(to === null ? {} : { to: { type: 'custom', url: to } }), ...data } });
const leadToEntry = (from: string, relationTo: string, value: number, data: Record<string, unknown> = {}) =>
  local.create({ collection: 'redirects', data: { from, to: { type: 'reference', reference: { relationTo, value } }, ...data } });
const tool = (data: Record<string, unknown> = {}) =>
  local.create({
    collection: 'tools',
    data: { ...SAMPLES.tools?.data(surroundings, 0), slug: unique('tool'), active: true, _status: 'published', ...data },
  });
/** Outcome for a path without a page. */
const ends = (at: string, locale: 'en' | 'nl' = 'en') => redirectOrNotFound(at, locale).catch((error: Error) => error.message);

async function refusal(work: Promise<unknown>): Promise<{ path: string; message: string } | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return (error as { data?: { errors?: { path: string; message: string }[] } }).data?.errors?.[0] ?? null;
  }
}

const saying = (key: keyof typeof VALIDATION_MESSAGES, ...steps: string[]) => VALIDATION_MESSAGES[key].en.replace('{path}', steps.join(' → '));

describe('a redirect', () => {
  test.each([
    ['permanent', '308'],
    ['temporary', '307'],
    [null, '308'],
  ])("of kind %s leads on with %s, in the visitor's language", async (type, status) => {
    const [from, to] = [path(), path('new')];
    await save(from, to, { type });
    expect(await ends(from)).toBe(`${status} ${to}`);
    expect(await ends(from, 'nl')).toBe(`${status} /nl${to}`);
  });

  test('with a target of an unknown kind is ignored, since its address was never checked', async () => {
    const from = path();
    const { status } = await rest('POST', '/redirects', { token: editor.token, body: { from, to: { type: null, url: 'javascript:alert(1)' } } });
    expect([201, 400]).toContain(status);
    expect(await ends(from)).toBe('404');
  });

  test('leads to another site, a filtered list or the current address of an entry', async () => {
    const [outside, list, entry] = [path(), path(), path()];
    await save(outside, 'https://elsewhere.example/a?b=c');
    await save(list, '/nl/tools/?q=text#results');
    const { id, slug } = await tool();
    await leadToEntry(entry, 'tools', id, { type: 'temporary' });
    expect(await ends(outside, 'nl')).toBe('308 https://elsewhere.example/a?b=c');
    expect(await ends(list, 'nl')).toBe('308 /nl/tools?q=text#results');
    expect(await ends(entry)).toBe(`307 /tools/${slug}`);
    const renamed = unique('renamed');
    await local.update({ collection: 'tools', id, data: { slug: renamed, _status: 'published' } });
    expect(await ends(entry)).toBe(`307 /tools/${renamed}`);
    expect(await takeExpiredTags(payload)).toContain(cacheTags.address('tools', id));
  });

  test('leads from a former name to the tool, as long as it is listed', async () => {
    const former = unique('Old Name');
    const { id, slug } = await tool({ formerNames: `Other, ${former}` });
    const address = `/tools/${former.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    expect(await ends(address)).toBe(`308 /tools/${slug}`);
    expect(await ends(address, 'nl')).toBe(`308 /nl/tools/${slug}`);
    await local.update({ collection: 'tools', id, data: { active: false } });
    expect(await ends(address)).toBe('404');
  });

  test('from a renamed entry takes its other pages, feeds and badges along', async () => {
    const { id, slug } = await tool();
    const renamed = unique('renamed');
    await local.update({ collection: 'tools', id, data: { slug: renamed, _status: 'published' } });
    for (const below of ['alternatives', 'reviews', 'costs'])
      expect(await ends(`/tools/${slug}/${below}`, 'nl')).toBe(`308 /nl/tools/${renamed}/${below}`);
    expect(await ends(`/compare/chatgpt/vs/${slug}`)).toBe(`308 /compare/chatgpt/vs/${renamed}`);
    expect(await ends(`/compare/${slug}/vs/chatgpt`)).toBe(`308 /compare/${renamed}/vs/chatgpt`);
    const [from, to] = [unique('code'), unique('other')].map((code) => code.toLowerCase());
    await save(`/categories/${from}`, `/categories/${to}`);
    expect(await ends(`/changes/categories/${from}`)).toBe(`308 /changes/categories/${to}`);
    expect(await ends('/tools/never-there/alternatives')).toBe('404');
    // Another tool has the address now, which it keeps.
    const { id: another } = await tool({ slug });
    expect(await ends(`/compare/${slug}/vs/never-there`)).toBe('404');
    expect(await ends(`/tools/${slug}/never-there`)).toBe('404');
    await local.update({ collection: 'tools', id: another, data: { _status: 'draft' } });
    // A redirect to something else isn't where the tool went.
    const former = unique('former');
    await save(`/tools/${former}`, '/categories/coding');
    expect(await ends(`/tools/${former}/alternatives`)).toBe('404');

    const location = async (answer: Promise<Response>) => {
      const { status, headers } = await answer;
      return `${status} ${headers.get('location')}`;
    };
    const feedAt = (name: string) =>
      location(feed(new Request(`http://localhost:3000/feeds/nl/${name}`), { params: Promise.resolve({ lang: 'nl', path: name.split('/') }) }));
    expect(await feedAt(`changes/tools/${slug}.atom`)).toBe(`308 /feeds/nl/changes/tools/${renamed}.atom`);
    expect(await feedAt(`categories/${from}.json`)).toBe(`308 /feeds/nl/categories/${to}.json`);
    expect(await feedAt('categories/never-there.atom')).toBe('404 null');
    const badgeAt = (file: string) =>
      location(badge(new Request('http://localhost:3000'), { params: Promise.resolve({ lang: 'en', theme: 'light', file }) }));
    expect(await badgeAt(`${slug}.svg`)).toBe(`308 /badges/en/light/${renamed}.svg`);
    expect(await badgeAt(`${former}.svg`)).toBe('404 null');
    expect(await badgeAt(`${slug}-rating.svg`)).toBe(`308 /badges/en/light/${renamed}-rating.svg`);
  });

  test('sends a page’s Markdown along for a minute only, as the new address may move on', async () => {
    const { id, slug } = await tool();
    const renamed = unique('renamed');
    await local.update({ collection: 'tools', id, data: { slug: renamed, _status: 'published' } });
    const { status, headers } = await markdown(new Request('http://localhost:3000'), {
      params: Promise.resolve({ locale: 'nl', path: ['tools', String(slug)] }),
    });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, `/nl/tools/${renamed}.md`, 'public, max-age=60']);
  });

  test('follows its entry only, once it no longer leads to an address', async () => {
    const from = path();
    const [other, entry] = [await tool(), await tool()];
    const { id } = await save(from, `/tools/${other.slug}`);
    await local.update({ collection: 'redirects', id, data: { to: { type: 'reference', reference: { relationTo: 'tools', value: entry.id } } } });
    await local.update({ collection: 'tools', id: other.id, data: { slug: unique('renamed'), _status: 'published' } });
    expect(await ends(from)).toBe(`308 /tools/${entry.slug}`);
  });

  test('does not block the address that it led to before it led to an entry', async () => {
    const [from, former] = [path(), path()];
    const { id } = await save(from, former);
    const reference = { relationTo: 'tools', value: (await tool()).id };
    await local.update({ collection: 'redirects', id, data: { to: { type: 'reference', reference } } });
    expect(await refusal(save(former, '/tools'))).toBeNull();
  });

  test('never leads to a hidden entry', async () => {
    const cases = [{ _status: 'draft' }, { active: false }, { deletedAt: new Date().toISOString() }];
    for (const data of cases) {
      const from = path();
      await leadToEntry(from, 'tools', (await tool(data)).id);
      expect(await ends(from), JSON.stringify(data)).toBe('404');
    }
  });

  test('works for the path of an unpublished entry', async () => {
    const { id, slug } = await tool();
    await local.update({ collection: 'tools', id, data: { _status: 'draft' } });
    await save(`/tools/${slug}`, '/tools');
    expect(await ends(`/tools/${slug}`)).toBe('308 /tools');
  });

  test.each([
    ['with a slash at its end', (at: string) => `${at}/`],
    ['with parameters', (at: string) => `${at}?a=b`],
    ['with a fragment', (at: string) => `${at}#top`],
    ['in Dutch', (at: string) => `/nl${at}`],
    ['encoded in lower case', (at: string) => `${at}%c3%a9`],
    ['with letters that need encoding', (at: string) => `${at}é`],
    ['as a full address of this site', (at: string) => `http://localhost:3000${at}`],
  ])('typed %s is stored as the requested path', async (_case, typed) => {
    const at = path();
    const { from } = await save(typed(at), '/tools');
    expect(from).toBe(typed(at).includes('%c3') || typed(at).includes('é') ? `${at}%C3%A9` : at);
    for (const asked of [String(from), decodeURI(String(from)), `${from}/`]) expect(await ends(asked)).toBe('308 /tools');
  });

  test.each(['', 'old', '//evil.example', 'https://evil.example/x', 'javascript:alert(1)'])('cannot start at %j', async (from) => {
    expect(await refusal(save(from, '/tools'))).toMatchObject({ path: 'from' });
  });

  test.each(['', 'new', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'ftp://files.example', 'https://user:secret@site.example'])(
    'cannot lead to %j',
    async (to) => {
      expect(await refusal(save(path(), to))).toEqual(expect.objectContaining({ path: 'to.url', message: VALIDATION_MESSAGES.redirectTarget.en }));
    },
  );

  test('expires the old address when created, changed, moved and deleted', async () => {
    const [from, next] = [path(), path()];
    const { id } = await save(from, '/tools');
    expect(await takeExpiredTags(payload)).toContain(cacheTags.redirect(from));
    await local.update({ collection: 'redirects', id, data: { from: next } });
    expect(await takeExpiredTags(payload)).toEqual(expect.arrayContaining([cacheTags.redirect(from), cacheTags.redirect(next)]));
    await local.delete({ collection: 'redirects', id });
    expect(await takeExpiredTags(payload)).toContain(cacheTags.redirect(next));
    expect(await ends(next)).toBe('404');
  });

  test('is not created where a page exists or where redirects are never looked up', async () => {
    const { slug } = await tool();
    const inactive = await tool({ active: false });
    const pages = [
      '/',
      '/tools',
      '/faq',
      '/nl/tools/',
      '/admin',
      '/api/tools',
      `/tools/${slug}`,
      `/nl/tools/${slug}/`,
      `/tools/${slug}/reviews`,
      '/tools/p/2',
    ];
    for (const from of [...pages, `/tools/${inactive.slug}`]) {
      expect(await refusal(save(from, '/tools/for/designers')), from).toMatchObject({ path: 'from', message: saying('redirectFromPage') });
    }
    const draft = await tool({ _status: 'draft' });
    expect(await refusal(save(`/tools/${draft.slug}`, '/tools'))).toBeNull();
  });
});

describe('a redirect loop is rejected, naming its steps:', () => {
  test.each([
    ['plain', (at: string) => at],
    ['with a slash', (at: string) => `${at}/`],
    ['with parameters', (at: string) => `${at}?a=b`],
    ['in the other language', (at: string) => `/nl${at}`],
    ['written as a full address', (at: string) => `http://localhost:3000${at}`],
    ['encoded otherwise', (at: string) => at.replace('o', '%6f')],
  ])('to itself, %s', async (_case, typed) => {
    const at = path();
    expect(await refusal(save(at, typed(at)))).toMatchObject({ path: 'to.url', message: saying('redirectLoop', at, at) });
  });

  test('there and back, also when one of two changes later', async () => {
    const [a, b, c] = [path(), path(), path()];
    await save(a, b);
    expect(await refusal(save(b, `/nl${a}/?x=1`))).toMatchObject({ message: saying('redirectLoop', b, a, b) });
    const { id } = await save(c, '/tools');
    expect(await refusal(local.update({ collection: 'redirects', id, data: { from: b, to: { type: 'custom', url: a } } }))).toMatchObject({
      message: saying('redirectLoop', b, a, b),
    });
  });

  test('one of two concurrent redirects', async () => {
    for (const [a, b] of Array.from({ length: 5 }, () => [path(), path()] as const)) {
      const refused = await Promise.all([refusal(save(a, b)), refusal(save(b, a))]);
      expect(refused.filter(Boolean)).toHaveLength(1);
    }
  });

  test('through an entry', async () => {
    const { id, slug } = await tool({ _status: 'draft' });
    const at = `/tools/${slug}`;
    const old = path();
    expect(await refusal(leadToEntry(at, 'tools', id))).toMatchObject({ message: saying('redirectLoop', at, at) });
    await leadToEntry(old, 'tools', id);
    expect(await refusal(save(at, old))).toMatchObject({ message: saying('redirectLoop', at, old, at) });
  });

  test("in the panel's language", async () => {
    const at = path();
    const answer = await rest('POST', '/redirects', { token: editor.token, language: 'nl', body: { from: at, to: { type: 'custom', url: at } } });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(VALIDATION_MESSAGES.redirectLoop.nl.replace('{path}', `${at} → ${at}`));
  });
});

describe('a redirect chain', () => {
  test('is rejected from either end, naming its steps', async () => {
    const [a, b, c] = [path(), path(), path()];
    await save(b, c);
    expect(await refusal(save(a, b))).toMatchObject({ path: 'to.url', message: saying('redirectChain', a, b, c) });
    expect(await refusal(save(c, '/tools'))).toMatchObject({ path: 'from', message: saying('redirectChain', b, c, '/tools') });
  });

  test('to another site is rejected too', async () => {
    const [a, b] = [path(), path()];
    await save(b, 'https://elsewhere.example/');
    expect(await refusal(save(a, b))).toMatchObject({ message: saying('redirectChain', a, b, 'https://elsewhere.example/') });
  });

  test('does not arise from saving a redirect again', async () => {
    const { id } = await save(path(), path());
    expect(await refusal(local.update({ collection: 'redirects', id, data: { type: 'temporary' } }))).toBeNull();
  });
});

describe('a gone address', () => {
  const answer = (at: string, locale = 'en') =>
    gone(new Request(`http://localhost:3000/gone${at}`), { params: Promise.resolve({ locale, path: at.slice(1).split('/') }) });

  test("needs no target and answers 410 in the visitor's language", async () => {
    const at = `${path()}/deeper`;
    const { to } = await save(at, null, { type: 'gone' });
    expect(to).toMatchObject({ url: null });
    expect(await ends(at)).toBe(`307 /gone${at}`);
    expect(await ends(at, 'nl')).toBe(`307 /nl/gone${at}`);
    const page = await answer(at, 'nl');
    expect(page.status).toBe(410);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await page.text();
    expect(html).toContain('<html lang="nl"');
    expect(html).toContain('nl:gone');
  });

  test('drops its former target', async () => {
    const at = path();
    const { id } = await save(at, '/tools');
    await local.update({ collection: 'redirects', id, data: { type: 'gone' } });
    expect(await local.findByID({ collection: 'redirects', id })).toMatchObject({ type: 'gone', to: { url: null } });
    expect(await refusal(local.update({ collection: 'redirects', id, data: { type: 'permanent' } }))).toMatchObject({ path: 'to.url' });
  });

  test('is 404 unless marked as gone', async () => {
    const at = path();
    await save(at, '/tools');
    for (const other of [at, path(), '/<script>alert(1)</script>']) {
      const page = await answer(other);
      expect(page.status).toBe(404);
      expect(await page.text()).not.toContain('<script>');
    }
  });

  test('is no target for others', async () => {
    const [a, b] = [path(), path()];
    await save(b, null, { type: 'gone' });
    expect(await refusal(save(a, b))).toMatchObject({ message: saying('redirectToGone', a, b) });
  });

  test('becomes an ordinary redirect when an entry moves away from it', async () => {
    const slug = unique('moving');
    await save(`/tools/${slug}`, null, { type: 'gone' });
    const { id } = await tool({ slug });
    const next = unique('moved');
    await local.update({ collection: 'tools', id, data: { slug: next, _status: 'published' } });
    expect(await ends(`/tools/${slug}`)).toBe(`308 /tools/${next}`);
  });
});

test('only editors can write redirects', async () => {
  const data = { from: path(), to: { type: 'custom', url: '/tools' } };
  expect((await rest('POST', '/redirects', { body: data })).status).toBe(403);
  expect((await rest('POST', '/redirects', { token: editor.token, body: data })).status).toBe(201);
  expect(payload.collections.redirects).toBeDefined();
});
