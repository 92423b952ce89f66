import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addBookmark } from '@/cms/bookmarks/bookmarks';
import { confirmFollow, follow, followedName, unfollow } from '@/cms/follows/follow';
import { ownFollows, removeOwnFollow } from '@/cms/follows/own-follows';
import { unfollowAll } from '@/cms/follows/readers';
import { sendChanges } from '@/cms/follows/send-changes';
import { queueMail } from '@/cms/mail/queue-mail';
import type { FollowKind } from '@/domain/follow-kinds';
import type { Locale } from '@/domain/locales';
import { type Account, createAccount, createAccounts } from '../setup/accounts';
import { queuedMails, requestBy } from '../setup/contributions';
import { createSurroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload, unique } from '../setup/payload';
import { rest } from '../setup/rest';
import { linkIn, type MailServer, newAddress, refusal, startMailServer } from '../setup/smtp';

// Settings are read on import of the CMS, so the mail server's port must be known before.
const port = await vi.hoisted(async () => {
  const { findFreePort } = await import('../../src/ops/port');
  const free = await findFreePort();
  process.env.SMTP_URL = `smtp://127.0.0.1:${free}`;
  return free;
});

let payload: Payload;
let local: LocalApi;
let accounts: Awaited<ReturnType<typeof createAccounts>>;
let server: MailServer;
let category: number;
let elsewhere: number;
/** Behaviour of the mail server in the current test. */
let wishes: Parameters<typeof startMailServer>[0] = {};

const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await payload.db.pool.query(text, values)).rows as Row[];

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  ({ category } = await createSurroundings(local));
  ({ category: elsewhere } = await createSurroundings(local));
  server = await startMailServer({ port, onMessage: (mail, count) => wishes?.onMessage?.(mail, count) });
});
afterAll(() => server.stop());

beforeEach(async () => {
  for (const table of ['payload_jobs', 'follows']) await query(`delete from ${table}`);
  wishes = {};
  server.mails.length = 0;
});

const request = () => requestBy(payload);

async function addTool(fields: Record<string, unknown> = {}): Promise<{ id: number; name: string; slug: string }> {
  const { id, name, slug } = await local.create({ collection: 'tools', data: toolData({ category }, fields) });
  return { id, name: String(name), slug: String(slug) };
}

interface Told {
  isCorrection?: boolean;
  origin?: 'published' | 'history';
  source?: string;
}

const plan = (price: number) => ({ name: { en: 'Pro', nl: 'Pro' }, kind: 'paid', price, currency: 'EUR', unit: 'month' });

/** The price of a plan goes up. */
async function change(tool: { id: number; name: string }, { isCorrection = false, origin = 'published', source }: Told = {}): Promise<void> {
  const values = { subject: 'Pro · month', before: plan(10), after: plan(12.5) };
  const data = { tool: tool.id, name: tool.name, kind: 'priceUp', ...values, isCorrection, origin, noticedAt: new Date().toISOString(), source };
  const history = { changedOn: '2026-01-01', note: { en: 'It became dearer.', nl: 'Het werd duurder.' } };
  await local.create({ collection: 'tool-events', data: origin === 'history' ? { ...data, ...history } : data });
}

async function runMails(): Promise<void> {
  for (const queue of ['mail', 'changes']) await payload.jobs.run({ queue, limit: 100, silent: true });
}

/** The daily run, with the mails it queues. */
async function runDay(): Promise<void> {
  expect(await sendChanges(await request(), 0)).toBe(true);
  await runMails();
}

const nextDay = () => query("update follows set mailed_at = mailed_at - interval '1 day'");
const rowsOf = (email: string) => query('select * from follows where email = $1 order by id', [email]);
const tokenOf = (link: string) => new URL(link).searchParams.get('token');

interface Asked {
  locale?: Locale;
  sender?: number | null;
}

const ask = async (email: string, kind: FollowKind, target: number | null, { locale = 'nl', sender = null }: Asked = {}) =>
  follow(await request(), { email, kind, target, locale }, sender);

const confirm = async (token: unknown) => confirmFollow(await request(), token);

