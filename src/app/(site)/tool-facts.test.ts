import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFormatter, createTranslator } from 'use-intl/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { capitalized, inSentence } from '@/domain/capitalized';
import type { Locale } from '@/domain/locales';
import { TOOL_FACTS } from '@/domain/tool/facts';
import { BuyerFacts } from '@/features/tools/components/buyer-facts';
import { comparisonRows } from '@/features/tools/components/comparison-rows';
import { EditorialPoints } from '@/features/tools/components/editorial-points';
import { ToolFacts } from '@/features/tools/components/tool-facts';
import { SUMMARIZED, ToolSummary } from '@/features/tools/components/tool-summary';
import { listBuyerFacts, listFacts } from '@/features/tools/facts';
import type { ToolPageData } from '@/features/tools/queries';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';
import { toolMarkdown } from './[locale]/markdown/tool';
import { getTool } from './mcp/tool-details';

const tool = {
  id: 1,
  slug: 'hamer',
  name: 'Hamer',
  tagline: null,
  priceModel: 'freemium',
  verified: true,
  categories: [{ code: 'coding', name: { value: 'Bouwen', lang: 'nl' } }],
  logo: { src: null },
  host: 'hamer.example.com',
  affiliate: false,
  maker: 'Smederij',
  formerNames: 'Bijl, Houweel',
  audiences: ['developers'],
  inputs: ['audio', 'document'],
  outputs: ['text', 'action'],
  platforms: ['web', 'plugin'],
  languages: ['en', 'nl'],
  launched: 2021,
  country: 'NL',
  features: [],
  plans: [],
  strengths: [],
  weaknesses: [],
  editorialRatings: [],
  description: null,
  editorialReview: null,
  editorialRating: null,
  bestFor: null,
  notFor: null,
  editorsTested: false,
  pricesAsOf: null,
  pricesBasis: 'general',
  pricesUrl: null,
  buyerFacts: [
    {
      fact: 'dataLocation',
      values: ['eu', 'own-servers'],
      note: { value: 'In Frankfurt', lang: 'nl' },
      basis: 'checked',
      checkedAt: '2026-11-20T00:00:00.000Z',
      sourceUrl: 'https://hamer.example.com/privacy',
    },
    { fact: 'dpa', values: ['on-request'], note: null, basis: 'general', checkedAt: null, sourceUrl: null },
  ],
  featureVideo: null,
} as unknown as ToolPageData;

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace?: 'tools' }) =>
    createTranslator({ locale, messages: { en, nl }[locale], namespace }),
  getFormatter: async ({ locale }: { locale: Locale }) => createFormatter({ locale, timeZone: 'America/New_York' }),
}));
vi.mock('@/features/tools/queries', () => ({ getTool: async () => tool }));
vi.mock('@/features/tools/changes', () => ({
  listToolChanges: async () => [
    {
      id: 1,
      kind: 'renamed',
      subject: null,
      before: { name: 'Bijl' },
      after: { name: 'Hamer' },
      tool: { slug: 'hamer', name: 'Hamer' },
      at: '2026-11-02T00:00:00.000Z',
      source: 'https://hamer.example.com/news',
      note: { en: null, nl: null },
    },
  ],
}));
vi.mock('@/features/search/queries', () => ({ getRatings: async () => new Map() }));
vi.mock('@/features/reviews/queries', () => ({
  getReviewSummary: async () => ({ count: 0, average: null, criteria: [] }),
  listReviews: async () => [],
}));
vi.mock('./[locale]/tools/cards', () => ({ listAlternatives: async () => [] }));

const renderings = {
  page: async (locale: Locale) =>
    renderToStaticMarkup(await ToolSummary({ tool, locale })) + renderToStaticMarkup(await ToolFacts({ tool, locale, except: SUMMARIZED })),
  markdown: (locale: Locale) => toolMarkdown(tool.slug, locale),
  agents: async (locale: Locale) => {
    const t = createTranslator({ locale, messages: { en, nl }[locale], namespace: 'mcp' });
    return (await getTool.run({ slug: tool.slug, language: locale }, { locale, address: '::1', t: t as never })).text;
  },
  comparison: async (locale: Locale) => {
    const rows = await comparisonRows([{ tool, criteria: [], rating: null }], locale);
    return rows.map(({ title, cells }) => `${title}: ${renderToStaticMarkup(cells[0] as never)}`).join('\n');
  },
};
const names = Object.keys(renderings) as (keyof typeof renderings)[];
const facts = TOOL_FACTS as unknown as object[];
const { length } = facts;

