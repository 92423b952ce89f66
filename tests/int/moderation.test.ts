import { readdirSync } from 'node:fs';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { once } from '@/cms/database/transaction';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { countWaiting } from '@/cms/moderation/count-waiting';
import { decideReport, moderate, undo } from '@/cms/moderation/moderate';
import { listQueue } from '@/cms/moderation/queue';
import { reportReview, voteHelpful } from '@/cms/reviews/react-to-review';
import { confirmReview, submitReview } from '@/cms/reviews/submit-review';
import { submitTool } from '@/cms/submissions/submit-tool';
import { withdrawTool } from '@/cms/submissions/withdraw-tool';
import type { ToolSubmissionData } from '@/domain/schemas/tool-submission';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { renderMail } from '@/emails/render-mail';
import { type Account, createAccount } from '../setup/accounts';
import { queuedMails, requestBy, reviewOf, submission, submitted } from '../setup/contributions';
import { createSurroundings, pngUpload, type Surroundings, toolData } from '../setup/documents';
import { type Actor, type LocalApi, type StoredDocument, startPayload, unique } from '../setup/payload';
import { openReadModel } from '../setup/read-model';
import { rest } from '../setup/rest';
import { newAddress } from '../setup/smtp';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Account & { user: Actor };
let readModel: ReturnType<typeof openReadModel>;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
  readModel = openReadModel();
});
afterAll(() => readModel.close());

type Collection = 'tools' | 'reviews';

const newest = (collection: Collection, id: number) => local.findByID({ collection, id, draft: true, locale: 'all' });
const isPublic = async (collection: Collection, id: number) =>
  (await local.find({ collection, where: { id: { equals: id } }, overrideAccess: false })).docs[0] ?? null;
const stateOf = async (collection: Collection, id: number) => ((await newest(collection, id)).moderation as { state: string }).state;
const asEditor = () => requestBy(payload, editor.user);

async function itemOf(collection: Collection, id: number) {
  return { collection, id, seen: String((await newest(collection, id)).updatedAt) };
}

async function act(collection: Collection, id: number, action: Parameters<typeof moderate>[2], reason: string | null = null) {
  return moderate(await asEditor(), await itemOf(collection, id), action, reason);
}

async function sendTool(changes = {}) {
  const data = submission(surroundings.category, changes);
  return { id: await submitted(payload, data), data };
}

/** A review with a confirmed address. */
async function sendReview(changes: Parameters<typeof reviewOf>[1] = {}) {
  const data = reviewOf(surroundings.tool, changes);
  await submitReview(await requestBy(payload), data);
  const mail = (await queuedMails(payload, data.email)).findLast(({ kind }) => kind === 'review-confirm');
  await confirmReview(await requestBy(payload), new URL(mail?.data.confirmUrl ?? '').searchParams.get('token'));
  const { docs } = await local.find({ collection: 'reviews', where: { email: { equals: data.email } }, draft: true });
  return { id: Number(docs[0]?.id), data };
}

async function steps(collection: Collection, id: number): Promise<StoredDocument[]> {
  const { docs } = await local.find({
    collection: 'moderation-events',
    where: { and: [{ collection: { equals: collection } }, { document: { equals: id } }] },
    sort: 'id',
  });
  return docs;
}

const ratingOf = async (tool: number) =>
  (await readModel.sql("select rating::float, rating_count from search.tools where tool_id = $1 and locale = 'en'", [tool])).rows[0];

