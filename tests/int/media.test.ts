import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whereUsed } from '@/cms/collections/media/where-used';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { moderate } from '@/cms/moderation/moderate';
import { cacheTags } from '@/domain/cache-tags';
import { PARTS, type Part } from '@/domain/parts';
import { VALIDATION_MESSAGES, validationMessage } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy, submission, submitted } from '../setup/contributions';
import { createSurroundings, pngFile, pngUpload, SAMPLES, type Surroundings, toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
import { overlapping } from '../setup/overlapping';
import { type Actor, type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Account & { user: Actor };
const images: number[] = [];
const tools: number[] = [];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
});
afterAll(async () => {
  for (const id of tools) await local.delete({ collection: 'tools', id, trash: true });
  for (const id of images) await local.delete({ collection: 'media', id });
});

interface Image extends StoredDocument {
  filename: string;
  sizes: Record<string, { filename: string | null }>;
}

async function image(alt: { en?: string; nl?: string } = { en: 'A square', nl: 'Een vierkant' }): Promise<Image> {
  const [first = 'en', ...others] = Object.keys(alt) as ('en' | 'nl')[];
  const doc = (await local.create({ collection: 'media', data: { alt: alt[first] }, file: await pngFile(), locale: first })) as Image;
  for (const locale of others) await local.update({ collection: 'media', id: doc.id, data: { alt: alt[locale] }, locale });
  images.push(doc.id);
  return doc;
}

async function tool(fields: Record<string, unknown>, options: { draft?: boolean } = {}): Promise<StoredDocument> {
  const data = toolData(surroundings, { ...fields, ...(options.draft ? { _status: 'draft' } : {}) });
  const doc = await local.create({ collection: 'tools', data, ...options });
  tools.push(doc.id);
  return doc;
}

const missing = (filename: string, languages: string, language: 'en' | 'nl') =>
  `${validationMessage('altMissing', language).replace('{image}', filename).replace('{languages}', languages)}.`;

const usesOf = async (id: number) =>
  (await whereUsed(await requestBy(payload, editor.user), id)).map(({ collection, id: document, title, state, fields }) => ({
    document: `${collection.slug}:${document}`,
    title,
    state,
    fields: fields.map((field) => field.path),
  }));

const files = ({ filename, sizes }: Image) => [filename, ...Object.values(sizes).map((size) => size.filename)].filter((name) => name !== null);
const isStored = (name: string) => existsSync(path.join(MEDIA_DIR, name));

describe('the text of an image', () => {
  test('is stored while somebody saves the one in the other language', async () => {
    const { id } = await image();
    await overlapping(
      payload,
      (req) => local.update({ collection: 'media', id, data: { alt: 'A new square' }, locale: 'en', req }),
      () => local.update({ collection: 'media', id, data: { alt: 'Een nieuw vierkant' }, locale: 'nl' }),
    );
    expect((await local.findByID({ collection: 'media', id, locale: 'all' })).alt).toEqual({ en: 'A new square', nl: 'Een nieuw vierkant' });
  });

  test('can be saved while the submission that shows it is published', async () => {
    const id = await submitted(payload, submission(surroundings.category, { cover: await pngUpload() }));
    tools.push(id);
    const cover = Number((await local.findByID({ collection: 'tools', id, draft: true })).cover);
    images.push(cover);
    await overlapping(
      payload,
      (req) => local.update({ collection: 'tools', id, data: { _status: 'published' }, locale: 'nl', req }),
      () => local.update({ collection: 'media', id: cover, data: { alt: 'A new square' }, locale: 'en' }),
    );
    expect(await local.findByID({ collection: 'media', id: cover, locale: 'en' })).toMatchObject({ alt: 'A new square', submitted: false });
  });
});

const png = async (side: number) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
      ),
    ],
    'other.png',
    { type: 'image/png' },
  );

async function replace(id: number, data: Record<string, unknown>, query = '') {
  const body = new FormData();
  body.set('_payload', JSON.stringify(data));
  body.set('file', await png(400));
  return rest('PATCH', `/media/${id}?locale=en${query}`, { token: editor.token, body });
}