afterEach(() => {
  facts.length = length;
});

describe.each(['en', 'nl'] as const)('tool facts (%s)', (locale) => {
  it.each(names)('appear in the rendering “%s”', async (rendering) => {
    const text = await renderings[rendering](locale);
    for (const { label, kind, values } of await listFacts(tool, locale, rendering)) {
      expect(text).toContain(label);
      const shown = (value: string) => (rendering === 'page' && kind === 'links' ? capitalized(value) : value);
      for (const { text: value } of kind === 'flag' ? [] : values) expect(text).toContain(shown(value.value));
    }
  });

  it.each(names)('say in the rendering “%s” that the price is unknown', async (rendering) => {
    const { priceModel } = tool;
    tool.priceModel = 'unknown';
    const text = await renderings[rendering](locale);
    tool.priceModel = priceModel;
    expect(text?.toLowerCase()).toContain({ en, nl }[locale].priceModels.unknown.toLowerCase());
  });

  it.each(names)('include a newly listed fact in the rendering “%s”', async (rendering) => {
    facts.push({ name: 'founders', label: 'tools.editorial', kind: 'text', values: () => [{ text: { value: 'Jan Smid', lang: locale } }] });
    const text = await renderings[rendering](locale);
    expect(text).toContain('Jan Smid');
    expect(text).toContain({ en, nl }[locale].tools.editorial);
  });
});

describe.each(['en', 'nl'] as const)('what buyers ask (%s)', (locale) => {
  const own = { ...renderings, page: async () => renderToStaticMarkup(await BuyerFacts({ tool, locale })) };
  const { basis } = { en, nl }[locale].tools;

  it.each(names)('is answered in the rendering “%s”', async (rendering) => {
    const text = await own[rendering](locale);
    for (const { label, values, stated } of listBuyerFacts(tool, locale)) {
      if (!stated) continue;
      expect(text).toContain(label);
      const shown = (value: string, index: number) => (index === 0 || rendering === 'comparison' ? value : inSentence(value));
      for (const [index, { text: value }] of values.entries()) expect(text).toContain(shown(value.value, index));
    }
  });

  it.each(['page', 'markdown', 'agents'] as const)('names note, day and source in the rendering “%s”', async (rendering) => {
    const text = await own[rendering](locale);
    expect(text).toContain('In Frankfurt');
    expect(text?.toLowerCase()).toContain(basis.checked.replace('{date}', { en: 'november 20, 2026', nl: '20 november 2026' }[locale]));
    expect(text).toContain('https://hamer.example.com/privacy');
  });

  it('says on the page what is unknown, and that facts without a day are not checked', async () => {
    const text = await own.page();
    expect(text).toContain({ en, nl }[locale].tools.buyerFactsNote);
    const unknown = listBuyerFacts(tool, locale).filter(({ stated }) => !stated);
    expect(unknown.length).toBeGreaterThan(5);
    for (const { label } of unknown) expect(text).toContain(inSentence(label));
    expect(await own.markdown(locale)).toContain(basis.general);
  });
});