describe('a submitted tool', () => {
  test('is a hidden draft in the sender’s language, with a queued receipt', async () => {
    const { id, data } = await sendTool();
    const tool = await newest('tools', id);
    expect(tool).toMatchObject({
      name: data.name,
      _status: 'draft',
      verified: false,
      moderation: { state: 'pending' },
      tagline: { nl: data.tagline },
      submitter: { email: data.email, language: 'nl', representative: true },
    });
    expect(await isPublic('tools', id)).toBeNull();
    expect(await queuedMails(payload, data.email)).toMatchObject([{ kind: 'tool-received', locale: 'nl' }]);
    expect((await steps('tools', id)).map(({ action, actorName }) => [action, actorName ?? null])).toEqual([['submit', null]]);
  });

  test('gets a receipt without the sender’s texts, so that nobody can make the site mail them to others', async () => {
    const { data } = await sendTool({ name: 'Your parcel waits at https://post.example' });
    const [mail] = await queuedMails(payload, data.email);
    for (const part of Object.values(await renderMail('tool-received', mail?.data as never, 'nl'))) expect(part).not.toContain('post.example');
  });

  test('is public and listed once approved, and its mail waits until undo has expired', async () => {
    const { id, data } = await sendTool();
    await act('tools', id, 'approve');
    expect(await isPublic('tools', id)).toMatchObject({ id });
    expect((await readModel.sql('select locale from search.tools where tool_id = $1', [id])).rows).toHaveLength(2);
    const mails = await queuedMails(payload, data.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['tool-received', 'tool-approved']);
    expect(new Date(String(mails[1]?.waitUntil)).getTime()).toBeGreaterThan(Date.now());
    expect(await steps('tools', id)).toMatchObject([
      { action: 'submit' },
      { action: 'approve', from: 'pending', to: 'published', actorName: editor.user.email },
    ]);
  });

  test('stays hidden when rejected, and the sender is told why', async () => {
    const { id, data } = await sendTool();
    await act('tools', id, 'reject', 'Staat er al in.');
    expect(await isPublic('tools', id)).toBeNull();
    expect(await newest('tools', id)).toMatchObject({ moderation: { state: 'rejected', reason: 'Staat er al in.' } });
    expect((await queuedMails(payload, data.email)).at(-1)).toMatchObject({
      kind: 'tool-rejected',
      locale: 'nl',
      data: { reason: 'Staat er al in.' },
    });
  });

  test('and a review are answered at the address that their sender’s account has now', async () => {
    const [tool, review] = [submission(surroundings.category), reviewOf(surroundings.tool)];
    const { user } = await createAccount(local, 'user');
    const sent = await submitTool(await requestBy(payload), tool, { sender: user.id });
    if (sent.refused) throw new Error(sent.refused);
    await submitReview(await requestBy(payload), review, user.id);
    const later = newAddress();
    await payload.db.pool.query('update users set email = $1 where id = $2', [later, user.id]);
    await act('tools', sent.id, 'reject', 'Nee.');
    const { docs } = await local.find({ collection: 'reviews', where: { email: { equals: review.email } }, draft: true });
    await act('reviews', Number(docs[0]?.id), 'approve');
    expect((await queuedMails(payload, later)).map(({ kind }) => kind)).toEqual(['tool-rejected', 'review-approved']);
    for (const { email } of [tool, review]) expect((await queuedMails(payload, email)).map(({ kind }) => kind).join()).not.toMatch(/reject|approve/);
  });

  test('cannot be rejected without a reason', async () => {
    const { id } = await sendTool();
    await expect(act('tools', id, 'reject', '  ')).rejects.toThrow(VALIDATION_MESSAGES.reason.en);
    expect(await stateOf('tools', id)).toBe('pending');
  });

  test('changes state only by moderation actions', async () => {
    const { id } = await sendTool();
    await expect(act('tools', id, 'unpublish')).rejects.toThrow(VALIDATION_MESSAGES.moderationState.en);
    await act('tools', id, 'reject', 'Nee.');
    await expect(act('tools', id, 'approve')).rejects.toThrow(VALIDATION_MESSAGES.moderationState.en);
    await expect(local.update({ collection: 'tools', id, data: { _status: 'published' }, locale: 'nl' })).rejects.toThrow(
      VALIDATION_MESSAGES.moderationState.en,
    );
    await act('tools', id, 'reopen');
    await act('tools', id, 'approve');
    await act('tools', id, 'unpublish', 'Site is weg.');
    expect(await isPublic('tools', id)).toBeNull();
    await act('tools', id, 'republish');
    expect(await isPublic('tools', id)).not.toBeNull();
    expect((await steps('tools', id)).map(({ action }) => action)).toEqual(['submit', 'reject', 'reopen', 'approve', 'unpublish', 'republish']);
  });

  test('ignores a state written through the API', async () => {
    const { id } = await sendTool();
    const answer = await rest('PATCH', `/tools/${id}?locale=nl&draft=true`, {
      token: editor.token,
      body: { moderation: { state: 'published', reason: 'x' }, maker: 'Iemand' },
    });
    expect(answer.status).toBe(200);
    expect(await newest('tools', id)).toMatchObject({ moderation: { state: 'pending' }, maker: 'Iemand', _status: 'draft' });
  });

  test('counts as approved when an editor publishes it in the edit view', async () => {
    const { id, data } = await sendTool();
    const answer = await rest('PATCH', `/tools/${id}?locale=nl`, { token: editor.token, body: { _status: 'published' } });
    expect(answer.status, answer.text).toBe(200);
    expect(await stateOf('tools', id)).toBe('published');
    expect((await queuedMails(payload, data.email)).map(({ kind }) => kind)).toEqual(['tool-received', 'tool-approved']);
  });

  test('counts as taken offline when an editor unpublishes it there, but not when only a draft is saved', async () => {
    const { id } = await sendTool();
    await act('tools', id, 'approve');
    await rest('PATCH', `/tools/${id}?locale=nl&draft=true`, { token: editor.token, body: { _status: 'draft', maker: 'Concept' } });
    expect(await stateOf('tools', id)).toBe('published');
    expect(await isPublic('tools', id)).not.toBeNull();
    await rest('PATCH', `/tools/${id}?locale=nl`, { token: editor.token, body: { _status: 'draft' } });
    expect(await stateOf('tools', id)).toBe('unpublished');
  });

  test('can be withdrawn by its sender until it is decided', async () => {
    const { id, data } = await sendTool();
    const [mail] = await queuedMails(payload, data.email);
    const token = new URL(mail?.data.withdrawUrl ?? '').searchParams.get('token');
    const move = (milliseconds: number) =>
      payload.db.pool.query('update tools set created_at = created_at + make_interval(secs => $1) where id = $2', [milliseconds / 1000, id]);
    // After a restore, a number may belong to another submission.
    await move(1);
    expect(await withdrawTool(await requestBy(payload), token)).toBe('invalid');
    await move(-1);
    expect(await withdrawTool(await requestBy(payload), token)).toBe('withdrawn');
    expect(await withdrawTool(await requestBy(payload), token)).toBe('decided');
    expect(await withdrawTool(await requestBy(payload), `${token}x`)).toBe('invalid');
    expect((await listQueue(await asEditor())).some((item) => item.kind === 'tools' && item.id === id)).toBe(false);
  });
});

