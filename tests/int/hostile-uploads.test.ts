import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { en } from '@payloadcms/translations/languages/en';
import { nl } from '@payloadcms/translations/languages/nl';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { submitTool } from '@/cms/submissions/submit-tool';
import { TRANSFER_DIR } from '@/cms/transfers/transfer-dir';
import { workOn } from '@/cms/transfers/work-on';
import { FORM_MESSAGES } from '@/domain/form-messages';
import { parseForm } from '@/domain/schemas/parse-form';
import { readToolSubmissionForm, toolSubmissionSchema } from '@/domain/schemas/tool-submission';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, pngFile, type Surroundings } from '../setup/documents';
import { ACTIVE, HOSTILE_NAMES, HOSTILE_TYPES, hostileBitmaps, OTHERS } from '../setup/hostile-files';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

type Language = 'en' | 'nl';
interface HostileFile {
  what: string;
  data: Buffer;
  name: string;
  type: string;
  language: Language;
}

/** Where a file may end: stored under this name below this folder, or refused with this message. */
type Outcome = { folder: string; filename: string; url: string } | { refusal: string };

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Account;
let person: Account;
let files: HostileFile[];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  [editor, person] = [await createAccount(local, 'editor'), await createAccount(local, 'user')];
  // The other drawings differ for the sanitiser only: src/cms/guards/check-upload.test.ts.
  const contents = Object.entries({ ...ACTIVE, ...OTHERS, ...(await hostileBitmaps()) });
  files = contents.map(([what, content], index) => ({
    what,
    data: Buffer.from(content),
    name: HOSTILE_NAMES[index % HOSTILE_NAMES.length] ?? '',
    type: HOSTILE_TYPES[index % HOSTILE_TYPES.length] ?? '',
    language: index % 2 ? 'nl' : 'en',
  }));
});
afterAll(() => rm(path.join(MEDIA_DIR, 'avatars'), { recursive: true, force: true }));

/** Written by hand: FormData would clean the name. */
function multipart(field: string, { data, name, type }: HostileFile, texts: Record<string, string> = {}) {
  const line = (text: string) => Buffer.from(`${text}\r\n`);
  const body = Buffer.concat([
    ...Object.entries(texts).map(([key, value]) => line(`--b0undary\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}`)),
    line(`--b0undary\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n`),
    data,
    line('\r\n--b0undary--'),
  ]);
  return { body: new Uint8Array(body), headers: { 'Content-Type': 'multipart/form-data; boundary=b0undary' } };
}

const refusalOf = ({ status, body, text }: Answer): Outcome => {
  expect(status, text.slice(0, 300)).toBeOneOf([400, 413]);
  return { refusal: body.errors[0].message };
};

async function sendToPanel(file: HostileFile): Promise<Outcome> {
  const answer = await rest('POST', '/media?locale=en', {
    token: editor.token,
    language: file.language,
    ...multipart('file', file, { _payload: '{"alt":"A picture"}' }),
  });
  if (answer.status !== 201) return refusalOf(answer);
  const { filename, url } = answer.body.doc;
  return { folder: MEDIA_DIR, filename, url };
}

async function sendAsAvatar(file: HostileFile): Promise<Outcome> {
  const answer = await rest('POST', '/users/me/avatar', { token: person.token, language: file.language, ...multipart('file', file) });
  if (answer.status !== 200) return refusalOf(answer);
  const { filename, url } = await local.findByID({ collection: 'avatars', id: answer.body.avatar });
  return { folder: path.join(MEDIA_DIR, 'avatars'), filename: String(filename), url: String(url) };
}

async function sendWithForm(file: HostileFile): Promise<Outcome> {
  const { language } = file;
  const name = unique('Hostile');
  const texts = {
    name,
    url: `https://${name.replaceAll(' ', '-').toLowerCase()}.example.org`,
    tagline: 'Does things',
    categories: String(surroundings.category),
    email: 'hostile@example.org',
    insist: 'on',
    locale: language,
  };
  const sent = multipart('logo', file, texts);
  const data = await new Response(sent.body, sent).formData().catch(() => null);
  // The route answers 400 to a body that isn't multipart.
  if (!data) return { refusal: FORM_MESSAGES.image[language] };
  const { input, fields } = parseForm({ schema: toolSubmissionSchema, read: readToolSubmissionForm }, data, language);
  if (fields) return { refusal: fields.logo ?? JSON.stringify(fields) };
  const outcome = await submitTool(await requestBy(payload), input);
  if (outcome.refused === 'image') return { refusal: outcome.message };
  if (outcome.refused) throw new Error(outcome.refused);
  const { logo } = await local.findByID({ collection: 'tools', id: outcome.id, draft: true, depth: 0 });
  const { image } = logo as { image?: number | null };
  // A file without content counts as none.
  if (!image) return { refusal: FORM_MESSAGES.image[language] };
  const { filename, url } = await local.findByID({ collection: 'media', id: image });
  return { folder: MEDIA_DIR, filename: String(filename), url: String(url) };
}

