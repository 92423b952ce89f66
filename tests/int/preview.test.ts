import { SignJWT } from 'jose';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { previewToken, readPreviewToken } from '@/cms/preview/preview-token';
import { revocationOf } from '@/cms/preview/revocation';
import { signToken } from '@/cms/tokens/signed-token';
import { PREVIEWED_COLLECTIONS, type PreviewedCollection } from '@/domain/routes';
import { asVisitor, previewBehind } from '@/server/door/reads';
import { readWithGrant } from '@/server/preview';
import { type Account, type ActorRole, createAccounts } from '../setup/accounts';
import { createSurroundings, richText, SAMPLES, type Surroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

const DAY_MS = 86_400_000;
/** Part of every text that must not appear in a preview. */
const SECRET = unique('secret');

let payload: Payload;
let local: LocalApi;
let accounts: Record<ActorRole, Account>;
let surroundings: Surroundings;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  surroundings = await createSurroundings(local);
});

const tomorrow = () => new Date(Date.now() + DAY_MS);
const createTool = async (fields: Record<string, unknown> = {}) =>
  (await local.create({ collection: 'tools', data: toolData(surroundings, fields), locale: 'en' })).id;
const saveDraft = (id: number, data: Record<string, unknown>, locale: 'en' | 'nl' = 'en') =>
  local.update({ collection: 'tools', id, data: { ...data, _status: 'draft' }, draft: true, locale });

/** Reads a collection as the site does; with a grant, as on that document's preview page. */
async function siteReads(
  collection: PreviewedCollection,
  options: Record<string, unknown>,
  grant: { collection: PreviewedCollection; id: number } | null,
) {
  const read = async () => {
    const docs = await asVisitor.find(collection, { limit: 500, locale: undefined, ...options });
    return docs as unknown as (Record<string, unknown> & { id: number })[];
  };
  return grant ? readWithGrant(grant, read) : read();
}

const tokenFor = async (collection: PreviewedCollection, id: number) =>
  previewToken({ collection, id, until: tomorrow(), revocation: await revocationOf(payload, { collection, id }) });

describe('a preview token', () => {
  test('names one document until it expires', async () => {
    const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + DAY_MS);
    const token = await previewToken({ collection: 'tools', id: 7, until, revocation: 'mark' });
    expect(await readPreviewToken(token)).toEqual({ collection: 'tools', id: 7, until, revocation: 'mark' });
    expect(await previewToken({ collection: 'tools', id: 7, until, revocation: 'mark' })).toBe(token);
  });

  test('is rejected when expired, forged, for another purpose or without expiry', async () => {
    const claims = { collection: 'tools', id: 7, until: tomorrow(), revocation: 'mark' } as const;
    const token = await previewToken(claims);
    const [header, body] = token.split('.');
    const other = await previewToken({ ...claims, id: 8 });
    const worthless = {
      old: await previewToken({ ...claims, until: new Date(Date.now() - 1000) }),
      'with the body of another': [header, other.split('.')[1], token.split('.')[2]].join('.'),
      unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
      'signed by somebody else': await new SignJWT({ collection: 'tools' })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('preview')
        .setSubject('7')
        .setExpirationTime('1 day')
        .sign(new TextEncoder().encode('another secret')),
      'for another purpose': await signToken({ purpose: 'withdraw-tool', subject: '7', once: 'mark', collection: 'tools', until: tomorrow() }),
      'without an end': await signToken({ purpose: 'preview', subject: '7', once: 'mark', collection: 'tools' }),
      'of a collection without previews': await signToken({ purpose: 'preview', subject: '7', once: 'mark', collection: 'users', until: tomorrow() }),
      empty: '',
    };
    for (const [what, value] of Object.entries(worthless)) expect(await readPreviewToken(value), what).toBeNull();
  });

  test('for withdrawal does not open a preview', async () => {
    const id = await createTool();
    expect(
      await previewBehind(
        await signToken({
          purpose: 'withdraw-tool',
          subject: String(id),
          once: await revocationOf(payload, { collection: 'tools', id }),
          collection: 'tools',
          until: tomorrow(),
        }),
      ),
    ).toBeNull();
  });
});