describe('undo', () => {
  test('reverts an approval and its mail', async () => {
    const { id, data } = await sendTool();
    const { updatedAt } = await act('tools', id, 'approve');
    await undo(await asEditor(), { collection: 'tools', id, seen: updatedAt });
    expect(await stateOf('tools', id)).toBe('pending');
    expect(await isPublic('tools', id)).toBeNull();
    expect((await readModel.sql('select 1 from search.tools where tool_id = $1', [id])).rows).toHaveLength(0);
    expect((await queuedMails(payload, data.email)).map(({ kind }) => kind)).toEqual(['tool-received']);
    expect((await steps('tools', id)).map(({ action }) => action)).toEqual(['submit', 'approve', 'undo']);
  });

  test('reverts a rejection', async () => {
    const { id } = await sendTool();
    const { updatedAt } = await act('tools', id, 'reject', 'Nee.');
    await undo(await asEditor(), { collection: 'tools', id, seen: updatedAt });
    expect(await stateOf('tools', id)).toBe('pending');
  });

  test('is refused after another change', async () => {
    const { id } = await sendTool();
    const { updatedAt } = await act('tools', id, 'approve');
    await local.update({ collection: 'tools', id, data: { maker: 'Nieuw' }, locale: 'nl' });
    await expect(undo(await asEditor(), { collection: 'tools', id, seen: updatedAt })).rejects.toThrow(VALIDATION_MESSAGES.moderationChanged.en);
    expect(await stateOf('tools', id)).toBe('published');
  });

  test('of an unpublish is refused if it would publish a restored draft', async () => {
    const { id } = await sendTool();
    await act('tools', id, 'approve');
    const { docs } = await payload.findVersions({ collection: 'tools', where: { parent: { equals: id } }, sort: '-updatedAt', limit: 1 });
    await rest('PATCH', `/tools/${id}?locale=nl`, { token: editor.token, body: { _status: 'published', maker: 'Nieuw' } });
    const restored = await rest('POST', `/tools/versions/${docs[0]?.id}?parts=en,nl,shared`, { token: editor.token, body: {} });
    expect(restored.status).toBe(200);
    const { updatedAt } = await act('tools', id, 'unpublish');
    await expect(undo(await asEditor(), { collection: 'tools', id, seen: updatedAt })).rejects.toThrow(VALIDATION_MESSAGES.moderationState.en);
    expect(await isPublic('tools', id)).toBeNull();
  });

  test('restores the review that was public before an approved change', async () => {
    const first = await sendReview({ title: 'Eerste oordeel', ratings: { general: 5 } });
    await act('reviews', first.id, 'approve');
    await sendReview({ email: first.data.email, title: 'Tweede oordeel', ratings: { general: 1 } });
    const { updatedAt } = await act('reviews', first.id, 'approve');
    expect(await isPublic('reviews', first.id)).toMatchObject({ title: 'Tweede oordeel' });
    await undo(await asEditor(), { collection: 'reviews', id: first.id, seen: updatedAt });
    expect(await isPublic('reviews', first.id)).toMatchObject({ title: 'Eerste oordeel', ratings: { general: 5 } });
    expect(await newest('reviews', first.id)).toMatchObject({ title: 'Tweede oordeel', moderation: { state: 'pending' } });
  });
});