/** Follows by the mailed link. */
async function followed(email: string, kind: FollowKind, target: number, locale: Locale = 'nl'): Promise<void> {
  expect(await ask(email, kind, target, { locale })).toEqual({});
  const link = (await queuedMails(payload, email)).findLast((mail) => mail.kind === 'follow-confirm')?.data.confirmUrl;
  expect(await confirm(tokenOf(String(link)))).toBe(true);
  await query('delete from payload_jobs');
}

const changesTo = (email: string) => server.to(email).filter(({ subject }) => /veranderde|changed/.test(String(subject)));

async function member(): Promise<Account & { id: number; email: string }> {
  const account = await createAccount(local, 'user');
  return { ...account, id: account.user.id, email: account.user.email };
}

describe('following without an account', () => {
  test('takes effect when the mailed link is confirmed, in the form’s language, and the link works once', async () => {
    const [tool, email] = [await addTool(), newAddress()];
    expect(await ask(email.toUpperCase(), 'tool', tool.id)).toEqual({});
    expect(await rowsOf(email)).toMatchObject([{ status: 'pending', language: 'nl', tool_id: tool.id }]);
    await change(tool);
    await runDay();
    const [mail] = server.to(email);
    expect(server.to(email)).toHaveLength(1);
    expect(mail?.subject).toBe(`Bevestig dat je ${tool.name} wilt volgen`);
    const link = linkIn(mail, '/changes/follow/confirm');
    expect(new URL(link).pathname).toBe('/nl/changes/follow/confirm');
    expect(await confirm(tokenOf(link))).toBe(true);
    expect(await confirm(tokenOf(link))).toBe(false);
    expect(await rowsOf(email)).toMatchObject([{ status: 'confirmed', confirmation: null }]);
    await runDay();
    // What changed before is no news.
    expect(changesTo(email)).toEqual([]);
  });

  test('answers the same for every address, and sends no second mail about it within ten minutes', async () => {
    const [tool, known, pending] = [await addTool(), newAddress(), newAddress()];
    await followed(known, 'tool', tool.id);
    await query('update follows set asked_at = null');
    const answers = [];
    for (const email of [known, pending, pending, newAddress()]) answers.push(await ask(email, 'tool', tool.id));
    expect(answers).toEqual([{}, {}, {}, {}]);
    expect((await queuedMails(payload, known)).map(({ kind }) => kind)).toEqual(['follow-known']);
    expect((await queuedMails(payload, pending)).map(({ kind }) => kind)).toEqual(['follow-confirm']);
    expect(await rowsOf(known)).toMatchObject([{ status: 'confirmed' }]);
  });

  test('turns concurrent requests into one row and one mail', async () => {
    const [tool, email] = [await addTool(), newAddress()];
    await Promise.all(Array.from({ length: 8 }, () => ask(email, 'tool', tool.id)));
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await queuedMails(payload, email)).toHaveLength(1);
  });

  test('is refused for what isn’t public and for bookmarks', async () => {
    const draft = await addTool({ _status: 'draft' });
    const email = newAddress();
    expect(await ask(email, 'tool', draft.id)).toEqual({ refused: 'target' });
    expect(await ask(email, 'category', 2_000_000_000)).toEqual({ refused: 'target' });
    expect(await ask(email, 'tool', null)).toEqual({ refused: 'target' });
    expect(await ask(email, 'bookmarks', null)).toEqual({ refused: 'account' });
    expect(await rowsOf(email)).toEqual([]);
  });
});