describe.each(['en', 'nl'] as const)('whom a tool suits and doesn’t (%s)', (locale) => {
  const suitability = {
    hasEditorial: true,
    bestFor: { value: 'Timmerlieden', lang: 'nl' },
    notFor: { value: 'Wie alleen schroeft', lang: 'nl' },
  } satisfies Partial<ToolPageData>;
  const { bestFor, notFor } = { en, nl }[locale].tools;
  const judged = { ...renderings, page: async () => renderToStaticMarkup(await EditorialPoints({ tool, locale })) };

  afterEach(() => {
    Object.assign(tool, { hasEditorial: false, bestFor: null, notFor: null, editorsTested: false });
  });

  it.each(names)('stands in the rendering “%s” under its label', async (rendering) => {
    Object.assign(tool, suitability);
    const text = await judged[rendering](locale);
    const order = [bestFor, 'Timmerlieden', notFor, 'Wie alleen schroeft'].map((part) => text?.indexOf(part) ?? -1);
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it.each(['page', 'markdown', 'agents'] as const)('says in the rendering “%s” whether it was tested', async (rendering) => {
    const { editorialNote, editorialNoteTested } = { en, nl }[locale].tools;
    Object.assign(tool, suitability);
    const read = await judged[rendering](locale);
    tool.editorsTested = true;
    const tested = await judged[rendering](locale);
    expect([read, tested].map((text) => [text?.includes(editorialNote), text?.includes(editorialNoteTested)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each(names)('leaves its label out of the rendering “%s” when nobody has judged', async (rendering) => {
    const text = await judged[rendering](locale);
    expect(text).not.toContain(bestFor);
    expect(text).not.toContain(notFor);
  });
});

it('the facts next to a picture are all of them, those next to a summary the others', async () => {
  const titles = async (markup: Promise<ReactNode>) => [...renderToStaticMarkup(await markup).matchAll(/<dt>(.*?)<\/dt>/g)].map(([, title]) => title);
  const onCard = [en.tools.inputs, en.tools.outputs, en.tools.platforms, en.tools.languages, en.tools.price];
  expect(await titles(ToolSummary({ tool, locale: 'en' }))).toEqual(onCard);
  expect(await titles(ToolFacts({ tool, locale: 'en' }))).toEqual(expect.arrayContaining(onCard));
  const others = await titles(ToolFacts({ tool, locale: 'en', except: SUMMARIZED }));
  expect(others).toContain(en.tools.maker);
  expect(others.filter((title) => onCard.includes(title ?? ''))).toEqual([]);
});

describe('a comparison', () => {
  const rows = async (...tools: Partial<ToolPageData>[]) =>
    comparisonRows(
      tools.map((own) => ({ tool: { ...tool, ...own }, criteria: [], rating: null })),
      'en',
    );
  const differing = (all: Awaited<ReturnType<typeof rows>>) => all.filter(({ differs }) => differs).map(({ title }) => title);
  const text = (value: string) => ({ value, lang: 'en' as const });
  const plan = (name: string, price: number) => ({ name: text(name), kind: 'paid', price, currency: 'EUR', unit: 'month' }) as never;

  it('marks every kind of row whose values differ, but no texts', async () => {
    const one: Partial<ToolPageData> = {
      tagline: text('One'),
      plans: [plan('Pro', 10)],
      features: [text('Search')],
      categories: [{ code: 'coding', name: text('Coding') }] as never,
      maker: 'One',
    };
    const other: Partial<ToolPageData> = {
      tagline: text('Two'),
      plans: [plan('Pro', 12)],
      features: [text('Chat')],
      categories: [{ code: 'music', name: text('Music') }] as never,
      maker: 'Two',
    };
    expect(differing(await rows(one, other))).toEqual([en.tools.plans, en.tools.features, en.tools.maker, en.tools.categories]);
    expect(differing(await rows(one, one))).toEqual([]);
  });

  it('marks criteria that differ as shown', async () => {
    const marks = async (first: number, second: number) => {
      const columns = [first, second].map((average) => ({
        tool,
        criteria: [{ criterion: 'general' as const, average }],
        rating: { value: average, count: 1 },
      }));
      return differing(await comparisonRows(columns as never, 'en'));
    };
    expect(await marks(4, 3)).toEqual([en.compare.rating, en.criteria.general]);
    expect(await marks(4.01, 4.04)).toEqual([]);
  });

  it('takes lists in another order as equal', async () => {
    const [one, two] = [text('Search'), text('Chat')];
    expect(differing(await rows({ features: [one, two] }, { features: [two, one] }))).toEqual([]);
  });

  it('leaves out what no tool has', async () => {
    const titles = async (...verified: boolean[]) => (await rows(...verified.map((is) => ({ verified: is })))).map(({ title }) => title);
    expect(await titles(false, false)).not.toContain(en.tools.verified);
    expect(await titles(false, false)).not.toContain(en.tools.features);
    expect(await titles(false, true)).toContain(en.tools.verified);
  });

  it('says whom a tool suits where one of the tools has it, without marking a difference', async () => {
    const all = await rows({ bestFor: text('Carpenters') }, {});
    expect(all.map(({ title }) => title)).toContain(en.tools.bestFor);
    expect(all.map(({ title }) => title)).not.toContain(en.tools.notFor);
    expect(differing(all)).toEqual([]);
  });
});

it('says in Markdown what changed, since when and where it says so', async () => {
  expect(await renderings.markdown('nl')).toContain('- 2 november 2026: Bijl heet nu Hamer. <https://hamer.example.com/news>');
});