describe('restoring a version that was public', () => {
  async function restore(collection: Collection, id: number) {
    const where = { parent: { equals: id }, 'version._status': { equals: 'published' } };
    const { docs } = await payload.findVersions({ collection, where, sort: '-updatedAt', limit: 1 });
    return rest('POST', `/${collection}/versions/${docs[0]?.id}?parts=en,nl,shared`, { token: editor.token, body: {} });
  }

  const decisions = async (collection: Collection, id: number, email: string) => ({
    state: await stateOf(collection, id),
    steps: (await steps(collection, id)).map(({ action }) => action),
    mails: (await queuedMails(payload, email)).map(({ kind }) => kind),
    title: (await isPublic(collection, id))?.title,
  });

  test('leaves a tool that was taken offline as it is', async () => {
    const { id, data } = await sendTool();
    await act('tools', id, 'approve');
    await act('tools', id, 'unpublish', 'Site is weg.');
    const before = await decisions('tools', id, data.email);
    expect((await restore('tools', id)).status).toBe(200);
    expect(await decisions('tools', id, data.email)).toEqual({ ...before, state: 'unpublished' });
    expect(await isPublic('tools', id)).toBeNull();
  });

  test('is refused while a change of it is pending', async () => {
    const { id, data } = await sendReview({ title: 'Openbaar' });
    await act('reviews', id, 'approve');
    await sendReview({ email: data.email, title: 'Wacht nog' });
    const before = await decisions('reviews', id, data.email);
    expect((await restore('reviews', id)).status).toBe(409);
    expect(await decisions('reviews', id, data.email)).toEqual({ ...before, state: 'pending', title: 'Openbaar' });
    expect(await newest('reviews', id)).toMatchObject({ title: 'Wacht nog' });
  });

  test('replaces a rejected change, which stays rejected', async () => {
    const { id, data } = await sendReview({ title: 'Openbaar' });
    await act('reviews', id, 'approve');
    await sendReview({ email: data.email, title: 'Reclame' });
    await act('reviews', id, 'reject', 'Reclame.');
    const before = await decisions('reviews', id, data.email);
    expect((await restore('reviews', id)).status).toBe(200);
    expect(await decisions('reviews', id, data.email)).toEqual({ ...before, state: 'rejected', title: 'Openbaar' });
    expect(await newest('reviews', id)).toMatchObject({ title: 'Openbaar' });
  });
});