describe('the daily mail', () => {
  test('joins everything that a reader follows, names each tool once, and says what the site says', async () => {
    const [one, other, unfollowed, email] = [await addTool(), await addTool(), await addTool({ categories: [elsewhere] }), newAddress()];
    await followed(email, 'tool', one.id);
    await followed(email, 'category', category);
    await change(one, { source: 'https://maker.example/prices' });
    await change(other);
    await change(unfollowed);
    await runDay();
    expect(server.to(email)).toHaveLength(1);
    const [mail] = server.to(email);
    expect(mail?.subject).toBe('Wat er veranderde bij 2 tools die je volgt');
    const text = String(mail?.text).replaceAll('\u00a0', ' ');
    expect(text.match(new RegExp(`/nl/tools/${one.slug}\\b`, 'g'))).toHaveLength(1);
    expect(text.match(/Pro ging van € 10 per maand naar € 12,50 per maand omhoog\./g)).toHaveLength(2);
    expect(text).toContain('https://maker.example/prices');
    expect(text).toContain(other.name);
    expect(text).not.toContain(unfollowed.name);
  });

  test('is in the language last chosen', async () => {
    const [tool, other, email] = [await addTool(), await addTool(), newAddress()];
    await followed(email, 'tool', tool.id, 'nl');
    await followed(email, 'tool', other.id, 'en');
    await change(tool);
    await runDay();
    expect(server.to(email)[0]?.subject).toBe(`${tool.name}: what changed`);
    expect(server.to(email)[0]?.text?.replaceAll('\u00a0', ' ')).toContain('Pro went up from €10 per month to €12.50 per month.');
  });

  test('comes once a day, also if the job runs again, with what changed since', async () => {
    const [tool, email] = [await addTool(), newAddress()];
    await followed(email, 'tool', tool.id);
    await runDay();
    expect(server.to(email)).toEqual([]);
    await change(tool);
    await runDay();
    await runDay();
    expect(server.to(email)).toHaveLength(1);
    await change(tool);
    await runDay();
    expect(server.to(email)).toHaveLength(1);
    await nextDay();
    await runDay();
    expect(server.to(email)).toHaveLength(2);
    expect(server.to(email)[1]?.text?.match(/Pro ging/g)).toHaveLength(1);
    await nextDay();
    await runDay();
    expect(server.to(email)).toHaveLength(2);
  });

  test('leaves out corrections, history, hidden tools and what is too new to be settled', async () => {
    const [tool, hidden, email] = [await addTool(), await addTool(), newAddress()];
    await followed(email, 'tool', tool.id);
    await followed(email, 'tool', hidden.id);
    await change(tool, { isCorrection: true });
    await change(tool, { origin: 'history' });
    await change(hidden);
    await query("update tools set _status = 'draft' where id = $1", [hidden.id]);
    await runDay();
    await change(tool);
    expect(await sendChanges(await request())).toBe(true);
    await runMails();
    expect(server.to(email)).toEqual([]);
  });

  test('publishing a price that the maker changed is news, and a correction of it is not', async () => {
    const tool = await addTool({ plans: [{ name: 'Pro', kind: 'paid', price: 10, currency: 'EUR', unit: 'month' }] });
    const email = newAddress();
    await followed(email, 'tool', tool.id, 'en');
    const publish = (price: number, changeReason: object) =>
      local.update({
        collection: 'tools',
        id: tool.id,
        data: { plans: [{ name: 'Pro', kind: 'paid', price, currency: 'EUR', unit: 'month' }], _status: 'published' },
        context: { changeReason },
      });
    await publish(11, { change: 'correction' });
    await runDay();
    expect(server.to(email)).toEqual([]);
    await publish(15, { change: 'maker' });
    await runDay();
    expect(server.to(email)[0]?.text?.replaceAll('\u00a0', ' ')).toContain('Pro went up from €11 per month to €15 per month.');
  });

  test('doesn’t bring up what changed before a tool joined the category', async () => {
    const [tool, email] = [await addTool({ categories: [elsewhere] }), newAddress()];
    await followed(email, 'category', category);
    await change(tool);
    await runDay();
    await local.update({ collection: 'tools', id: tool.id, data: { categories: [category], _status: 'published' } });
    await runDay();
    expect(changesTo(email)).toEqual([]);
  });

  test('that a tool is no longer offered reaches those who follow its category, while that is public', async () => {
    const [tool, email] = [await addTool({ categories: [elsewhere] }), newAddress()];
    await followed(email, 'category', elsewhere);
    const discontinue = (active: boolean) =>
      local.update({ collection: 'tools', id: tool.id, data: { active, _status: 'published' }, context: { changeReason: { change: 'maker' } } });
    await query("update categories set _status = 'draft' where id = $1", [elsewhere]);
    await change(tool);
    await runDay();
    await query("update categories set _status = 'published' where id = $1", [elsewhere]);
    expect(changesTo(email)).toEqual([]);
    await discontinue(false);
    await runDay();
    expect(changesTo(email)).toHaveLength(1);
    expect(changesTo(email)[0]?.text).toContain(tool.name);
  });

  test('is marked and queued together: a failure in between leaves both undone, and the next run sends it once', async () => {
    const [tool, email] = [await addTool(), newAddress()];
    await followed(email, 'tool', tool.id);
    await change(tool);
    await query(`create function fail_follow() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger fail_follow before update on follows for each row execute function fail_follow()`);
    await expect(sendChanges(await request(), 0)).rejects.toThrow();
    await query('drop trigger fail_follow on follows; drop function fail_follow');
    expect(await queuedMails(payload, email)).toEqual([]);
    await runDay();
    expect(server.to(email)).toHaveLength(1);
  });

  test('whose outcome is unknown is never sent again by itself', async () => {
    const [tool, email] = [await addTool(), newAddress()];
    await followed(email, 'tool', tool.id);
    await change(tool);
    expect(await sendChanges(await request(), 0)).toBe(true);
    // As left behind by a process that died between the mark and the answer of the server.
    await query("update payload_jobs set handed_at = now() where task_slug = 'send-mail'");
    await runMails();
    await nextDay();
    await runDay();
    expect(server.to(email)).toEqual([]);
    expect(await query("select 1 from payload_jobs where has_error and input ->> 'to' = $1", [email])).toHaveLength(1);
  });

  test('that waits for the mail server holds back the next, whose changes come later', async () => {
    const [tool, email] = [await addTool(), newAddress()];
    await followed(email, 'tool', tool.id);
    await change(tool);
    wishes = {
      onMessage: () => {
        throw refusal(451);
      },
    };
    await runDay();
    await nextDay();
    for (const _ of [1, 2]) await change(tool);
    await runDay();
    expect(await queuedMails(payload, email)).toHaveLength(1);
    server.mails.length = 0;
    wishes = {};
    await query('update payload_jobs set wait_until = null');
    await runDay();
    const changesIn = () => server.to(email).map(({ text }) => text?.match(/Pro ging/g)?.length);
    expect(changesIn()).toEqual([1]);
    await runDay();
    expect(changesIn()).toEqual([1, 2]);
  });

  test('never stands before a sign-in code', async () => {
    const [tool, reader, email] = [await addTool(), newAddress(), newAddress()];
    await followed(reader, 'tool', tool.id);
    await change(tool);
    expect(await sendChanges(await request(), 0)).toBe(true);
    await queueMail(await request(), { kind: 'sign-in-code', data: { code: '012345', minutes: 10 }, to: email, language: 'nl' });
    await payload.jobs.run({ queue: 'mail', limit: 1, silent: true });
    expect([reader, email].map((address) => server.to(address).length)).toEqual([0, 1]);
  });

  test('that leaves while the next run goes on loses none of the changes since', async () => {
    const [tool, other, late, reader] = [await addTool(), await addTool(), newAddress(), newAddress()];
    await followed(late, 'tool', tool.id);
    await followed(reader, 'tool', other.id);
    await change(tool);
    expect(await sendChanges(await request(), 0)).toBe(true);
    await nextDay();
    for (const changed of [tool, other]) await change(changed);
    const queue = vi.spyOn(payload.jobs, 'queue').mockImplementationOnce(async (mail) => {
      await runMails();
      return payload.jobs.queue(mail);
    });
    await runDay();
    queue.mockRestore();
    expect([late, reader].map((email) => server.to(email).length)).toEqual([1, 1]);
    await runDay();
    expect(server.to(late).map(({ text }) => text?.match(/Pro ging/g)?.length)).toEqual([1, 1]);
  });

  test('runs from the schedule', () => {
    const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'send-changes');
    expect(task?.schedule).toEqual([{ cron: '40 5 * * *', queue: 'upkeep' }]);
  });
});

