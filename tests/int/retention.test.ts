import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { tidyUp } from '@/cms/jobs/tidy-up';
import { moderate } from '@/cms/moderation/moderate';
import { RETENTION_DAYS } from '@/domain/limits';
import { type Account, createAccount } from '../setup/accounts';
import { requestBy, submission, submitted } from '../setup/contributions';
import { createSurroundings, pngUpload, type Surroundings } from '../setup/documents';
import { type Actor, type LocalApi, startPayload, unique } from '../setup/payload';
import { newAddress } from '../setup/smtp';

let payload: Payload;
let local: LocalApi;
let surroundings: Surroundings;
let editor: Account & { user: Actor };

const query = async (text: string, values: unknown[] = []) => (await payload.db.pool.query(text, values)).rows;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const tidy = async () => (tidyUp.handler as (args: { req: unknown }) => Promise<unknown>)({ req: await requestBy(payload) });
const idsIn = async (table: string, ids: number[]) =>
  (await query(`select id from ${table} where id = any($1) order by id`, [ids])).map(({ id }) => Number(id));

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  surroundings = await createSurroundings(local);
  editor = await createAccount(local, 'editor');
});

/** Backdates a row, since saving always sets `updated_at` to now. */
const age = (table: string, id: number, days: number, columns = ['updated_at', 'created_at']) =>
  query(`update ${table} set ${columns.map((column) => `${column} = $2`).join(', ')} where id = $1`, [id, ago(days)]);

async function create(collection: string, table: string, data: Record<string, unknown>, days: number, columns?: string[]): Promise<number> {
  const { id } = await local.create({ collection, data });
  await age(table, Number(id), days, columns);
  return Number(id);
}

describe('personal data', () => {
  test('in a message is deleted a year after handling, two after arrival, a month after trashing', async () => {
    const data = { name: 'Vera', email: newAddress(), subject: 'Vraag', message: 'Hallo' };
    const message = (changes: Record<string, unknown>, days: number, columns?: string[]) =>
      create('contact-messages', 'contact_messages', { ...data, ...changes }, days, columns);
    const gone = [
      await message({ handled: true }, RETENTION_DAYS.handledMessages + 1),
      await message({}, RETENTION_DAYS.messages + 1, ['created_at']),
      await message({ deletedAt: ago(RETENTION_DAYS.trashedMessages + 1) }, 1),
    ];
    const retained = [
      await message({ handled: true }, RETENTION_DAYS.handledMessages - 1),
      await message({}, RETENTION_DAYS.handledMessages + 1),
      await message({ deletedAt: ago(RETENTION_DAYS.trashedMessages - 1) }, 1),
    ];
    await tidy();
    expect(await idsIn('contact_messages', [...gone, ...retained])).toEqual(retained);
  });

  test('in a notice is deleted a year after the decision', async () => {
    const data = { review: surroundings.review, reason: 'fake', text: 'Verzonnen', email: newAddress(), language: 'nl' };
    const notice = (decidedAt: string | null) => create('reports', 'reports', { ...data, decidedAt, outcome: decidedAt && 'kept' }, 900);
    const gone = await notice(ago(RETENTION_DAYS.decidedReports + 1));
    const retained = [await notice(ago(RETENTION_DAYS.decidedReports - 1)), await notice(null)];
    await tidy();
    expect(await idsIn('reports', [gone, ...retained])).toEqual(retained);
  });

  test('in an unconfirmed subscription is deleted', async () => {
    const subscriber = (status: string, days: number) => create('subscribers', 'subscribers', { email: newAddress(), language: 'nl', status }, days);
    const gone = await subscriber('pending', RETENTION_DAYS.unconfirmedSubscriptions + 1);
    const retained = [await subscriber('pending', RETENTION_DAYS.unconfirmedSubscriptions - 1), await subscriber('confirmed', 2000)];
    await tidy();
    expect(await idsIn('subscribers', [gone, ...retained])).toEqual(retained);
  });

  test('in an unconfirmed follow is deleted, and in one of a tool or account that is gone', async () => {
    const follow = (status: string, days: number, data: Record<string, unknown> = {}) =>
      create('follows', 'follows', { email: newAddress(), kind: 'tool', tool: surroundings.tool, reader: unique('reader'), status, ...data }, days);
    const gone = [
      await follow('pending', RETENTION_DAYS.unconfirmedFollows + 1),
      await follow('confirmed', 1, { tool: null }),
      await follow('confirmed', 1, { email: null }),
    ];
    const retained = [await follow('pending', RETENTION_DAYS.unconfirmedFollows - 1), await follow('confirmed', 2000)];
    await tidy();
    expect(await idsIn('follows', [...gone, ...retained])).toEqual(retained);
  });
});