describe('two editors at once', () => {
  test('decide a submission once: the second one is told, with one log entry and one mail', async () => {
    const { id, data } = await sendTool();
    const other = await createAccount(local, 'editor');
    const item = await itemOf('tools', id);
    const results = await Promise.allSettled([
      moderate(await asEditor(), item, 'approve', null),
      moderate(await requestBy(payload, other.user), item, 'reject', 'Nee.'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ status: 409, message: VALIDATION_MESSAGES.moderationChanged.en });
    expect(await steps('tools', id)).toHaveLength(2);
    expect(await queuedMails(payload, data.email)).toHaveLength(2);
  });

  test('learn through the API that nothing was done', async () => {
    const { id } = await sendTool();
    const item = await itemOf('tools', id);
    const body = { items: [item], action: 'approve' };
    expect((await rest('POST', '/moderation', { token: editor.token, body })).body.outcomes).toMatchObject([{ id, ok: true }]);
    const second = await rest('POST', '/moderation', { token: editor.token, body, language: 'nl' });
    expect(second.status).toBe(409);
    expect(second.body.outcomes).toMatchObject([{ id, ok: false, message: VALIDATION_MESSAGES.moderationChanged.nl }]);
  });

  test('act in bulk: each document succeeds or fails separately', async () => {
    const [one, two] = [await sendTool(), await sendTool()];
    const items = [await itemOf('tools', one.id), { ...(await itemOf('tools', two.id)), seen: '2020-01-01T00:00:00.000Z' }];
    const answer = await rest('POST', '/moderation', { token: editor.token, body: { items, action: 'reject', reason: 'Nee.' } });
    expect(answer.status).toBe(200);
    expect(answer.body.outcomes.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
    expect([await stateOf('tools', one.id), await stateOf('tools', two.id)]).toEqual(['rejected', 'pending']);
  });
});

describe('the queue’s endpoints', () => {
  test('are open to editors only, and refuse malformed requests', async () => {
    const { id } = await sendTool();
    const user = await createAccount(local, 'user');
    const body = { items: [await itemOf('tools', id)], action: 'approve' };
    for (const token of [null, user.token]) expect((await rest('POST', '/moderation', { token, body })).status).toBe(403);
    for (const token of [null, user.token]) {
      expect((await rest('POST', '/moderation/reports', { token, body: { id: 1, outcome: 'kept', reason: 'x' } })).status).toBe(403);
    }
    for (const bad of [
      {},
      { items: [], action: 'approve' },
      { ...body, action: 'delete' },
      { ...body, items: [{ collection: 'users', id: 1, seen: '' }] },
    ]) {
      expect((await rest('POST', '/moderation', { token: editor.token, body: bad })).status).toBe(400);
    }
    expect(await stateOf('tools', id)).toBe('pending');
  });
});

describe('a review', () => {
  test('enters the queue when the mailed link is confirmed, which works once', async () => {
    const data = reviewOf(surroundings.tool);
    await submitReview(await requestBy(payload), data);
    expect((await local.find({ collection: 'reviews', where: { email: { equals: data.email } }, draft: true })).docs).toHaveLength(0);
    const [mail] = await queuedMails(payload, data.email);
    expect(mail).toMatchObject({ kind: 'review-confirm', locale: 'nl' });
    const token = new URL(mail?.data.confirmUrl ?? '').searchParams.get('token');
    const move = (by: string) =>
      payload.db.pool.query(`update confirmations set created_at = created_at + interval '${by}' where email = $1`, [data.email]);
    await move('1 ms');
    expect(await confirmReview(await requestBy(payload), token)).toBeNull();
    await move('-1 ms');
    const opened = await Promise.all([confirmReview(await requestBy(payload), token), confirmReview(await requestBy(payload), token)]);
    expect(opened.filter(Boolean)).toHaveLength(1);
    expect(await confirmReview(await requestBy(payload), token)).toBeNull();
    const { docs } = await local.find({ collection: 'reviews', where: { email: { equals: data.email } }, draft: true });
    expect(docs).toMatchObject([{ title: data.title, _status: 'draft', moderation: { state: 'pending' }, publicName: 'Vera' }]);
  });

  test('by the owner of the address, signed in, is acknowledged by mail each time it is sent', async () => {
    const { user } = await createAccount(local, 'user');
    const data = reviewOf(surroundings.tool, { email: String(user.email) });
    const receipt = { kind: 'review-received', locale: 'nl', data: { toolName: (await newest('tools', surroundings.tool)).name } };
    await submitReview(await requestBy(payload, user), data, Number(user.id));
    expect(await queuedMails(payload, data.email)).toMatchObject([receipt]);
    await submitReview(await requestBy(payload, user), { ...data, title: 'Beter verwoord' }, Number(user.id));
    expect(await queuedMails(payload, data.email)).toMatchObject([receipt, receipt]);
  });

  test('counts in the rating of its tool from approval until unpublished', async () => {
    const tool = await createSurroundings(local);
    const { id } = await sendReview({ tool: tool.tool, ratings: { general: 2 } });
    expect(await ratingOf(tool.tool)).toMatchObject({ rating_count: 0 });
    const { updatedAt } = await act('reviews', id, 'approve');
    expect(await ratingOf(tool.tool)).toMatchObject({ rating_count: 1, rating: 2 });
    await undo(await asEditor(), { collection: 'reviews', id, seen: updatedAt });
    expect(await ratingOf(tool.tool)).toMatchObject({ rating_count: 0 });
    await act('reviews', id, 'approve');
    await act('reviews', id, 'unpublish');
    expect(await ratingOf(tool.tool)).toMatchObject({ rating_count: 0 });
  });

  test('replaces the same person’s earlier review of the tool once approved', async () => {
    const tool = await createSurroundings(local);
    const first = await sendReview({ tool: tool.tool, title: 'Eerst', ratings: { general: 5 } });
    await act('reviews', first.id, 'approve');
    const second = await sendReview({
      tool: tool.tool,
      email: first.data.email.toUpperCase().replace('@EXAMPLE.NET', '@example.net'),
      title: 'Later',
      ratings: { general: 3 },
    });
    expect(
      (await local.find({ collection: 'reviews', where: { and: [{ tool: { equals: tool.tool } }, { name: { equals: 'Vera' } }] }, draft: true }))
        .docs,
    ).toHaveLength(1);
    expect(second.data.title).toBe('Later');
    expect(await isPublic('reviews', first.id)).toMatchObject({ title: 'Eerst' });
    expect(await ratingOf(tool.tool)).toMatchObject({ rating: 5 });
    const item = (await listQueue(await asEditor())).find(({ kind, id }) => kind === 'reviews' && id === first.id);
    expect(item).toMatchObject({ isChange: true, sender: { published: 1 } });
    expect(item?.fields).toContainEqual({ key: 'title', value: 'Later', before: 'Eerst' });
    await act('reviews', first.id, 'approve');
    expect(await isPublic('reviews', first.id)).toMatchObject({ title: 'Later' });
    expect(await ratingOf(tool.tool)).toMatchObject({ rating: 3, rating_count: 1 });
  });

  test('stays public unchanged when a change to it is rejected', async () => {
    const first = await sendReview({ title: 'Blijft staan' });
    await act('reviews', first.id, 'approve');
    await sendReview({ email: first.data.email, title: 'Reclame' });
    await act('reviews', first.id, 'reject', 'Reclame.');
    expect(await isPublic('reviews', first.id)).toMatchObject({ title: 'Blijft staan' });
    expect(await stateOf('reviews', first.id)).toBe('rejected');
  });
});

describe('concurrent and unusual changes', () => {
  test('either withdraw or approve a submission, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, data } = await sendTool();
      const [mail] = await queuedMails(payload, data.email);
      const token = new URL(mail?.data.withdrawUrl ?? '').searchParams.get('token');
      const item = await itemOf('tools', id);
      const [withdrawn, approved] = await Promise.all([
        withdrawTool(await requestBy(payload), token),
        moderate(await asEditor(), item, 'approve', null).then(
          () => true,
          () => false,
        ),
      ]);
      expect([withdrawn === 'withdrawn', approved].filter(Boolean)).toHaveLength(1);
      expect(await isPublic('tools', id)).toEqual(approved ? expect.objectContaining({ id }) : null);
    }
  });

  test('an approval publishes the text the editor saw, even if a newer one is confirmed at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const first = await sendReview({ title: 'Gezien' });
      const again = reviewOf(surroundings.tool, { email: first.data.email, title: 'Ongezien' });
      await submitReview(await requestBy(payload), again);
      const mail = (await queuedMails(payload, first.data.email)).findLast(({ kind }) => kind === 'review-confirm');
      const token = new URL(mail?.data.confirmUrl ?? '').searchParams.get('token');
      const item = await itemOf('reviews', first.id);
      const [approved] = await Promise.all([
        moderate(await asEditor(), item, 'approve', null).then(
          () => true,
          () => false,
        ),
        confirmReview(await requestBy(payload), token),
      ]);
      expect((await isPublic('reviews', first.id))?.title ?? null).toBe(approved ? 'Gezien' : null);
      expect(await newest('reviews', first.id)).toMatchObject({ title: 'Ongezien', moderation: { state: 'pending' } });
    }
  });

  test('a bulk change is refused while a sender’s newer text is pending', async () => {
    const first = await sendReview({ title: 'Openbaar' });
    await act('reviews', first.id, 'approve');
    await sendReview({ email: first.data.email, title: 'Wacht nog' });
    const answer = await rest('PATCH', `/reviews?where[id][equals]=${first.id}`, {
      token: editor.token,
      body: { _status: 'published', location: 'Elders' },
    });
    expect(answer.body.errors).toHaveLength(1);
    expect(await newest('reviews', first.id)).toMatchObject({ title: 'Wacht nog', moderation: { state: 'pending' } });
  });

  test('taking a review offline in the edit view is logged and mailed, even while a change to it is pending', async () => {
    const first = await sendReview();
    await act('reviews', first.id, 'approve');
    await sendReview({ email: first.data.email });
    expect((await rest('PATCH', `/reviews/${first.id}`, { token: editor.token, body: { _status: 'draft' } })).status).toBe(200);
    expect(await isPublic('reviews', first.id)).toBeNull();
    expect((await steps('reviews', first.id)).at(-1)).toMatchObject({ action: 'unpublish', to: 'unpublished' });
    expect((await queuedMails(payload, first.data.email)).at(-1)?.kind).toBe('review-offline');
  });

  test('putting a document back online doesn’t publish its unfinished draft', async () => {
    const { id } = await sendTool();
    await act('tools', id, 'approve');
    await rest('PATCH', `/tools/${id}?locale=nl&draft=true`, { token: editor.token, body: { _status: 'draft', tagline: 'Onaf' } });
    const { updatedAt } = await act('tools', id, 'unpublish');
    await expect(undo(await asEditor(), { collection: 'tools', id, seen: updatedAt })).rejects.toThrow(VALIDATION_MESSAGES.moderationState.en);
    expect(await isPublic('tools', id)).toBeNull();
  });

  test('a trashed review can be decided once its sender submits it again', async () => {
    const first = await sendReview();
    await act('reviews', first.id, 'approve');
    await local.update({ collection: 'reviews', id: first.id, data: { deletedAt: new Date().toISOString() } });
    await sendReview({ email: first.data.email, title: 'Opnieuw' });
    await act('reviews', first.id, 'approve');
    expect(await isPublic('reviews', first.id)).toMatchObject({ title: 'Opnieuw' });
  });

  test('images of a submission are public only while it is', async () => {
    const id = await submitted(payload, submission(surroundings.category, { logo: await pngUpload() }));
    const logo = Number((await newest('tools', id)).logo && ((await newest('tools', id)).logo as { image: number }).image);
    const isShown = async () => (await local.find({ collection: 'media', where: { id: { equals: logo } }, overrideAccess: false })).totalDocs === 1;
    expect(await isShown()).toBe(false);
    const { updatedAt } = await act('tools', id, 'approve');
    expect(await isShown()).toBe(true);
    await undo(await asEditor(), { collection: 'tools', id, seen: updatedAt });
    expect(await isShown()).toBe(false);
  });

  test('a submission without plans has an unknown price', async () => {
    const priceOf = async (plans: ToolSubmissionData['plans']) => {
      const id = await submitted(payload, submission(surroundings.category, { plans }));
      await act('tools', id, 'approve');
      return (await rest('GET', `/tools/${id}`)).body.priceModel;
    };
    const plan = { name: 'Basis', price: null, currency: 'EUR', unit: 'month' } as const;
    expect(await priceOf([])).toBe('unknown');
    expect(await priceOf([{ ...plan, kind: 'contact' }])).toBe('contact');
    expect(await priceOf([{ ...plan, kind: 'free' }])).toBe('free');
  });

  test('a submission with a refused image leaves no rows or files, and isn’t taken for a repeat', async () => {
    const before = (await local.count({ collection: 'media', where: {} })).totalDocs;
    const files = () => readdirSync(MEDIA_DIR).length;
    const filesBefore = files();
    const cover = new File(['no image'], 'x.png', { type: 'image/png' });
    const data = submission(surroundings.category, { logo: await pngUpload(), cover });
    const refusal = { refused: 'image', image: 'cover', message: VALIDATION_MESSAGES.image.nl };
    expect(await submitTool(await requestBy(payload), data)).toEqual(refusal);
    const sendOnce = async () => {
      const req = await requestBy(payload);
      return once(req, data.email, 60, () => submitTool(req, data));
    };
    expect([await sendOnce(), await sendOnce()]).toEqual([refusal, refusal]);
    expect((await local.count({ collection: 'media', where: {} })).totalDocs).toBe(before);
    expect(files()).toBe(filesBefore);
    expect(await queuedMails(payload, data.email)).toEqual([]);
  });

  test('a review of an inactive tool accepts no votes', async () => {
    const tool = await createSurroundings(local);
    const { id } = await sendReview({ tool: tool.tool });
    await act('reviews', id, 'approve');
    expect(await voteHelpful(await requestBy(payload), { review: id, voter: 'v', place: 'v', helpful: true })).toEqual({ votes: 1, changed: true });
    await local.update({ collection: 'tools', id: tool.tool, data: { active: false } });
    expect(await voteHelpful(await requestBy(payload), { review: id, voter: 'w', place: 'w', helpful: true })).toBeNull();
  });
});