describe('ending', () => {
  async function mailed() {
    const [tool, other, email] = [await addTool(), await addTool(), newAddress()];
    await followed(email, 'tool', tool.id);
    await followed(email, 'tool', other.id);
    await change(tool);
    await runDay();
    const [mail] = server.to(email);
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(.+)>$/.exec(header('list-unsubscribe')) ?? [];
    expect(new URL(link).pathname).toBe('/api/changes/unsubscribe');
    return { tool, other, email, mail, oneClick: tokenOf(link) };
  }
  const endAll = async (token: unknown) => unfollowAll(await request(), token);
  const end = async (token: unknown) => unfollow(await request(), token);

  test('everything with one click deletes all rows and with them the address, idempotently, and mails that wait', async () => {
    const { tool, email, mail, oneClick } = await mailed();
    expect(new URL(linkIn(mail, '/changes/follow/stop-all')).pathname).toBe('/nl/changes/follow/stop-all');
    await nextDay();
    await change(tool);
    expect(await sendChanges(await request(), 0)).toBe(true);
    expect(await queuedMails(payload, email)).toHaveLength(1);
    expect(await endAll(oneClick)).toBe(true);
    expect(await rowsOf(email)).toEqual([]);
    expect(await queuedMails(payload, email)).toEqual([]);
    expect(await endAll(oneClick)).toBe(true);
    await change(tool);
    await runDay();
    expect(changesTo(email)).toHaveLength(1);
  });

  test('one follow leaves the others, and the link for all of them still works', async () => {
    const { tool, other, email, mail, oneClick } = await mailed();
    const token = tokenOf(linkIn(mail, '/changes/follow/stop?'));
    expect(await followedName(await request(), token, 'nl')).toBe(tool.name);
    expect(await end(token)).toBe(true);
    expect(await end(token)).toBe(false);
    expect(await followedName(await request(), token, 'nl')).toBeNull();
    expect(await rowsOf(email)).toMatchObject([{ tool_id: other.id }]);
    expect(await endAll(oneClick)).toBe(true);
    expect(await rowsOf(email)).toEqual([]);
  });

  test('refuses links that are forged, for another purpose or another row', async () => {
    const { email, mail, oneClick } = await mailed();
    const one = String(tokenOf(linkIn(mail, '/changes/follow/stop?')));
    const forged = (token: string) => `${token.slice(0, -4)}AAAA`;
    for (const token of [null, '', {}, 'x'.repeat(2000), forged(String(oneClick)), one]) expect(await endAll(token), String(token)).toBe(false);
    for (const token of [null, '', {}, forged(one), oneClick]) expect(await end(token), String(token)).toBe(false);
    for (const token of [one, oneClick, forged(one)]) expect(await confirm(token)).toBe(false);
    // After a restore, a number may belong to another row.
    await query("update follows set created_at = created_at - interval '1 millisecond'");
    expect(await end(one)).toBe(false);
    expect(await rowsOf(email)).toHaveLength(2);
  });
});

