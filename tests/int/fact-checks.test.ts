import type { Payload } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { fingerprintOf, storedSubject } from '@/cms/fact-checks/stored-subject';
import { cacheTags } from '@/domain/cache-tags';
import type { CheckSubject } from '@/domain/tool/fact-checks';
import { env } from '@/env';
import { type Account, createAccounts } from '../setup/accounts';
import { queuedMails } from '../setup/contributions';
import { createSurroundings, toolData } from '../setup/documents';
import { takeExpiredTags } from '../setup/expired-tags';
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

const DPA: Row = { fact: 'dpa', values: ['yes'], basis: 'general', sourceUrl: 'https://example.org/dpa', note: 'For businesses' };
const SSO: Row = { fact: 'sso', values: ['no'], basis: 'maker', checkedAt: '2025-01-02T12:00:00.000Z' };
const PRO: Row = { name: 'Pro', kind: 'paid', price: 10, currency: 'EUR', unit: 'month' };
const FREE: Row = { name: 'Free', kind: 'free' };
const REASON = { change: 'correction' };

const create = async (more: Row = {}) =>
  (await local.create({ collection: 'tools', data: toolData({ category }, { buyerFacts: [DPA, SSO], plans: [PRO, FREE], ...more }), locale: 'en' }))
    .id;
const rowOf = async (id: number) => (await payload.db.findOne({ collection: 'tools', where: { id: { equals: id } } })) as Row;
const newestOf = (id: number, locale: 'en' | 'nl' = 'en') => local.findByID({ collection: 'tools', id, draft: true, locale });
const factIn = ({ buyerFacts }: Row, fact: string) => (buyerFacts as Row[]).find((row) => row.fact === fact);
const publicFact = async (id: number, fact: string) => factIn(await rowOf(id), fact);
const kindsOf = async (tool: number) =>
  (await local.find({ collection: 'tool-events', where: { tool: { equals: tool } }, sort: 'id', limit: 50 })).docs;

async function seenOf(id: number, subject: CheckSubject): Promise<string> {
  const stored = storedSubject(await rowOf(id), subject);
  return stored ? fingerprintOf(stored) : 'nothing';
}

interface Checked {
  seen?: string;
  by?: Account;
  corrections?: number[];
}

async function check(id: number, subject: CheckSubject, found: Row, { seen, by = accounts.editor, corrections }: Checked = {}) {
  const body = { tool: id, subject, seen: seen ?? (await seenOf(id, subject)), corrections, found };
  return rest('POST', '/checks', { token: by.token, body, language: 'nl' });
}

const saveDraft = (id: number, body: Row, locale = 'en') =>
  rest('PATCH', `/tools/${id}?draft=true&locale=${locale}`, { token: accounts.admin.token, body: { ...body, _status: 'draft' } });

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: env.TIME_ZONE }).format();