describe('an image without alternative text in one language', () => {
  test.each(['logo', 'cover', 'meta'] as const)('blocks publishing of a page that shows it as %s, with an error at the field', async (name) => {
    const { id, filename } = await image({ en: 'A square' });
    const field = { logo: { logo: { image: id } }, cover: { cover: id }, meta: { meta: { image: id } } }[name];
    const draft = await tool(field, { draft: true });
    for (const language of ['en', 'nl'] as const) {
      const answer = await rest('PATCH', `/tools/${draft.id}?locale=en`, { token: editor.token, language, body: { _status: 'published' } });
      expect(answer.status).toBe(400);
      const message = missing(filename, language === 'en' ? 'Dutch' : 'Nederlands', language);
      expect(answer.body.errors[0].message).toBe(message);
      expect(answer.body.errors[0].data.errors).toMatchObject([
        { path: { logo: 'logo.image', cover: 'cover', meta: 'meta.image' }[name], message: message.slice(0, -1) },
      ]);
    }
    expect((await local.find({ collection: 'tools', where: { id: { equals: draft.id } }, overrideAccess: false })).docs).toEqual([]);
    await local.update({ collection: 'media', id, data: { alt: 'Een vierkant' }, locale: 'nl' });
    expect((await rest('PATCH', `/tools/${draft.id}?locale=en`, { token: editor.token, body: { _status: 'published' } })).status).toBe(200);
  });

  test('is checked in every language that is published, and in no other', async () => {
    const { id } = await image({ nl: 'Een vierkant' });
    const draft = await tool({}, { draft: true });
    await local.update({ collection: 'tools', id: draft.id, data: { tagline: 'Doet iets', meta: { image: id } }, locale: 'nl', draft: true });
    const publish = (parts: readonly Part[]) =>
      local.update({ collection: 'tools', id: draft.id, data: { _status: 'published' }, locale: 'en', context: { parts } });
    await expect(publish(PARTS)).rejects.toThrow('English');
    await publish(['en', 'shared']);
    expect((await rest('GET', `/tools/${draft.id}?locale=all&depth=0`)).body.meta.image?.nl ?? null).toBeNull();
    await expect(publish(['nl'])).rejects.toThrow('English');
  });

  test('blocks its page in a bulk publish and no others', async () => {
    const { id, filename } = await image({ en: 'A square' });
    const [good, bad] = [await tool({}, { draft: true }), await tool({ cover: id }, { draft: true })];
    const answer = await rest('PATCH', `/tools?locale=en&draft=true&where[id][in]=${good.id},${bad.id}`, {
      token: editor.token,
      body: { _status: 'published' },
    });
    expect(answer.body.errors).toMatchObject([{ id: bad.id, message: `${bad.name}: ${missing(filename, 'Dutch', 'en')}` }]);
    const { docs } = await local.find({ collection: 'tools', where: { id: { in: [good.id, bad.id] } }, overrideAccess: false });
    expect(docs.map((doc) => doc.id)).toEqual([good.id]);
    expect((await local.findByID({ collection: 'tools', id: bad.id, draft: true }))._status).toBe('draft');
  });

  test('may be used in drafts, also of published documents', async () => {
    const { id } = await image({ en: 'A square' });
    const { id: published } = await tool({});
    await local.update({ collection: 'tools', id: published, data: { cover: id }, draft: true });
    expect(await usesOf(id)).toMatchObject([{ document: `tools:${published}`, state: 'draft' }]);
    await expect(local.update({ collection: 'tools', id: published, data: { _status: 'published' } })).rejects.toThrow('Dutch');
    expect((await local.findByID({ collection: 'tools', id: published, overrideAccess: false })).cover ?? null).toBeNull();
  });

  test('does not block unpublishing or trashing', async () => {
    const { id } = await image();
    const { id: published } = await tool({ cover: id });
    await payload.db.pool.query("delete from media_locales where _parent_id = $1 and _locale = 'nl'", [id]);
    await local.update({ collection: 'tools', id: published, data: { deletedAt: new Date().toISOString() } });
    await expect(local.update({ collection: 'tools', id: published, data: { deletedAt: null }, trash: true })).rejects.toThrow('Dutch');
  });

  test("is named in the submission queue; visitors' images have texts in both languages", async () => {
    const data = submission(surroundings.category, { logo: await pngUpload(), cover: await pngUpload() });
    const id = await submitted(payload, data);
    tools.push(id);
    const draft = await local.findByID({ collection: 'tools', id, draft: true });
    const { image: logo } = draft.logo as { image: number };
    images.push(logo, Number(draft.cover));
    expect(await local.findByID({ collection: 'media', id: logo, locale: 'all' })).toMatchObject({
      alt: { en: `Logo of ${data.name}`, nl: `Logo van ${data.name}` },
      submitted: true,
    });
    const item = { collection: 'tools' as const, id, seen: String(draft.updatedAt) };
    await payload.db.pool.query("delete from media_locales where _parent_id = $1 and _locale = 'en'", [logo]);
    const answer = await rest('POST', '/moderation', { token: editor.token, language: 'nl', body: { items: [item], action: 'approve' } });
    expect([answer.status, answer.body.outcomes[0].message]).toEqual([400, expect.stringMatching(/geen alternatieve tekst in het Engels/)]);
    await local.update({ collection: 'media', id: logo, data: { alt: 'A logo' }, locale: 'en' });
    await moderate(await requestBy(payload, editor.user), item, 'approve', null);
    expect((await local.find({ collection: 'tools', where: { id: { equals: id } }, overrideAccess: false })).docs).toHaveLength(1);
  });
});