describe('with an account', () => {
  test('takes effect at once and belongs to the account, with what its address followed before', async () => {
    const [tool, other, { id, email }] = [await addTool(), await addTool(), await member()];
    await followed(email, 'tool', other.id);
    expect(await ask(email, 'tool', tool.id, { sender: id })).toEqual({});
    expect(await queuedMails(payload, email)).toEqual([]);
    expect(await query('select distinct user_id, email, status from follows')).toEqual([{ user_id: id, email: null, status: 'confirmed' }]);
    await change(tool);
    await change(other);
    await runDay();
    expect(server.to(email)).toHaveLength(1);
    const user = { id, email } as never;
    const mine = await ownFollows(await request(), user, 'en');
    expect(mine.map(({ name, path }) => [name, path])).toEqual([tool, other].map(({ name, slug }) => [name, `/tools/${slug}`]));
    await removeOwnFollow(await request(), { id: accounts.user.user?.id, email: 'someone@example.org' } as never, Number(mine[0]?.id));
    expect(await ownFollows(await request(), user, 'en')).toHaveLength(2);
    await removeOwnFollow(await request(), user, Number(mine[0]?.id));
    expect(await ownFollows(await request(), user, 'en')).toEqual([mine[1]]);
  });

  test('what left the site keeps its name and can be ended, without a link to a page that is gone', async () => {
    const [hidden, trashed, { id, email }] = [await addTool(), await addTool(), await member()];
    for (const tool of [hidden, trashed]) await ask(email, 'tool', tool.id, { sender: id });
    await change(trashed);
    await runDay();
    const token = tokenOf(linkIn(server.to(email)[0], '/changes/follow/stop?'));
    await query("update tools set _status = 'draft' where id = $1", [hidden.id]);
    await local.update({ collection: 'tools', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    expect(await followedName(await request(), token, 'nl')).toBe(trashed.name);
    const mine = await ownFollows(await request(), { id, email } as never, 'nl');
    expect(mine.map(({ name, path }) => [name, path])).toEqual([trashed, hidden].map(({ name }) => [name, null]));
    await local.delete({ collection: 'tools', id: trashed.id, trash: true });
    expect(await followedName(await request(), token, 'nl')).toBeNull();
  });

  test('bookmarks are followed as they are when something changes', async () => {
    const [early, late, never, { id, email }] = [await addTool(), await addTool(), await addTool(), await member()];
    await addBookmark(await request(), id, early.id);
    expect(await ask(email, 'bookmarks', null, { sender: id, locale: 'en' })).toEqual({});
    expect(await ask(email, 'bookmarks', null, { sender: id, locale: 'en' })).toEqual({});
    expect(await query('select 1 from follows')).toHaveLength(1);
    await addBookmark(await request(), id, late.id);
    for (const tool of [early, late, never]) await change(tool);
    await runDay();
    const [mail] = server.to(email);
    expect(mail?.subject).toBe('What changed in 2 tools you follow');
    expect(mail?.text).not.toContain(never.name);
    expect(mail?.text).toContain('Stop following my bookmarks');
  });

  test('mails go to the address the account has now, one for all follows of that address', async () => {
    const [tool, other, { id, email }] = [await addTool(), await addTool(), await member()];
    const later = newAddress();
    await followed(later, 'tool', other.id);
    await ask(email, 'tool', tool.id, { sender: id });
    await query('update users set email = $1 where id = $2', [later, id]);
    await change(tool);
    await change(other);
    await runDay();
    expect(server.to(email)).toEqual([]);
    expect(server.to(later)).toHaveLength(1);
    expect(server.to(later)[0]?.text).toContain(tool.name);
    const link = linkIn(server.to(later)[0], '/changes/follow/stop-all');
    expect(await unfollowAll(await request(), tokenOf(link))).toBe(true);
    expect(await query('select 1 from follows')).toEqual([]);
  });

  test('who gets an address that an account has left hears nothing of its follows', async () => {
    const [tool, other, { id, email }] = [await addTool(), await addTool(), await member()];
    await ask(email, 'tool', tool.id, { sender: id });
    await ask(email, 'tool', other.id);
    await query('update users set email = $1 where id = $2', [newAddress(), id]);
    await ask(email, 'tool', tool.id);
    expect((await queuedMails(payload, email)).map(({ kind }) => kind)).toEqual(['follow-confirm', 'follow-confirm']);
  });

  test('they are in the download of one’s data, and go with the account', async () => {
    const [tool, { id, email, token }] = [await addTool(), await member()];
    await ask(email, 'tool', tool.id, { sender: id });
    const other = newAddress();
    await followed(other, 'tool', tool.id);
    await query("insert into follows (email, kind, category_id, reader, status) values ($1, 'category', $2, $3, 'pending')", [
      email,
      category,
      unique('r'),
    ]);
    const { text } = await rest('GET', '/users/me/data', { token });
    expect(JSON.parse(text).follows).toMatchObject([
      { kind: 'category', category, status: 'pending' },
      { kind: 'tool', tool: tool.id, language: 'nl', status: 'confirmed' },
    ]);
    expect(text).not.toContain('reader');
    await local.delete({ collection: 'users', id, context: { removeReviews: true } });
    expect(await query('select email from follows')).toEqual([{ email: other }]);
  });
});