describe('a fact that is still true', () => {
  test('is checked today, in public at once, and no news', async () => {
    const id = await create();
    await takeExpiredTags(payload);
    const { status, text } = await check(id, 'dpa', { is: 'true' });
    expect(status, text).toBe(200);
    const fact = await publicFact(id, 'dpa');
    expect(fact).toMatchObject({ values: ['yes'], basis: 'checked', sourceUrl: 'https://example.org/dpa', note: { en: 'For businesses' } });
    expect(String(fact?.checkedAt).slice(0, 10)).toBe(today());
    expect(await publicFact(id, 'sso')).toMatchObject({ basis: 'maker', values: ['no'] });
    expect(await takeExpiredTags(payload)).toContain(cacheTags.tool(id));
    expect((await kindsOf(id)).map(({ kind }) => kind)).toEqual(['listed']);
    expect(await newestOf(id)).toMatchObject({ _status: 'published' });
  });

  test('is logged with its editor, also beside a draft', async () => {
    const id = await create();
    await saveDraft(id, { tagline: 'A draft' });
    await check(id, 'dpa', { is: 'true' });
    const { docs } = await local.find({ collection: 'audit-events', where: { subject: { equals: `tools #${id}` } }, sort: '-id', limit: 1 });
    expect(docs).toMatchObject([{ action: 'content_published', actor: accounts.editor.user?.id }]);
  });

  test('needs a source, which may come along', async () => {
    const id = await create();
    const refused = await check(id, 'sso', { is: 'true' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Vul de pagina in');
    expect((await check(id, 'sso', { is: 'true', sourceUrl: 'javascript:alert(1)' })).status).toBe(400);
    expect(await publicFact(id, 'sso')).toMatchObject({ basis: 'maker' });
    expect((await check(id, 'sso', { is: 'true', sourceUrl: 'https://example.org/sso' })).status).toBe(200);
    expect(await publicFact(id, 'sso')).toMatchObject({ basis: 'checked', sourceUrl: 'https://example.org/sso', values: ['no'] });
  });
});

describe('an open draft of somebody else', () => {
  test('stays a draft with everything in it, and gets the check', async () => {
    const id = await create();
    const before = await rowOf(id);
    const facts = (await newestOf(id)).buyerFacts as Row[];
    const drafted = facts.map((row) => (row.fact === 'sso' ? { ...row, values: ['all-plans'] } : row));
    await saveDraft(id, { tagline: 'A draft', name: 'Draft name', buyerFacts: [...drafted, { fact: 'api', values: ['yes'], basis: 'general' }] });
    await saveDraft(id, { tagline: 'Een concept' }, 'nl');
    expect((await check(id, 'dpa', { is: 'true' })).status).toBe(200);

    const row = await rowOf(id);
    expect(row).toMatchObject({ _status: 'published', name: before.name, tagline: { en: 'Does a thing' } });
    expect((row.tagline as Row).nl ?? null).toBe(null);
    expect((row.buyerFacts as Row[]).map(({ fact, values, basis }) => [fact, values, basis])).toEqual([
      ['dpa', ['yes'], 'checked'],
      ['sso', ['no'], 'maker'],
    ]);
    const draft = await newestOf(id);
    expect(draft).toMatchObject({ _status: 'draft', name: 'Draft name', tagline: 'A draft', updatedBy: accounts.admin.user?.id });
    expect((draft.buyerFacts as Row[]).map(({ fact, values, basis }) => [fact, values, basis])).toEqual([
      ['dpa', ['yes'], 'checked'],
      ['sso', ['all-plans'], 'maker'],
      ['api', ['yes'], 'general'],
    ]);
    expect(await newestOf(id, 'nl')).toMatchObject({ tagline: 'Een concept' });
    expect((await kindsOf(id)).map(({ kind }) => kind)).toEqual(['listed']);
  });

  test('that changes the same fact is neither published nor overwritten', async () => {
    const id = await create();
    const facts = (await newestOf(id)).buyerFacts as Row[];
    await saveDraft(id, { buyerFacts: facts.map((row) => (row.fact === 'dpa' ? { ...row, values: ['no'] } : row)) });
    const { status, text } = await check(id, 'dpa', { is: 'true' });
    expect(status).toBe(409);
    expect(text).toContain('concept');
    expect(await publicFact(id, 'dpa')).toMatchObject({ values: ['yes'], basis: 'general' });
    expect(factIn(await newestOf(id), 'dpa')).toMatchObject({ values: ['no'], basis: 'general' });
  });
});

const otherwise = (reason: Row, more: Row = {}) => ({
  is: 'otherwise',
  values: ['on-request'],
  sourceUrl: 'https://example.org/terms',
  notes: { en: 'By mail', nl: 'Per mail' },
  reason,
  ...more,
});

describe('a fact that is otherwise', () => {
  test('is corrected in silence, with its notes', async () => {
    const id = await create();
    const { status, text } = await check(id, 'dpa', otherwise(REASON));
    expect(status, text).toBe(200);
    expect(await publicFact(id, 'dpa')).toMatchObject({
      values: ['on-request'],
      basis: 'checked',
      sourceUrl: 'https://example.org/terms',
      note: { en: 'By mail', nl: 'Per mail' },
    });
    expect(await kindsOf(id)).toMatchObject([{ kind: 'listed' }, { kind: 'fact', subject: 'dpa', isCorrection: true }]);
  });

  test('is told if the maker changed it', async () => {
    const id = await create();
    await saveDraft(id, { name: 'Draft name' });
    await check(id, 'dpa', otherwise({ change: 'maker', changedOn: '2026-11-01', changeSource: 'https://example.org/news' }));
    expect(await kindsOf(id)).toMatchObject([
      { kind: 'listed' },
      {
        kind: 'fact',
        isCorrection: false,
        changedOn: '2026-11-01T00:00:00.000Z',
        source: 'https://example.org/news',
        before: ['yes'],
        after: ['on-request'],
      },
    ]);
    expect(await newestOf(id)).toMatchObject({ name: 'Draft name', _status: 'draft' });
  });

  test.each([
    ['values of another fact', { values: ['eu'] }],
    ['no value', { values: [] }],
    ['no source', { sourceUrl: '' }],
    ['a source that runs', { sourceUrl: 'javascript:alert(1)' }],
    ['a note that is too long', { notes: { en: 'x'.repeat(200) } }],
    ['a day to come', { reason: { change: 'maker', changedOn: '2999-01-01' } }],
  ])('is refused with %s', async (_what, more) => {
    const id = await create();
    expect((await check(id, 'dpa', otherwise(REASON, more))).status).toBe(400);
    expect(await publicFact(id, 'dpa')).toMatchObject({ values: ['yes'], basis: 'general' });
  });
});

test('a fact whose source is gone loses the source and is general knowledge', async () => {
  const id = await create();
  await check(id, 'dpa', { is: 'true' });
  expect((await check(id, 'dpa', { is: 'sourceless' })).status).toBe(200);
  expect(await publicFact(id, 'dpa')).toMatchObject({ values: ['yes'], basis: 'general', sourceUrl: null, checkedAt: null });
  expect((await kindsOf(id)).map(({ kind }) => kind)).toEqual(['listed']);
});

const PRICING = 'https://example.org/pricing';
const repriced = (prices: Row) => ({ is: 'repriced', prices, sourceUrl: PRICING, reason: { change: 'maker' } });

describe('the plans of a tool', () => {
  test('are checked for this month if they are still true, with the page that says so', async () => {
    const id = await create();
    expect((await check(id, 'plans', { is: 'true' })).status).toBe(400);
    const { status, text } = await check(id, 'plans', { is: 'true', sourceUrl: PRICING });
    expect(status, text).toBe(200);
    expect(await rowOf(id)).toMatchObject({ pricesBasis: 'checked', pricesUrl: PRICING });
    expect(String((await rowOf(id)).pricesAsOf).slice(0, 7)).toBe(today().slice(0, 7));
    expect((await check(id, 'plans', { is: 'true' })).status).toBe(200);
    expect((await kindsOf(id)).map(({ kind }) => kind)).toEqual(['listed']);
  });

  test('get new prices, which are told if the maker changed them', async () => {
    const id = await create();
    await saveDraft(id, { name: 'Draft name' });
    const [pro] = (await rowOf(id)).plans as Row[];
    expect((await check(id, 'plans', repriced({ [String(pro?.id)]: 12.5 }))).status).toBe(200);
    expect((await rowOf(id)).plans).toMatchObject([{ price: 12.5, name: { en: 'Pro' } }, { kind: 'free' }]);
    expect(await kindsOf(id)).toMatchObject([{ kind: 'listed' }, { kind: 'priceUp', isCorrection: false }]);
    expect(await newestOf(id)).toMatchObject({ name: 'Draft name', _status: 'draft' });
  });

  test('are general knowledge again when their source is gone', async () => {
    const id = await create();
    await check(id, 'plans', { is: 'true', sourceUrl: PRICING });
    expect((await check(id, 'plans', { is: 'sourceless' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ pricesBasis: 'general', pricesUrl: null });
  });

  test('have no values of their own', async () => {
    const found = { is: 'otherwise', values: ['yes'], sourceUrl: 'https://example.org', notes: {}, reason: REASON };
    expect((await check(await create(), 'plans', found)).status).toBe(400);
  });
});

describe('a check', () => {
  test('is refused when the fact has changed since it was shown', async () => {
    const id = await create();
    const seen = await seenOf(id, 'dpa');
    await check(id, 'dpa', { is: 'true' });
    expect((await check(id, 'dpa', { is: 'true' }, { seen })).status).toBe(409);
    expect((await check(id, 'api', { is: 'true' })).status).toBe(409);
  });

  test('needs no texts in a language that the tool does not have', async () => {
    const data = toolData({ category }, { buyerFacts: [DPA], plans: [PRO], features: [{ text: 'Werkt' }] });
    const { id } = await local.create({ collection: 'tools', data, locale: 'nl' });
    for (const [subject, found] of [
      ['dpa', { is: 'true' }],
      ['dpa', { is: 'otherwise', values: ['no'], sourceUrl: 'https://example.org/dpa', notes: { en: 'In English' }, reason: REASON }],
      ['plans', { is: 'true', sourceUrl: PRICING }],
    ] as const) {
      const { status, text } = await check(id, subject, found);
      expect(status, text).toBe(200);
    }
    expect(await publicFact(id, 'dpa')).toMatchObject({ values: ['no'], note: { en: 'In English', nl: null } });
  });

  test('is refused for a tool that is not public', async () => {
    const id = await create({ _status: 'draft' });
    expect((await check(id, 'dpa', { is: 'true' })).status).toBe(409);
  });

  test.each(['anonymous', 'user'] as const)('is not for %s', async (who) => {
    const id = await create();
    expect((await check(id, 'dpa', { is: 'true' }, { by: accounts[who] })).status).toBe(403);
    expect(await publicFact(id, 'dpa')).toMatchObject({ basis: 'general' });
  });
});

describe('a correction that somebody proposed', () => {
  const propose = async (tool: number, field: string, language = 'en') =>
    (
      await local.create({
        collection: 'edit-proposals',
        data: { tool, changes: [{ field, value: 'On request' }], reason: 'They told me', email: `${field}@example.org`, language },
      })
    ).id;
  const outcomeOf = async (id: number) => {
    const { outcome, answer, decidedBy } = await local.findByID({ collection: 'edit-proposals', id, depth: 0 });
    return { outcome, answer, decidedBy };
  };

  test('is accepted with the value that the editor writes, and declined if the present one is true', async () => {
    const id = await create();
    const [dpa, plans, unseen] = [await propose(id, 'dpa'), await propose(id, 'plans', 'nl'), await propose(id, 'dpa')];
    expect((await check(id, 'dpa', otherwise(REASON), { corrections: [dpa, plans] })).status).toBe(200);
    expect(await outcomeOf(dpa)).toEqual({ outcome: 'accepted', answer: null, decidedBy: accounts.editor.user?.id });
    for (const other of [plans, unseen]) expect(await outcomeOf(other)).toMatchObject({ outcome: null });
    expect((await check(id, 'plans', { is: 'true', sourceUrl: PRICING }, { corrections: [plans] })).status).toBe(200);
    expect(await outcomeOf(plans)).toMatchObject({ outcome: 'rejected', answer: null });
    expect(await queuedMails(payload, 'plans@example.org')).toMatchObject([{ kind: 'proposal-decided' }]);
  });

  test('waits when the check is refused', async () => {
    const id = await create();
    const proposal = await propose(id, 'dpa');
    expect((await check(id, 'dpa', otherwise(REASON, { sourceUrl: '' }), { corrections: [proposal] })).status).toBe(400);
    expect(await outcomeOf(proposal)).toMatchObject({ outcome: null });
  });
});
