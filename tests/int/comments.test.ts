import type { Payload } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { openComments } from '@/cms/comments/comments';
import { COMMENT_MAX_LENGTH } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { type Account, createAccount, createAccounts } from '../setup/accounts';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { type Answer, rest } from '../setup/rest';

let payload: Payload;
let local: LocalApi;
let accounts: Record<'anonymous' | 'user' | 'editor' | 'admin', Account>;
let document: number;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  document = await term();
});

async function term(): Promise<number> {
  const data = { name: unique('Term'), definition: 'A word', _status: 'published' };
  return (await local.create({ collection: 'dictionary-terms', data, locale: 'en' })).id;
}

const written = (fields: Record<string, unknown> = {}) => ({
  collection: 'dictionary-terms',
  document,
  field: null,
  language: null,
  answerTo: null,
  text: unique('Comment'),
  ...fields,
});

const post = (name: string, body: Record<string, unknown>, by: Account = accounts.editor) =>
  rest('POST', `/comments/${name}`, { token: by.token, body });

const commentOf = async (answer: Promise<Answer>) => {
  const { body, status, text } = await answer;
  expect(status, text).toBe(200);
  return body.comment;
};

const read = (of: number, { by = accounts.editor, language }: { by?: Account; language?: Locale } = {}) =>
  rest('GET', `/comments/of?collection=dictionary-terms&document=${of}`, { token: by.token, language });

test('one editor comments on a text, another answers and resolves', async () => {
  const comment = await commentOf(post('write', written({ field: 'definition', language: 'nl', text: '<b>Too long?</b>' })));
  expect(comment).toMatchObject({ field: 'definition', language: 'nl', text: '<b>Too long?</b>', author: accounts.editor.user?.email });
  const answer = await commentOf(post('write', written({ answerTo: comment.id, text: 'Yes' }), accounts.admin));
  expect(answer).toMatchObject({ field: 'definition', language: 'nl', answerTo: comment.id });
  const resolved = await commentOf(post('resolve', { comment: comment.id, isResolved: true }, accounts.admin));
  expect(resolved).toMatchObject({ resolvedBy: accounts.admin.user?.email, resolvedAt: expect.any(String) });
  const reopened = await commentOf(post('resolve', { comment: comment.id, isResolved: false }));
  expect(reopened).toMatchObject({ resolvedBy: null, resolvedAt: null });
});

test('names the fields that can be commented on in the panel’s language', async () => {
  const { fields } = (await read(document, { language: 'nl' })).body;
  expect(fields).toContainEqual({ name: 'definition', label: 'Definitie', isLocalized: true });
  expect(fields.map(({ name }: { name: string }) => name)).not.toContain('_status');
});

test('lists the newest open comments of all documents, without answers and resolved ones', async () => {
  const resolved = await commentOf(post('write', written()));
  await post('resolve', { comment: resolved.id, isResolved: true });
  const open = await commentOf(post('write', written()));
  await commentOf(post('write', written({ answerTo: open.id })));
  const listed = await openComments({ payload, i18n: { language: 'en' }, context: {} } as never, 3);
  expect(listed[0]).toMatchObject({ comment: open.id, collection: 'dictionary-terms', id: document, title: expect.stringContaining('Term') });
  expect(listed.map(({ comment }) => comment)).not.toContain(resolved.id);
});

test('tells which open comments are on a document in the trash', async () => {
  const trashed = await term();
  await commentOf(post('write', written({ document: trashed })));
  await local.update({ collection: 'dictionary-terms', id: trashed, data: { deletedAt: new Date().toISOString() } });
  await commentOf(post('write', written()));
  const listed = await openComments({ payload, i18n: { language: 'en' }, context: {} } as never, 2);
  expect(listed).toMatchObject([
    { id: document, isTrashed: false },
    { id: trashed, isTrashed: true },
  ]);
});

test('only editors reach comments', async () => {
  const { id } = await commentOf(post('write', written()));
  for (const by of [accounts.anonymous, accounts.user]) {
    expect((await post('write', written(), by)).status).toBe(403);
    expect((await post('resolve', { comment: id, isResolved: true }, by)).status).toBe(403);
    expect((await read(document, { by })).status).toBe(403);
    expect((await rest('GET', '/comments', { token: by.token })).status).toBe(403);
  }
});

test.each([
  ['an unknown document', () => written({ document: 2_000_000_000 }), 404],
  ['an unknown field', () => written({ field: 'password' }), 400],
  ['an empty text', () => written({ text: '  ' }), 400],
  ['a text that is too long', () => written({ text: 'a'.repeat(COMMENT_MAX_LENGTH + 1) }), 400],
  ['another collection', () => written({ collection: 'users' }), 400],
])('refuses %s', async (_, body, status) => {
  expect((await post('write', body())).status).toBe(status);
});

test('refuses an answer to a comment on another document, or to an answer', async () => {
  const comment = await commentOf(post('write', written()));
  const answer = await commentOf(post('write', written({ answerTo: comment.id })));
  expect((await post('write', written({ answerTo: comment.id, document: await term() }))).status).toBe(404);
  expect((await post('write', written({ answerTo: answer.id }))).status).toBe(404);
  expect((await post('resolve', { comment: answer.id, isResolved: true })).status).toBe(404);
});

test('leaves a comment without its author when the account is deleted', async () => {
  const by = await createAccount(local, 'editor');
  const on = await term();
  await commentOf(post('write', written({ document: on }), by));
  await local.delete({ collection: 'users', id: by.user.id });
  expect((await read(on)).body.comments).toMatchObject([{ author: null }]);
});

test('deletes the comments of a deleted document', async () => {
  const on = await term();
  await commentOf(post('write', written({ document: on })));
  await local.delete({ collection: 'dictionary-terms', id: on });
  expect((await read(on)).body.comments).toEqual([]);
});