const DOORS = { 'the panel': sendToPanel, 'an account': sendAsAvatar, 'the tool form': sendWithForm };
const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif', svg: 'image/svg+xml' };
const NO_FILE = { en: en.translations.error.noFilesUploaded, nl: nl.translations.error.noFilesUploaded };
const MESSAGES = [NO_FILE, ...Object.values({ ...VALIDATION_MESSAGES, ...FORM_MESSAGES })];

describe.each(Object.entries(DOORS))('a hostile file sent to %s', (door, send) => {
  it('is refused in the language of its sender or stored without what it hides', async () => {
    const results = { refused: 0, stored: 0 };
    for (const file of files) {
      const outcome = await send(file);
      if ('refusal' in outcome) {
        results.refused += 1;
        expect(
          MESSAGES.map((texts) => texts[file.language]),
          `${file.what}: ${outcome.refusal}`,
        ).toContain(outcome.refusal);
        continue;
      }
      results.stored += 1;
      const { folder, filename, url } = outcome;
      expect(filename, file.what).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp|avif|svg)$/);
      const stored = readFileSync(path.join(folder, filename));
      expect(stored.toString('latin1'), file.what).not.toMatch(/evil|<script|<\?php/);
      const { format, exif, xmp, iptc, icc, pages = 1, width, height } = await sharp(stored).metadata();
      expect({ exif, xmp, iptc, icc, pages }, file.what).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined, pages: 1 });
      expect(width * height, file.what).toBeLessThanOrEqual(16_000_000);
      const served = await rest('GET', url.replace(/^.*\/api/, ''), { token: door === 'an account' ? person.token : editor.token });
      expect(served.status, file.what).toBe(200);
      expect(Object.fromEntries(served.headers), file.what).toMatchObject({
        'content-type': TYPES[path.extname(filename).slice(1)],
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(format, file.what).toBe({ jpg: 'jpeg', avif: 'heif' }[path.extname(filename).slice(1)] ?? path.extname(filename).slice(1));
    }
    expect(results.refused).toBeGreaterThan(25);
    expect(results.stored).toBeGreaterThan(10);
    expect(files.length).toBeGreaterThanOrEqual(60);
  });
});

describe('a hostile file sent as an import', () => {
  it('gets a clear answer and no name or place of its own', async () => {
    const wrong = files.filter(({ data }) => data.length > 0 && data.length < 1_000_000);
    for (const [index, { what, data, name, language }] of wrong.entries()) {
      const format = index % 2 ? 'json' : 'csv';
      const query = new URLSearchParams({ entity: 'tools', format, name });
      const answer = await rest('POST', `/transfers/import?${query}`, {
        token: editor.token,
        language,
        body: new Uint8Array(data),
        headers: { 'Content-Type': 'application/octet-stream' },
      });
      if (answer.status === 400) {
        expect(answer.body.errors[0].message, what).toBe(VALIDATION_MESSAGES.query[language]);
        continue;
      }
      expect(answer.status, `${what}: ${answer.text}`).toBe(202);
      await workOn(payload, answer.body.id);
      const { rows } = await payload.db.pool.query('select state, report, stored_file from transfers where id = $1', [answer.body.id]);
      expect(rows[0].state, what).toBe('refused');
      expect(rows[0].report[0].message, what).toMatch(/\S+ \S+/);
      expect(rows[0].stored_file).toMatch(/^[0-9a-f-]{36}$/);
      expect((await rest('GET', `/transfers/${answer.body.id}/file`, { token: editor.token })).status).toBe(404);
    }
    expect(readdirSync(TRANSFER_DIR).filter((name) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([]);
  });
});

it('is never fetched from an address, neither for a new image nor for a copy', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.headers.cookie));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Payload would refuse a private address by itself.
  const { upload } = payload.collections.media.config;
  upload.skipSafeFetch = true;
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`;
    const body = { alt: 'A picture', filename: 'a.png', url };
    const made = await rest('POST', '/media', { token: editor.token, body });
    expect([made.status, made.body.errors[0].message]).toEqual([400, NO_FILE.en]);
    expect((await rest('POST', '/media', { token: person.token, body })).status).toBe(403);
    const { id } = await local.create({ collection: 'media', data: { alt: 'A picture' }, file: await pngFile() });
    const before = await local.count({ collection: 'media' });
    expect((await rest('POST', `/media/${id}/duplicate`, { token: editor.token, body })).status).toBe(500);
    expect(await local.count({ collection: 'media' })).toEqual(before);
    expect(asked).toEqual([]);
  } finally {
    upload.skipSafeFetch = undefined;
    server.close();
  }
});