describe('alternative text of an image on a published page', () => {
  test('cannot be emptied in either language', async () => {
    const { id } = await image();
    await tool({ cover: id });
    for (const [locale, alt] of [
      ['en', '   '],
      ['nl', ''],
      ['nl', null],
    ] as const) {
      const answer = await rest('PATCH', `/media/${id}?locale=${locale}`, { token: editor.token, language: 'nl', body: { alt } });
      expect([answer.status, answer.body.errors[0].data.errors[0]]).toMatchObject([400, { path: 'alt', message: VALIDATION_MESSAGES.altNeeded.nl }]);
    }
    expect((await local.findByID({ collection: 'media', id, locale: 'all' })).alt).toEqual({ en: 'A square', nl: 'Een vierkant' });
  });
});

describe('the original name of an uploaded image', () => {
  test('is shown to editors only, findable and follows a replacement', async () => {
    const name = `${unique('Zomer')} café (1).png`;
    const body = new FormData();
    body.set('_payload', JSON.stringify({ alt: 'A square' }));
    body.set('file', new File([await pngUpload()], name, { type: 'image/png' }));
    const created = await rest('POST', '/media?locale=en', { token: editor.token, body });
    expect([created.status, created.body.doc.originalName]).toEqual([201, name]);
    const { id, filename } = created.body.doc;
    images.push(id);
    expect(filename).not.toContain('Zomer');
    const found = await rest('GET', `/media?where[originalName][like]=${encodeURIComponent(name)}`, { token: editor.token });
    expect(found.body.docs).toMatchObject([{ id }]);
    expect((await rest('GET', `/media/${id}`)).text).not.toContain('originalName');
    expect((await replace(id, {})).body.doc.originalName).toBe('other.png');
    const cropped = await rest('PATCH', `/media/${id}?locale=en&uploadEdits[widthInPixels]=4&uploadEdits[heightInPixels]=4`, {
      token: editor.token,
      body: { alt: 'A small square' },
    });
    expect([cropped.status, cropped.body.doc.originalName]).toEqual([200, 'other.png']);
  });
});

