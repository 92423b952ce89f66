import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { toolValues } from '@/cms/tool-events/tool-values';
import { replay, type ToolChange } from '@/domain/tool/events';
import { type Account, createAccounts } from '../setup/accounts';
import { createSurroundings, toolData } from '../setup/documents';
import { type LocalApi, startPayload } from '../setup/payload';
import { rest } from '../setup/rest';

type Row = Record<string, unknown>;

let payload: Payload;
let local: LocalApi;
let accounts: Record<'anonymous' | 'user' | 'editor' | 'admin', Account>;
let category: number;

beforeAll(async () => {
  ({ payload, local } = await startPayload());
  accounts = await createAccounts(local);
  ({ category } = await createSurroundings(local));
});

const PRO = { name: 'Pro', kind: 'paid', price: 10, currency: 'EUR', unit: 'month' };
const FREE = { name: 'Free', kind: 'free' };

const create = async (more: Row = {}) =>
  (await local.create({ collection: 'tools', data: toolData({ category }, { plans: [PRO], _status: 'published', ...more }), locale: 'en' })).id;
const publish = (id: number, body: Row, query = '') =>
  rest('PATCH', `/tools/${id}?${query}`, { token: accounts.editor.token, body: { ...body, _status: 'published' } });
const eventsOf = async (tool: number) =>
  (await local.find({ collection: 'tool-events', where: { tool: { equals: tool } }, sort: 'id', limit: 100 })).docs;
const kindsOf = async (tool: number) => (await eventsOf(tool)).map(({ kind }) => kind);
const plansOf = async (id: number) => (await local.findByID({ collection: 'tools', id })).plans as Row[];

/** What is public now, and what the events of a tool add up to. */
async function both(id: number) {
  const row = (await payload.db.findOne({ collection: 'tools', where: { id: { equals: id } } })) as Row;
  const published = (await eventsOf(id)).filter(({ origin }) => origin === 'published');
  return [replay(published as unknown as ToolChange[]), toolValues(row)];
}

describe('publishing a tool', () => {
  test('records what is listed, then what differs, and replays to what is public', async () => {
    const id = await create();
    const [pro] = await plansOf(id);
    expect((await publish(id, { plans: [{ ...pro, price: 12 }, FREE], maker: '1984' })).status).toBe(200);
    expect(await kindsOf(id)).toEqual(['listed', 'priceUp', 'planAdded', 'maker']);
    const [now, then] = await both(id);
    expect(now).toEqual(then);
  });

  test('records nothing for a draft, and nothing for what was already public', async () => {
    const id = await create();
    await rest('PATCH', `/tools/${id}?draft=true`, { token: accounts.editor.token, body: { name: 'Draft', _status: 'draft' } });
    expect(await kindsOf(id)).toEqual(['listed']);
    expect((await publish(id, { tagline: 'Does something else' })).status).toBe(200);
    expect(await kindsOf(id)).toEqual(['listed', 'renamed']);
  });

  test('is a correction unless the editor says that the maker changed it', async () => {
    const id = await create();
    const [pro] = await plansOf(id);
    await publish(id, { plans: [{ ...pro, price: 11 }] });
    await publish(id, { plans: [{ ...pro, price: 9 }] }, 'change=maker&changedOn=2026-11-02&changeSource=https://example.org/pricing');
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'listed', isCorrection: false },
      { kind: 'priceUp', isCorrection: true, changedOn: null, source: null, before: { price: 10 }, after: { price: 11 } },
      { kind: 'priceDown', isCorrection: false, changedOn: '2026-11-02T00:00:00.000Z', source: 'https://example.org/pricing' },
    ]);
  });

  test('keeps the note of the editor for readers of both languages', async () => {
    const id = await create();
    const [pro] = await plansOf(id);
    await publish(id, { plans: [{ ...pro, price: 11 }] }, 'change=maker&changeNoteEn=For+new+customers.&changeNoteNl=Voor+nieuwe+klanten.');
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'listed' },
      { kind: 'priceUp', note: { en: 'For new customers.', nl: 'Voor nieuwe klanten.' } },
    ]);
  });

  test.each([
    'change=maybe',
    'change=maker&changedOn=2999-01-01',
    'change=maker&changedOn=soon',
    'change=maker&changeSource=javascript:alert(1)',
    'change=maker&changeNoteEn=In+English+only.',
  ])('refuses a reason that cannot be read, and changes nothing: %s', async (query) => {
    const id = await create();
    expect((await publish(id, { name: 'Another name' }, query)).status).toBe(400);
    expect(await kindsOf(id)).toEqual(['listed']);
    expect((await local.findByID({ collection: 'tools', id })).name).not.toBe('Another name');
  });

  test('records that a tool left the directory and came back', async () => {
    const id = await create();
    await rest('PATCH', `/tools/${id}?parts=en,nl`, { token: accounts.editor.token, body: { _status: 'draft' } });
    await publish(id, {}, 'parts=en,shared');
    expect(await eventsOf(id)).toMatchObject([
      { kind: 'listed', isCorrection: false },
      { kind: 'unlisted', isCorrection: true },
      { kind: 'listed', isCorrection: true },
    ]);
    const [now, then] = await both(id);
    expect(now).toEqual(then);
  });

  test('starts with what was public before there were events', async () => {
    const created = await local.create({
      collection: 'tools',
      data: toolData({ category }, { plans: [PRO], _status: 'published' }),
      context: { skipLists: true, skipRevalidation: true },
    });
    expect(await kindsOf(created.id)).toEqual([]);
    const [pro] = await plansOf(created.id);
    await publish(created.id, { plans: [{ ...pro, price: 20 }] });
    expect(await eventsOf(created.id)).toMatchObject([
      { kind: 'listed', isCorrection: true, noticedAt: created.createdAt },
      { kind: 'priceUp', isCorrection: true },
    ]);
    const [now, then] = await both(created.id);
    expect(now).toEqual(then);
  });

  test('leaves no event behind when it fails', async () => {
    const id = await create();
    expect((await publish(id, { name: 'Never stored', url: 'javascript:alert(1)' })).status).toBe(400);
    expect(await kindsOf(id)).toEqual(['listed']);
  });
});