test('about recipients of an issue is deleted after a year; their number stays', async () => {
  const subscriber = await create('subscribers', 'subscribers', { email: newAddress(), language: 'en', status: 'confirmed' }, 1);
  const delivery = async (state: string, days: number) => {
    const { rows } = await payload.db.pool.query(
      'insert into newsletter_deliveries (issue_id, subscriber_id, state, attempts, updated_at, created_at) values ($1, $2, $3, 1, $4, $4) returning id',
      [surroundings.issue, subscriber, state, ago(days)],
    );
    const id = Number(rows[0].id);
    await tidy();
    const [row] = await query('select subscriber_id from newsletter_deliveries where id = $1', [id]);
    await query('delete from newsletter_deliveries where id = $1', [id]);
    return row && (row.subscriber_id === null ? 'nobody' : 'known');
  };
  expect(await delivery('sent', RETENTION_DAYS.deliveries + 1)).toBe('nobody');
  expect(await delivery('sent', RETENTION_DAYS.deliveries - 1)).toBe('known');
  expect(await delivery('pending', RETENTION_DAYS.deliveries + 1)).toBe('known');
});

test('about who has a document open is deleted after a day', async () => {
  const presence = async (days: number) => {
    const data = { tab: unique('tab'), collection: 'tools', document: surroundings.tool, part: 'nl', seenAt: ago(days) };
    return Number((await local.create({ collection: 'presences', data })).id);
  };
  const presences = [await presence(RETENTION_DAYS.presences + 1), await presence(0)];
  await tidy();
  expect(await idsIn('presences', presences)).toEqual([presences[1]]);
});

test('in logs is deleted after three years', async () => {
  const step = { collection: 'tools', document: surroundings.tool, title: 'Tool', action: 'approve', actorName: 'redactie@example.org' };
  const line = { action: 'content_published', subject: unique('tools #') };
  const steps = [
    await create('moderation-events', 'moderation_events', step, RETENTION_DAYS.logs + 1),
    await create('moderation-events', 'moderation_events', step, RETENTION_DAYS.logs - 1),
  ];
  const lines = [
    await create('audit-events', 'audit_events', line, RETENTION_DAYS.logs + 1),
    await create('audit-events', 'audit_events', line, RETENTION_DAYS.logs - 1),
  ];
  await tidy();
  expect(await idsIn('moderation_events', steps)).toEqual([steps[1]]);
  expect(await idsIn('audit_events', lines)).toEqual([lines[1]]);
});

test('in a failed mail is deleted after a month; a waiting mail stays', async () => {
  const job = async (hasError: boolean, days: number) =>
    Number(
      (
        await query(
          `insert into payload_jobs (task_slug, queue, input, has_error, processing, updated_at, created_at)
            values ('send-mail', 'other', '{"to": "vera@example.org"}', $1, false, $2, $2) returning id`,
          [hasError, ago(days)],
        )
      )[0].id,
    );
  const jobs = [
    await job(true, RETENTION_DAYS.failedMails + 1),
    await job(true, RETENTION_DAYS.failedMails - 1),
    await job(false, RETENTION_DAYS.failedMails + 1),
  ];
  await tidy();
  expect(await idsIn('payload_jobs', jobs)).toEqual(jobs.slice(1));
  await query('delete from payload_jobs where id = any($1)', [jobs]);
});

describe('a submission', () => {
  interface Sent {
    id: number;
    image: number;
    file: string;
  }

  async function send(): Promise<Sent> {
    const id = await submitted(payload, submission(surroundings.category, { logo: await pngUpload() }));
    const { logo } = (await local.findByID({ collection: 'tools', id, draft: true })) as unknown as { logo: { image: number } };
    const { filename } = await local.findByID({ collection: 'media', id: logo.image });
    return { id, image: logo.image, file: path.join(MEDIA_DIR, String(filename)) };
  }

  async function decide(tool: Sent, action: 'approve' | 'reject'): Promise<void> {
    const { updatedAt } = await local.findByID({ collection: 'tools', id: tool.id, draft: true });
    await moderate(
      await requestBy(payload, editor.user),
      { collection: 'tools', id: tool.id, seen: String(updatedAt) },
      action,
      action === 'reject' ? 'Staat al in de gids.' : null,
    );
    await query('update _tools_v set version_moderation_note = $2 where parent_id = $1', [tool.id, 'Belde boos op.']);
  }

  const trash = (tool: Sent) => local.update({ collection: 'tools', id: tool.id, data: { deletedAt: new Date().toISOString() } });

  async function ageAll(tools: Sent[], days: number): Promise<void> {
    for (const { id, image } of tools) {
      await query('update _tools_v set updated_at = $2, created_at = $2 where parent_id = $1', [id, ago(days)]);
      await query('update tools set updated_at = $2, created_at = $2 where id = $1', [id, ago(days)]);
      await query('update media set updated_at = $2 where id = $1', [image, ago(days)]);
    }
  }

  const imageOf = async ({ image, file }: Sent) => (await idsIn('media', [image])).length === 1 && existsSync(file);
  const senderOf = async ({ id }: Sent) =>
    (await query('select version_submitter_email, version_moderation_note from _tools_v where parent_id = $1 and latest', [id]))[0];

  test('loses its images three months after rejection or withdrawal, but not while pending or public', async () => {
    const tools = [await send(), await send(), await send(), await send()] as const;
    const [rejected, withdrawn, waiting, approved] = tools;
    await decide(rejected, 'reject');
    await trash(withdrawn);
    await decide(approved, 'approve');
    await ageAll([...tools], RETENTION_DAYS.rejectedImages - 1);
    await tidy();
    for (const tool of tools) expect(await imageOf(tool)).toBe(true);
    await ageAll([...tools], RETENTION_DAYS.rejectedImages + 1);
    await tidy();
    expect(await imageOf(rejected)).toBe(false);
    expect(existsSync(rejected.file)).toBe(false);
    expect(await imageOf(withdrawn)).toBe(false);
    expect(await imageOf(waiting)).toBe(true);
    expect(await imageOf(approved)).toBe(true);
    // The remaining document can still be opened and decided again.
    expect(await local.findByID({ collection: 'tools', id: rejected.id, draft: true })).toMatchObject({
      logo: { image: null },
      moderation: { state: 'rejected' },
    });
    for (const { id } of tools) await local.delete({ collection: 'tools', id, trash: true });
  });

  test('loses its sender and editor notes a year after rejection, but not while pending or public', async () => {
    const tools = [await send(), await send(), await send()] as const;
    const [rejected, waiting, approved] = tools;
    await decide(rejected, 'reject');
    await decide(approved, 'approve');
    await ageAll([...tools], RETENTION_DAYS.rejectedSenders - 1);
    await tidy();
    expect(await senderOf(rejected)).toMatchObject({ version_submitter_email: expect.any(String), version_moderation_note: 'Belde boos op.' });
    await ageAll([...tools], RETENTION_DAYS.rejectedSenders + 1);
    await tidy();
    expect(await senderOf(rejected)).toEqual({ version_submitter_email: null, version_moderation_note: null });
    expect(await query('select 1 from _tools_v where parent_id = $1 and version_submitter_email is not null', [rejected.id])).toEqual([]);
    for (const tool of [waiting, approved]) expect(await senderOf(tool)).toMatchObject({ version_submitter_email: expect.any(String) });
    for (const { id } of tools) await local.delete({ collection: 'tools', id, trash: true });
  });
});