describe('a report of a review', () => {
  test('takes the public review offline even while a newer text is pending', async () => {
    const { id, data } = await sendReview();
    await act('reviews', id, 'approve');
    await sendReview({ email: data.email });
    await reportReview(await requestBy(payload), { review: id, reason: 'fake', text: 'Nee.', email: 'n@example.net', name: '', locale: 'nl' });
    const report = (await local.find({ collection: 'reports', where: { review: { equals: id } } })).docs[0];
    await decideReport(await asEditor(), { id: Number(report?.id), outcome: 'removed', reason: 'Klopt.' });
    expect(await isPublic('reviews', id)).toBeNull();
  });

  test('is decided once with a reason, takes the review offline and is answered', async () => {
    const { id, data } = await sendReview();
    await act('reviews', id, 'approve');
    const email = 'melder@example.net';
    expect(await reportReview(await requestBy(payload), { review: id, reason: 'fake', text: 'Klopt niet.', email, name: '', locale: 'nl' })).toEqual(
      {},
    );
    const item = (await listQueue(await asEditor())).find(({ kind, sender }) => kind === 'reports' && sender.email === email);
    expect(item).toMatchObject({ sender: { email }, language: 'nl', authorLanguage: 'nl' });
    const decision = { id: Number(item?.id), outcome: 'removed', reason: 'Je hebt gelijk.' } as const;
    await expect(decideReport(await asEditor(), { ...decision, reason: '' })).rejects.toThrow(VALIDATION_MESSAGES.reason.en);
    await decideReport(await asEditor(), decision);
    await expect(decideReport(await asEditor(), decision)).rejects.toThrow(VALIDATION_MESSAGES.moderationChanged.en);
    expect(await isPublic('reviews', id)).toBeNull();
    expect((await queuedMails(payload, email)).map(({ kind }) => kind)).toEqual(['report-received', 'report-decided']);
    expect((await queuedMails(payload, data.email)).at(-1)).toMatchObject({ kind: 'review-offline', data: { reason: 'Je hebt gelijk.' } });
  });

  test('is answered with the public name of the tool, not one that an editor prepares', async () => {
    const tool = await local.create({ collection: 'tools', data: toolData(surroundings) });
    const { id } = await sendReview({ tool: Number(tool.id) });
    await act('reviews', id, 'approve');
    const email = newAddress();
    await reportReview(await requestBy(payload), { review: id, reason: 'fake', text: 'Klopt niet.', email, name: '', locale: 'nl' });
    await local.update({ collection: 'tools', id: Number(tool.id), data: { name: unique('Geheim') }, draft: true });
    const report = (await local.find({ collection: 'reports', where: { review: { equals: id } } })).docs[0];
    await decideReport(await asEditor(), { id: Number(report?.id), outcome: 'kept', reason: 'Nee.' });
    expect((await queuedMails(payload, email)).map(({ data }) => data.toolName)).toEqual([tool.name, tool.name]);
  });
});