describe('the target of a preview link', () => {
  test('is that document alone, not a later one with its number', async () => {
    const id = await createTool();
    const token = await tokenFor('tools', id);
    await payload.db.pool.query("update tools set created_at = created_at + interval '1 millisecond' where id = $1", [id]);
    expect(await previewBehind(token)).toBeNull();
    expect(await previewBehind(await tokenFor('tools', id))).toMatchObject({ id });
  });

  test('is the newest version, beside the public page', async () => {
    const slug = unique('tool');
    const id = await createTool({ slug });
    const token = await tokenFor('tools', id);
    expect(await previewBehind(token)).toMatchObject({ slug, isDraft: false, isInactive: false, publicPath: `/tools/${slug}` });
    await saveDraft(id, { slug: `${slug}-renamed`, active: false });
    expect(await previewBehind(token)).toMatchObject({ slug: `${slug}-renamed`, isDraft: true, isInactive: true, publicPath: `/tools/${slug}` });
  });

  test('has no public page before the first publication', async () => {
    const id = await createTool({ _status: 'draft' });
    expect(await previewBehind(await tokenFor('tools', id))).toMatchObject({
      isDraft: true,
      publicPath: null,
    });
  });

  test('is empty once the document is trashed or deleted', async () => {
    const id = await createTool();
    const token = await tokenFor('tools', id);
    await local.update({ collection: 'tools', id, data: { deletedAt: new Date().toISOString() } });
    expect(await previewBehind(token)).toBeNull();
    await local.delete({ collection: 'tools', id, trash: true });
    expect(await previewBehind(token)).toBeNull();
  });

  test('is empty after its links were revoked, and links made later work', async () => {
    const [id, other] = [await createTool(), await createTool()];
    const links = async (document: number) => {
      const { body } = await rest('POST', '/preview-links', { token: accounts.editor.token, body: { collection: 'tools', id: document, days: 7 } });
      return String(new URL((body.links as Record<string, string>).en ?? '').pathname.split('/').at(-1));
    };
    const [before, beside] = [await links(id), await links(other)];
    expect(await previewBehind(before)).not.toBeNull();
    const revoke = (role: ActorRole) => rest('DELETE', '/preview-links', { token: accounts[role].token, body: { collection: 'tools', id } });
    expect((await revoke('user')).status).toBe(403);
    expect(await previewBehind(before)).not.toBeNull();
    expect((await revoke('editor')).status).toBe(200);
    expect(await previewBehind(before)).toBeNull();
    expect(await previewBehind(beside)).not.toBeNull();
    expect(await previewBehind(await links(id))).not.toBeNull();
  });

  test.each(PREVIEWED_COLLECTIONS)('exists for %s', async (collection) => {
    const { id } = await local.create({ collection, data: { ...SAMPLES[collection]?.data(surroundings, 0), _status: 'draft' } });
    const preview = await previewBehind(await tokenFor(collection, id));
    expect(preview).toMatchObject({ collection, id, isDraft: true, publicPath: null });
    const field = collection === 'categories' ? 'code' : 'slug';
    const where = { [field]: { equals: preview?.slug } };
    expect(await siteReads(collection, { where, limit: 1 }, null)).toEqual([]);
    expect(await siteReads(collection, { where, limit: 1 }, { collection, id })).toMatchObject([{ id }]);
  });
});