test('that is a rejected review is deleted after a year; a public one with a rejected change stays', async () => {
  const review = async (state: 'rejected' | 'published') =>
    Number(
      (
        await local.create({
          collection: 'reviews',
          data: {
            tool: surroundings.tool,
            ratings: { general: 4 },
            title: unique('Review'),
            text: 'Goed.',
            language: 'nl',
            email: newAddress(),
            _status: state === 'published' ? 'published' : 'draft',
          },
          context: { moderation: { action: state === 'rejected' ? 'reject' : 'approve', to: state } },
        })
      ).id,
    );
  const [old, young, shown] = [await review('rejected'), await review('rejected'), await review('published')];
  await query("update _reviews_v set version_moderation_state = 'rejected' where parent_id = $1 and latest", [shown]);
  for (const [id, days] of [
    [old, RETENTION_DAYS.rejectedSenders + 1],
    [young, RETENTION_DAYS.rejectedSenders - 1],
    [shown, RETENTION_DAYS.rejectedSenders + 1],
  ] as const)
    await query('update _reviews_v set updated_at = $2 where parent_id = $1', [id, ago(days)]);
  await tidy();
  expect(await idsIn('reviews', [old, young, shown])).toEqual([young, shown]);
  for (const id of [young, shown]) await local.delete({ collection: 'reviews', id, trash: true });
});

test('a step that fails does not stop the others, is tried again and is in the audit log', async () => {
  const address = newAddress('pending');
  const link = `https://${unique('old')}.example.org`;
  const isLeft = async () => [
    (await query('select 1 from subscribers where email = $1', [address])).length,
    (await query('select 1 from link_checks where url = $1', [link])).length,
  ];
  await query("insert into subscribers (email, language, status, updated_at, created_at) values ($1, 'en', 'pending', $2, $2)", [address, ago(100)]);
  await query('insert into link_checks (url, updated_at, created_at) values ($1, $2, $2)', [link, ago(400)]);
  await query(`create function refuse_to_delete() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await query('create trigger refuse before delete on subscribers for each row execute function refuse_to_delete()');
  await query("delete from payload_jobs where task_slug = 'tidy-up'");
  const { id } = await payload.jobs.queue({ task: 'tidy-up', queue: 'upkeep', input: {} });
  await payload.jobs.runByID({ id, silent: true });
  expect(await isLeft()).toEqual([1, 0]);
  const [job] = await query('select has_error, wait_until from payload_jobs where id = $1', [id]);
  expect(job).toMatchObject({ has_error: false, wait_until: expect.any(Date) });
  const lastEvent = async () => (await query("select subject, detail from audit_events where action = 'data_expired' order by id desc limit 1"))[0];
  expect(await lastEvent()).toMatchObject({ subject: 'retention', detail: expect.stringMatching(/^\d+, subscriptions$/) });
  await query('drop function refuse_to_delete cascade');
  await payload.jobs.runByID({ id, silent: true });
  expect(await isLeft()).toEqual([0, 0]);
  expect(await query('select 1 from payload_jobs where id = $1', [id])).toEqual([]);
  expect(await lastEvent()).toMatchObject({ detail: expect.stringMatching(/^\d+$/) });
});
