import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { setAvatar } from '@/cms/accounts/avatar';
import { inTransaction } from '@/cms/database/transaction';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { pngFile } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
});

const files = async () => (await readdir(path.join(MEDIA_DIR, 'avatars')).catch(() => [])).sort();

async function send(token: string): Promise<number> {
  const { data, name, mimetype } = await pngFile();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(data)], name, { type: mimetype }));
  const answer = await rest('POST', '/users/me/avatar', { token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.avatar;
}

describe("an account's picture", () => {
  it('leaves no file behind when it is replaced, removed or deleted with the account', async () => {
    const { token } = await createAccount(local, 'user');
    const first = await send(token);
    const [before] = await files();
    expect(await send(token)).not.toBe(first);
    expect(await files()).toHaveLength(1);
    expect(await files()).not.toContain(before);
    await rest('DELETE', '/users/me/avatar', { token });
    expect(await files()).toEqual([]);
    await send(token);
    expect((await rest('POST', '/users/me/delete', { token, body: { reviews: 'remove' } })).status).toBe(200);
    expect(await files()).toEqual([]);
  });

  it('keeps its file when the change that removes it rolls back', async () => {
    const { token, user } = await createAccount(local, 'user');
    const id = await send(token);
    const before = await files();
    const req = await requestBy(payload, user);
    const change = inTransaction(req, async () => {
      await setAvatar(req, user as never, true);
      throw new Error('later work failed');
    });
    await expect(change).rejects.toThrow('later work failed');
    const queue = payload.jobs.queue;
    payload.jobs.queue = (async () => {
      throw new Error('the queue is away');
    }) as typeof queue;
    expect((await rest('POST', '/users/me/delete', { token, body: { reviews: 'remove' } })).status).toBe(500);
    payload.jobs.queue = queue;
    expect((await local.findByID({ collection: 'avatars', id })).id).toBe(id);
    expect(await files()).toEqual(before);
  });
});