describe('the queue', () => {
  test('shows the oldest first, with the sender’s history and both languages', async () => {
    const { id: rejected, data } = await sendTool();
    await act('tools', rejected, 'reject', 'Nee.');
    const { id } = await sendTool({ email: data.email });
    const queue = await listQueue(await asEditor());
    expect([...queue].sort((a, b) => (a.waitingSince < b.waitingSince ? -1 : 1))).toEqual(queue);
    const item = queue.find((entry) => entry.kind === 'tools' && entry.id === id);
    expect(item?.sender).toMatchObject({ email: data.email, rejected: 1, pending: 1 });
    expect(item?.fields).toContainEqual({ key: 'tagline', value: { nl: data.tagline } });
    expect(item?.fields).toContainEqual({ key: 'categories', value: expect.stringMatching(/^Sample/) });
    expect(item?.links).toMatchObject([{ ok: null }]);
    expect((await countWaiting(await asEditor())).tools).toBe(queue.filter(({ kind }) => kind === 'tools').length);
  });

  test('finds likely duplicates of a tool by its newest name and address, for editors', async () => {
    const { id } = await sendTool({ name: 'Schrijf-hulp plus', url: 'http://schrijfhulp.example?utm_source=x' });
    const data = { tagline: 'x', categories: [surroundings.category], _status: 'published' };
    const listed = await local.create({ collection: 'tools', data: { ...data, name: 'Schrijfhulp Plus', url: 'https://www.schrijfhulp.example/' } });
    const duplicates = (by: Account) => rest('GET', `/moderation/duplicates?tool=${id}`, { token: by.token });
    expect((await duplicates(editor)).body.duplicates).toMatchObject([{ id: listed.id, isListed: true, isSameAddress: true }]);
    await local.update({ collection: 'tools', id, data: { name: 'Iets heel anders', url: 'https://elders.example/' }, draft: true, locale: 'nl' });
    expect((await duplicates(editor)).body.duplicates).toEqual([]);
    expect((await duplicates(await createAccount(local, 'user'))).status).toBe(403);
  });

  test('asks the database for no item by itself, nor for duplicates', async () => {
    const count = async () => {
      const queries = vi.spyOn(payload.db.pool, 'query');
      const items = await listQueue(await asEditor(), 'tools');
      const asked = queries.mock.calls.length;
      expect(JSON.stringify(queries.mock.calls)).not.toContain('similar_tools');
      queries.mockRestore();
      return { asked, items: items.length };
    };
    await sendTool();
    const before = await count();
    await Promise.all([sendTool(), sendTool(), sendTool()]);
    const after = await count();
    expect(after).toEqual({ asked: before.asked, items: before.items + 3 });
  });

  test('puts an undone decision and an edited entry back in their place', async () => {
    const ids = [(await sendTool()).id, (await sendTool()).id, (await sendTool()).id];
    const [first, second] = ids as [number, number];
    const order = async () => (await listQueue(await asEditor(), 'tools')).map(({ id }) => id).filter((id) => ids.includes(id));
    const { updatedAt } = await act('tools', first, 'reject', 'Dubbel');
    await undo(await asEditor(), { collection: 'tools', id: first, seen: updatedAt });
    await local.update({ collection: 'tools', id: second, data: { name: 'Verbeterd' }, draft: true, locale: 'nl' });
    expect(await order()).toEqual(ids);
  });

  test('filters by kind', async () => {
    const { id } = await sendTool();
    const req = await asEditor();
    const tools = await listQueue(req, 'tools');
    expect(tools.map((item) => item.id)).toContain(id);
    expect(new Set(tools.map(({ kind }) => kind))).toEqual(new Set(['tools']));
    for (const kind of ['reviews', 'reports', 'links'] as const) {
      expect((await listQueue(req, kind)).filter((item) => item.kind !== kind)).toEqual([]);
    }
  });

  test('doesn’t show editors’ own drafts', async () => {
    const draft = await local.create({
      collection: 'tools',
      data: { name: 'Eigen concept', tagline: 'x', url: 'https://eigen.example', categories: [surroundings.category], _status: 'draft' },
    });
    expect((await listQueue(await asEditor())).some((item) => item.kind === 'tools' && item.id === draft.id)).toBe(false);
  });
});