describe('a read on a preview page', () => {
  test('finds the draft of the granted document and no other hidden data', async () => {
    const [granted, other, unpublished] = [
      await createTool({ maker: 'Public' }),
      await createTool({ maker: 'Public' }),
      await createTool({ _status: 'draft' }),
    ];
    await saveDraft(granted, { maker: 'Draft' });
    await saveDraft(other, { maker: SECRET });
    const where = { id: { in: [granted, other, unpublished] } };
    const makers = async (grant: number | null) =>
      Object.fromEntries(
        (await siteReads('tools', { where }, grant ? { collection: 'tools', id: grant } : null)).map(({ id, maker }) => [id, maker]),
      );
    expect(await makers(null)).toEqual({ [granted]: 'Public', [other]: 'Public' });
    expect(await makers(granted)).toEqual({ [granted]: 'Draft', [other]: 'Public' });
    expect(await makers(unpublished)).toMatchObject({ [granted]: 'Public', [other]: 'Public' });
    expect(Object.keys(await makers(unpublished))).toHaveLength(3);
    expect(await makers(null)).toEqual({ [granted]: 'Public', [other]: 'Public' });
  });

  test('opens nothing with the same id in another collection', async () => {
    const tool = await createTool({ _status: 'draft' });
    const where = { id: { equals: tool } };
    for (const collection of PREVIEWED_COLLECTIONS) {
      const found = await siteReads('tools', { where }, { collection, id: tool });
      expect(found.length, collection).toBe(collection === 'tools' ? 1 : 0);
    }
  });

  test('finds a draft by its new address only', async () => {
    const slug = unique('tool');
    const id = await createTool({ slug });
    await saveDraft(id, { slug: `${slug}-new` });
    const by = (value: string) => siteReads('tools', { where: { slug: { equals: value } }, limit: 1 }, { collection: 'tools', id });
    expect(await by(`${slug}-new`)).toMatchObject([{ id }]);
    expect(await by(slug)).toEqual([]);
  });

  test('omits private fields, even without a selection', async () => {
    const id = await createTool({
      affiliateUrl: `https://example.org/${SECRET}`,
      affiliateParty: SECRET,
      moderation: { note: SECRET },
      submitter: { email: `${SECRET}@example.org`, user: accounts.user.user?.id },
    });
    await saveDraft(id, { affiliateParty: SECRET, maker: 'Draft' });
    for (const options of [{}, { depth: 2, locale: 'all' }, { select: { maker: true, affiliateParty: true, moderation: true, submitter: true } }]) {
      const [doc] = await siteReads('tools', { where: { id: { equals: id } }, ...options }, { collection: 'tools', id });
      expect(doc?.maker).toBe('Draft');
      expect(JSON.stringify(doc)).not.toContain(SECRET);
      for (const field of ['affiliateUrl', 'affiliateParty', 'moderation', 'submitter']) expect(doc, field).not.toHaveProperty(field);
    }
  });

  test('shows related documents as published, and omits hidden ones', async () => {
    const known = await local.create({
      collection: 'categories',
      data: { name: 'Public name', code: unique('category'), _status: 'published' },
      locale: 'en',
    });
    await local.update({ collection: 'categories', id: known.id, data: { name: SECRET, _status: 'draft' }, draft: true, locale: 'en' });
    const hidden = await local.create({ collection: 'categories', data: { name: SECRET, _status: 'draft' }, locale: 'en' });
    const id = await createTool();
    await saveDraft(id, { categories: [known.id, hidden.id] });
    const options = {
      where: { id: { equals: id } },
      locale: 'all',
      depth: 1,
      select: { categories: true },
      populate: { categories: { name: true, code: true } },
    };
    const [doc] = await siteReads('tools', options, { collection: 'tools', id });
    expect(JSON.stringify(doc)).not.toContain(SECRET);
    expect(doc?.categories).toMatchObject([{ id: known.id, code: known.code, name: { en: 'Public name' } }, hidden.id]);
  });

  test('has every language with locale "all" and only one with a locale', async () => {
    const id = await createTool({ tagline: 'English' });
    await saveDraft(id, { tagline: 'Nederlands' }, 'nl');
    const read = async (locale: string) =>
      (await siteReads('tools', { where: { id: { equals: id } }, locale }, { collection: 'tools', id }))[0]?.tagline;
    expect(await read('all')).toEqual({ en: 'English', nl: 'Nederlands' });
    expect([await read('en'), await read('nl')]).toEqual(['English', 'Nederlands']);
  });

  test('sorts the draft by its new values', async () => {
    const question = async (order: number) =>
      (await local.create({ collection: 'faqs', data: { question: unique('Why'), answer: richText('So.'), order, _status: 'published' } })).id;
    const ids = [await question(10), await question(20), await question(30)];
    const [first] = ids;
    await local.update({ collection: 'faqs', id: first, data: { order: 25, _status: 'draft' }, draft: true });
    const order = async (grant: number | null) =>
      (
        await siteReads(
          'faqs',
          { where: { id: { in: ids } }, sort: ['order', 'id'], select: { slug: true } },
          grant ? { collection: 'faqs', id: grant } : null,
        )
      ).map(({ id }) => id);
    expect(await order(null)).toEqual(ids);
    expect(await order(first ?? 0)).toEqual([ids[1], ids[0], ids[2]]);
  });
});

describe('preview links made by editors', () => {
  const ask = (role: ActorRole, body: Record<string, unknown>) => rest('POST', '/preview-links', { token: accounts[role].token, body });

  test('open the draft in each language and can be revoked', async () => {
    const id = await createTool({ _status: 'draft' });
    const { status, body, headers } = await ask('editor', { collection: 'tools', id, days: 7 });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(new URL(body.links.en).pathname).toMatch(/^\/preview\//);
    expect(new URL(body.links.nl).pathname).toMatch(/^\/nl\/preview\//);
    const preview = await previewBehind(String(body.links.nl.split('/').at(-1)));
    expect(preview).toMatchObject({ collection: 'tools', id });
    expect(Math.abs(Number(preview?.until) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
  });

  test.each(['anonymous', 'user'] as const)('are refused to %s', async (role) => {
    expect((await ask(role, { collection: 'tools', id: surroundings.tool, days: 1 })).status).toBe(403);
  });

  test('are refused for missing, trashed or unsupported documents and other lifetimes', async () => {
    const trashed = await createTool();
    await local.update({ collection: 'tools', id: trashed, data: { deletedAt: new Date().toISOString() } });
    const status = async (body: Record<string, unknown>) =>
      (await ask('editor', { collection: 'tools', id: surroundings.tool, days: 1, ...body })).status;
    expect(await status({})).toBe(200);
    expect(await status({ id: 2 ** 31 - 1 })).toBe(404);
    expect(await status({ id: trashed })).toBe(404);
    expect(await status({ collection: 'users' })).toBe(400);
    expect(await status({ days: 365 })).toBe(400);
    expect(await status({ id: '1 or 1=1' })).toBe(400);
  });
});

test('the config offers a preview for exactly the supported collections', () => {
  const offered = payload.config.collections.filter(({ admin }) => admin.preview && admin.livePreview).map(({ slug }) => slug);
  expect(offered.toSorted()).toEqual([...PREVIEWED_COLLECTIONS].toSorted());
});