describe('events', () => {
  test('are neither changed nor deleted, by whatever means', async () => {
    const id = await create();
    const [event] = await eventsOf(id);
    for (const statement of ['update tool_events set name = $$x$$ where id = $1', 'delete from tool_events where id = $1']) {
      await expect(payload.db.pool.query(statement, [event?.id])).rejects.toThrow('append-only');
    }
    await expect(payload.db.pool.query('truncate tool_events cascade')).rejects.toThrow('append-only');
    expect((await rest('DELETE', `/tool-events/${event?.id}`, { token: accounts.admin.token })).status).toBe(403);
    expect(await kindsOf(id)).toEqual(['listed']);
  });

  test('outlive a permanently deleted tool', async () => {
    const id = await create();
    const [event] = await eventsOf(id);
    await local.delete({ collection: 'tools', id });
    expect(await local.findByID({ collection: 'tool-events', id: Number(event?.id) })).toMatchObject({ tool: null, kind: 'listed' });
  });

  test('are readable by editors only, over REST', async () => {
    expect((await rest('GET', '/tool-events', {})).status).toBe(403);
    expect((await rest('GET', '/tool-events', { token: accounts.editor.token })).status).toBe(200);
  });
});

describe('an editor', () => {
  const told = (tool: number, more: Row = {}) => ({
    tool,
    kind: 'maker',
    changedOn: '2024-05-06',
    note: { en: 'Its maker was bought.', nl: 'De maker is overgenomen.' },
    ...more,
  });
  const add = (body: Row, language: 'en' | 'nl' = 'en', by = accounts.editor) => rest('POST', '/tool-events', { token: by.token, body, language });

  test('sees what the server writes only once it is written', () => {
    const { fields } = payload.collections['tool-events'].config;
    const written = ['name', 'subject', 'before', 'after', 'isCorrection', 'origin', 'noticedAt'];
    const shown = (operation: 'create' | 'update', data: Row) =>
      written.filter((name) => {
        const field = fields.find((known) => 'name' in known && known.name === name);
        return field?.admin?.condition?.(data, data, { operation, blockData: {}, path: [], user: null as never }) ?? true;
      });
    expect(shown('create', { kind: 'maker', origin: 'published', isCorrection: true })).toEqual(['origin']);
    expect(shown('update', { kind: 'maker', origin: 'published' })).toEqual(written);
    expect(shown('update', { kind: 'maker', origin: 'history' })).toEqual(['origin']);
  });

  test('adds history, which is told but not replayed', async () => {
    const id = await create();
    const [before] = await both(id);
    const { status, text } = await add(
      told(id, { name: 'Forged', isCorrection: true, origin: 'published', before: { maker: 'A' }, noticedAt: '2020-01-01' }),
    );
    expect(status, text).toBe(201);
    const [, added] = await eventsOf(id);
    const { name } = await local.findByID({ collection: 'tools', id });
    expect(added).toMatchObject({ name, origin: 'history', isCorrection: false, before: null, changedOn: '2024-05-06T00:00:00.000Z' });
    expect(String(added?.noticedAt) > '2026').toBe(true);
    expect(before).toEqual((await both(id))[1]);
  });

  test.each([
    ['without a tool', { tool: null }],
    ['of a tool that does not exist', { tool: 2_000_000_000 }],
    ['without a day', { changedOn: null }],
    ['of a day to come', { changedOn: '2999-01-01' }],
    ['in one language only', { note: { en: 'Its maker was bought.' } }],
    ['that only publishing can know', { kind: 'listed' }],
    ['with a source that runs', { source: 'javascript:alert(1)' }],
  ])('is refused history %s', async (_what, more) => {
    const id = await create();
    expect((await add(told(id, more), 'nl')).status).toBe(400);
    expect(await kindsOf(id)).toEqual(['listed']);
  });

  test('is the only one who may', async () => {
    const id = await create();
    for (const by of [accounts.anonymous, accounts.user]) expect((await add(told(id), 'en', by)).status).toBe(403);
  });
});
