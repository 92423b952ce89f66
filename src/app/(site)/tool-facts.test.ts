import { renderToStaticMarkup } from 'react-dom/server';
import { createFormatter, createTranslator } from 'use-intl/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '@/domain/locales';
import { TOOL_FACTS } from '@/domain/tool/facts';
import { comparisonRows } from '@/features/tools/components/comparison-rows';
import { ToolFacts } from '@/features/tools/components/tool-facts';
import { listFacts } from '@/features/tools/facts';
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
  audiences: ['developers'],
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
  pricesAsOf: null,
  featureVideo: null,
} as unknown as ToolPageData;

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace?: 'tools' }) =>
    createTranslator({ locale, messages: { en, nl }[locale], namespace }),
  getFormatter: async ({ locale }: { locale: Locale }) => createFormatter({ locale }),
}));
vi.mock('@/features/tools/queries', () => ({ getTool: async () => tool }));
vi.mock('@/features/search/queries', () => ({ getRatings: async () => new Map() }));
vi.mock('@/features/reviews/queries', () => ({
  getReviewSummary: async () => ({ count: 0, average: null, criteria: [] }),
  listReviews: async () => [],
}));
vi.mock('./[locale]/tools/cards', () => ({ listAlternatives: async () => [] }));

const renderings = {
  page: async (locale: Locale) => renderToStaticMarkup(await ToolFacts({ tool, locale })),
  markdown: (locale: Locale) => toolMarkdown(tool.slug, locale),
  agents: async (locale: Locale) => {
    const t = createTranslator({ locale, messages: { en, nl }[locale], namespace: 'mcp' });
    return (await getTool.run({ slug: tool.slug, language: locale }, { locale, address: '::1', t: t as never })).text;
  },
  comparison: async (locale: Locale) => {
    const rows = await comparisonRows([{ tool, criteria: [], rating: null, removePath: '' }], locale);
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
      for (const { text: value } of kind === 'flag' ? [] : values) expect(text).toContain(value.value);
    }
  });

  it.each(names)('include a newly listed fact in the rendering “%s”', async (rendering) => {
    facts.push({ name: 'founders', label: 'tools.editorial', kind: 'text', values: () => [{ text: { value: 'Jan Smid', lang: locale } }] });
    const text = await renderings[rendering](locale);
    expect(text).toContain('Jan Smid');
    expect(text).toContain({ en, nl }[locale].tools.editorial);
  });
});
