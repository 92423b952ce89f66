import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveContactMessage } from '@/cms/contact/save-message';
import { submitTool } from '@/cms/submissions/submit-tool';
import { workOn } from '@/cms/transfers/work-on';
import { isDiskFull } from '@/domain/disk-full';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy, submission } from '../setup/contributions';
import { createSurroundings } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

const disk = await vi.hoisted(async () => (await import('../setup/small-disk')).mountSmallDisk(48));
const database = await vi.hoisted(async () => (await import('../setup/small-disk')).mountSmallDisk(2, { forDatabase: true }));
/** Whether Payload finds out by itself, as when others fill the disk after the check. */
const late = vi.hoisted(() => ({ isUnknown: false }));

vi.mock('@/cms/files/media-dir', () => ({ MEDIA_DIR: `${disk?.folder}/media` }));
vi.mock('@/cms/transfers/transfer-dir', () => ({ TRANSFER_DIR: `${disk?.folder}/transfers` }));
vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof import('node:fs/promises')>();
  return { ...original, statfs: (folder: string) => (late.isUnknown ? Promise.reject(new Error('Unknown')) : original.statfs(folder)) };
});

const isPossible = disk !== null && database !== null;
const { en, nl } = VALIDATION_MESSAGES.diskFull;
let payload: Payload;
let local: LocalApi;
let admin: Account;
let category: number;
let noise: Buffer;

beforeAll(async () => {
  if (!isPossible) return;
  ({ payload, local } = await startPayload());
  admin = await createAccount(local, 'admin');
  ({ category } = await createSurroundings(local));
  noise = await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
    .png()
    .toBuffer();
});
afterEach(() => {
  late.isUnknown = false;
  disk?.empty();
  database?.empty();
});
afterAll(async () => {
  disk?.unmount();
  await payload?.destroy();
  database?.unmount();
});

const files = (folder: 'media' | 'transfers') => {
  const path = `${disk?.folder}/${folder}`;
  return existsSync(path) ? readdirSync(path).sort() : [];
};
const count = async (table: string): Promise<number> =>
  (await payload.db.pool.query(`select count(*)::integer as count from ${table}`)).rows[0].count;

describe.skipIf(!isPossible)('a full disk', () => {
  const upload = (language: 'en' | 'nl' = 'en') => {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ alt: 'Noise' }));
    body.set('file', new File([new Uint8Array(noise)], 'noise.png', { type: 'image/png' }));
    return rest('POST', '/media?locale=en', { token: admin.token, body, language });
  };

  test('for images refuses them in the user’s language, and leaves neither row nor file', async () => {
    expect((await upload()).status).toBe(201);
    const before = [files('media'), await count('media')];
    disk?.fill(1_000_000);
    for (const [language, message] of [
      ['en', en],
      ['nl', nl],
    ] as const) {
      const answer = await upload(language);
      expect([answer.status, answer.body.errors[0].message]).toEqual([507, message]);
    }
    expect([files('media'), await count('media')]).toEqual(before);
    disk?.empty();
    expect((await upload()).status).toBe(201);
  });

  test('that is noticed while an image and its sizes are written leaves neither row nor file', async () => {
    const before = [files('media'), await count('media')];
    late.isUnknown = true;
    // Room for some of the files.
    disk?.fill(1_600_000);
    expect((await upload()).status).toBe(400);
    expect([files('media'), await count('media')]).toEqual(before);
  });

  test('refuses a visitor’s tool with an image as a whole', async () => {
    const before = [files('media'), await count('media'), await count('tools')];
    disk?.fill(1_000_000);
    const logo = new File([new Uint8Array(noise)], 'logo.png', { type: 'image/png' });
    const outcome = await submitTool(await requestBy(payload), submission(category, { logo, locale: 'nl' }));
    expect(outcome).toEqual({ refused: 'image', image: 'logo', message: nl });
    expect([files('media'), await count('media'), await count('tools')]).toEqual(before);
  });

  test('refuses an import, and leaves no half file', async () => {
    const before = [files('transfers'), await count('transfers')];
    disk?.fill(100_000);
    const body = Buffer.from(`code,name.en\n${'x'.repeat(400_000)},Name`);
    const answer = await rest('POST', '/transfers/import?entity=categories&format=csv&name=file.csv', {
      token: admin.token,
      body,
      headers: { 'Content-Type': 'application/octet-stream' },
      language: 'nl',
    });
    expect([answer.status, answer.body.errors[0].message]).toEqual([507, nl]);
    expect([files('transfers'), await count('transfers')]).toEqual(before);
  });

  test('ends an export with the reason, and leaves no half file', async () => {
    const { body } = await rest('POST', '/transfers/export', { token: admin.token, body: { entity: 'categories', format: 'csv' } });
    const before = files('transfers');
    disk?.fill();
    await workOn(payload, body.id);
    const { rows } = await payload.db.pool.query('select state, stored_file, report from transfers where id = $1', [body.id]);
    expect(rows[0]).toMatchObject({ state: 'failed', stored_file: null, report: [{ message: en }] });
    expect(files('transfers')).toEqual(before);
  });

  test('of the database saves nothing of a message, and says why', async () => {
    const query = (text: string) => payload.db.pool.query(text);
    await query(`create tablespace small location '${database?.folder}'`).catch((error) => {
      throw new Error(`The database can't use the small disk: ${error.message}`);
    });
    await query('alter table contact_messages set tablespace small');
    database?.fill();
    const send = async () => {
      const data = {
        name: 'Vera',
        email: newAddress(),
        phone: '',
        subject: unique('Full'),
        message: randomBytes(2000).toString('hex'),
        locale: 'nl',
      } as const;
      return saveContactMessage(await requestBy(payload), data).then(
        () => null,
        (error: unknown) => error,
      );
    };
    const mails = () => count(`payload_jobs where input ->> 'kind' = 'contact-message'`);
    let error: unknown = null;
    let saved = -1;
    // The table still has some room.
    for (let sent = 0; error === null && sent < 50; sent += 1, saved += 1) error = await send();
    expect(isDiskFull(error)).toBe(true);
    expect([await count('contact_messages'), await mails()]).toEqual([saved, saved]);
    database?.empty();
    expect(await send()).toBeNull();
    expect([await count('contact_messages'), await mails()]).toEqual([saved + 1, saved + 1]);
    await query('alter table contact_messages set tablespace pg_default');
    await query('drop tablespace small');
  });
});