describe('image usage', () => {
  test('lists field and title in published documents, drafts and trash, once per document', async () => {
    const { id } = await image();
    const published = await tool({ cover: id, logo: { image: id } });
    const draft = await tool({ meta: { image: id } }, { draft: true });
    const trashed = await tool({ cover: id });
    await local.update({ collection: 'tools', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    const title = unique('Page');
    const page = await local.create({
      collection: 'pages',
      data: { ...SAMPLES.pages?.data(surroundings, 0), title, meta: { image: id }, _status: 'published' },
      locale: 'nl',
    });
    const uses = await usesOf(id);
    expect(uses.toSorted((a, b) => a.document.localeCompare(b.document))).toEqual(
      [
        { document: `pages:${page.id}`, title, state: 'published', fields: ['meta.image'] },
        { document: `tools:${published.id}`, title: published.name, state: 'published', fields: ['logo.image', 'cover'] },
        { document: `tools:${draft.id}`, title: draft.name, state: 'draft', fields: ['meta.image'] },
        { document: `tools:${trashed.id}`, title: trashed.name, state: 'trashed', fields: ['cover'] },
      ].toSorted((a, b) => a.document.localeCompare(b.document)),
    );
    await local.delete({ collection: 'pages', id: page.id });
  });

  test('ignores older versions', async () => {
    const { id } = await image();
    const { id: document } = await tool({ cover: id });
    await local.update({ collection: 'tools', id: document, data: { cover: null } });
    expect(await usesOf(id)).toEqual([]);
  });
});

describe('deleting an image', () => {
  test('is refused while in use, naming its users and leaving its files', async () => {
    const doc = await image();
    const { id: document, name } = await tool({ cover: doc.id }, { draft: true });
    for (const target of [`/media/${doc.id}`, `/media?where[id][equals]=${doc.id}`]) {
      const answer = await rest('DELETE', target, { token: editor.token, language: 'nl' });
      expect([answer.status >= 400, answer.text]).toEqual([true, expect.stringContaining(`Tool ‘${name}’`)]);
    }
    expect(files(doc).every(isStored)).toBe(true);
    await local.update({ collection: 'tools', id: document, data: { cover: null }, draft: true });
    expect((await rest('DELETE', `/media/${doc.id}`, { token: editor.token })).status).toBe(200);
    images.splice(images.indexOf(doc.id), 1);
    expect(files(doc).some(isStored)).toBe(false);
  });
});

describe('a replaced file', () => {
  test('gets another name, removes the old files and expires the pages that show it', async () => {
    const doc = await image();
    const { id: document, slug } = await tool({ cover: doc.id });
    await takeExpiredTags(payload);
    const answer = await replace(doc.id, { alt: 'Another square' });
    expect(answer.status, answer.text).toBe(200);
    const replaced = answer.body.doc as Image;
    expect(replaced.filename).not.toBe(doc.filename);
    expect(files(doc).some(isStored)).toBe(false);
    expect(files(replaced).every(isStored)).toBe(true);
    expect(await takeExpiredTags(payload)).toEqual(expect.arrayContaining([cacheTags.tool(document), cacheTags.toolSlug(String(slug))]));
  });

  test('leaves the old file when its text is rejected', async () => {
    const doc = await image();
    const before = readdirSync(MEDIA_DIR).length;
    expect((await replace(doc.id, { alt: '' })).status).toBe(400);
    expect(files(doc).every(isStored)).toBe(true);
    expect(readdirSync(MEDIA_DIR)).toHaveLength(before);
  });

  test('also results from cropping, so browsers drop the old picture', async () => {
    const first = await image();
    const answer = await replace(first.id, { alt: 'A square' });
    const doc = answer.body.doc as Image;
    const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25';
    const pixels = 'uploadEdits[widthInPixels]=200&uploadEdits[heightInPixels]=200';
    const cropped = await rest('PATCH', `/media/${first.id}?locale=en&${crop}&${pixels}`, { token: editor.token, body: { alt: 'A corner' } });
    expect(cropped.status, cropped.text).toBe(200);
    expect(cropped.body.doc).toMatchObject({ width: 200, height: 200, mimeType: 'image/png' });
    expect(cropped.body.doc.filename).not.toBe(doc.filename);
    expect(files(doc).some(isStored)).toBe(false);
    expect(files(cropped.body.doc).every(isStored)).toBe(true);
  });
});

describe('pages that show an image', () => {
  test('expire when its text or focal point changes; drafts do not', async () => {
    const { id } = await image();
    const { slug } = await tool({ logo: { image: id } });
    const { slug: draft } = await tool({ logo: { image: id } }, { draft: true });
    for (const [locale, data] of [
      ['nl', { alt: 'Een ander vierkant' }],
      ['en', { alt: 'Another square' }],
      ['en', { focalX: 20, focalY: 30 }],
    ] as const) {
      await takeExpiredTags(payload);
      await local.update({ collection: 'media', id, data, locale });
      const expired = await takeExpiredTags(payload);
      expect(expired, JSON.stringify(data)).toContain(cacheTags.toolSlug(String(slug)));
      expect(expired).not.toContain(cacheTags.toolSlug(String(draft)));
    }
  });

  test('of every kind expire', async () => {
    const { id } = await image();
    const made: { collection: string; id: number }[] = [];
    for (const collection of ['categories', 'courses', 'dictionary-terms', 'products', 'pages'] as const) {
      const data = { ...SAMPLES[collection]?.data(surroundings, 0), meta: { image: id }, _status: 'published' };
      made.push({ collection, id: (await local.create({ collection, data })).id });
    }
    await takeExpiredTags(payload);
    await local.update({ collection: 'media', id, data: { alt: 'Another square' } });
    const expired = await takeExpiredTags(payload);
    for (const prefix of ['category-code:', 'course-slug:', 'term-slug:', 'product-slug:', 'page-slug:']) {
      expect(expired.filter((tag) => tag.startsWith(prefix))).toHaveLength(1);
    }
    for (const { collection, id: document } of made) await local.delete({ collection, id: document });
  });

  test('stay cached when only the folder changes', async () => {
    const { id } = await image();
    await tool({ cover: id });
    const folder = await local.create({ collection: 'payload-folders', data: { name: unique('Folder') } });
    await takeExpiredTags(payload);
    await local.update({ collection: 'media', id, data: { folder: folder.id } });
    expect(await takeExpiredTags(payload)).toEqual([]);
    await local.delete({ collection: 'payload-folders', id: folder.id });
  });
});
