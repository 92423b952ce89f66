import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy } from '../setup/contributions';
import { createSurroundings, SAMPLES, type Surroundings } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Account & { user: Actor };

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
});

const asEditor = async () => ({ req: await requestBy(payload, editor.user), overrideAccess: false });
const sample = (collection: string) => SAMPLES[collection]?.data(surroundings, editor.user.id) ?? {};

/** Logged actions about a subject, oldest first. */
async function lines(subject: string) {
  const { docs } = await local.find({ collection: 'audit-events', where: { subject: { equals: subject } }, sort: 'id', limit: 100 });
  return docs.map(({ action }) => action);
}

const newestLine = async (subject: string) =>
  (await local.find({ collection: 'audit-events', where: { subject: { equals: subject } }, sort: '-id', limit: 1 })).docs[0];

describe.each(['tools', 'categories', 'faqs', 'pages'])('audit log of %s', (collection) => {
  const given = () => (collection === 'faqs' || collection === 'pages' ? sample(collection) : { ...sample(collection), name: unique('Audited') });

  test('records publishing, unpublishing, restoring, trashing and deleting by an editor', async () => {
    const { id } = await local.create({ collection, data: { ...given(), _status: 'draft' }, ...(await asEditor()) });
    const subject = `${collection} #${id}`;
    expect(await lines(subject)).toEqual([]);

    await local.update({ collection, id, data: { _status: 'published' }, ...(await asEditor()) });
    await local.update({ collection, id, data: SAMPLES[collection]?.change() ?? {}, draft: true, ...(await asEditor()) });
    expect(await lines(subject)).toEqual(['content_published']);

    await local.update({ collection, id, data: { _status: 'draft' }, ...(await asEditor()) });
    const { docs } = await local.findVersions({ collection, where: { parent: { equals: id } }, sort: 'createdAt', limit: 1 });
    await local.restoreVersion({ collection, id: docs[0]?.id, ...(await asEditor()) });
    await local.update({ collection, id, data: { deletedAt: new Date().toISOString() }, ...(await asEditor()) });
    await local.update({ collection, id, data: { deletedAt: null }, trash: true, ...(await asEditor()) });
    await local.delete({ collection, id, trash: true, ...(await asEditor()) });
    const told = await lines(subject);
    for (const action of ['content_unpublished', 'content_restored', 'content_trashed', 'content_untrashed', 'content_deleted']) {
      expect(told, action).toContain(action);
    }
    expect(await newestLine(subject)).toMatchObject({ actor: editor.user.id });
  });
});

describe('audit log of settings', () => {
  test('names the changed fields of a global, and nothing when none changed', async () => {
    const before = (await lines('settings')).length;
    const admin = await createAccount(local, 'admin');
    const asAdmin = async () => ({ req: await requestBy(payload, admin.user), overrideAccess: false });
    const contactEmail = `${unique('contact')}@example.org`;
    await local.updateGlobal({
      slug: 'settings',
      data: { homeTitle: 'Home', homeIntro: 'Intro', siteDescription: 'About', contactEmail },
      ...(await asAdmin()),
    });
    await local.updateGlobal({ slug: 'settings', data: { contactEmail }, ...(await asAdmin()) });
    expect((await lines('settings')).length).toBe(before + 1);
    expect(await newestLine('settings')).toMatchObject({
      action: 'settings_changed',
      detail: expect.stringContaining('contactEmail'),
      actor: admin.user.id,
    });
  });

  test('omits the value of a private field', async () => {
    const { docs } = await local.find({ collection: 'audit-events', where: { subject: { equals: 'settings' } }, limit: 100 });
    expect(JSON.stringify(docs)).not.toContain('@example.org');
  });

  test('records redirects', async () => {
    const { id } = await local.create({ collection: 'redirects', data: sample('redirects'), ...(await asEditor()) });
    await local.delete({ collection: 'redirects', id, ...(await asEditor()) });
    expect(await lines(`redirects #${id}`)).toEqual(['settings_changed', 'content_deleted']);
  });
});

test('nobody can change or delete audit log entries, and editors cannot read them', async () => {
  const { docs } = await local.find({ collection: 'audit-events', limit: 1 });
  const admin = await createAccount(local, 'admin');
  const id = docs[0]?.id;
  for (const { token } of [editor, admin]) {
    expect((await rest('PATCH', `/audit-events/${id}`, { token, body: { detail: 'nothing' } })).status).toBe(403);
    expect((await rest('DELETE', `/audit-events/${id}`, { token })).status).toBe(403);
  }
  expect((await rest('GET', '/audit-events', { token: editor.token })).status).toBe(403);
});
