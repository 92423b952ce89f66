import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { BUYER_FACTS } from '@/domain/tool/buyer-facts';
import { shownPriceModel } from '@/domain/tool/price';
import { attributesOf, TOOL_ATTRIBUTES, type ToolAttribute, termsOf } from '@/domain/tool/schema';
import { EDITORIAL_CRITERIA } from '@/domain/tool/vocabulary';
import { shownHost } from '@/domain/web-url';
import type { Category, Tool, ToolsSelect } from '@/payload-types';
import { findPage } from '@/seo/find-page';
import { type PageSeo, sharedImagePopulate } from '@/seo/page-seo';
import { cached, cachedByIds } from '@/server/cached';
import { asSystem, asVisitor } from '@/server/door/reads';
import { inLocale } from '@/server/localized';
import { idsOf, isPopulated } from '@/server/populated';
import { isPreviewed } from '@/server/preview';
import { imagePath } from './image-path';
import { logoFile, toolLogo } from './logo';

/** Fields of a card. */
const toolCardSelect = {
  slug: true,
  name: true,
  tagline: true,
  priceModel: true,
  plans: { kind: true },
  verified: true,
  categories: true,
  logo: true,
  updatedAt: true,
} satisfies ToolsSelect<true>;

/** Fields of a tool's page. The affiliate URL stays on the server. */
const toolPageSelect = {
  ...toolCardSelect,
  ...(Object.fromEntries(TOOL_ATTRIBUTES.map((name) => [name, true])) as Record<ToolAttribute, true>),
  url: true,
  affiliate: true,
  description: true,
  features: true,
  plans: true,
  pricesAsOf: true,
  pricesBasis: true,
  pricesUrl: true,
  buyerFacts: true,
  alternatives: true,
  featureVideo: true,
  cover: true,
  editorialReview: true,
  editorialRatings: true,
  editorialStrengths: true,
  editorialWeaknesses: true,
  bestFor: true,
  notFor: true,
  editorialRating: true,
  editorsTested: true,
} satisfies ToolsSelect<true>;

/** Fields of related documents. */
const toolPopulate = {
  categories: { name: true, code: true },
  media: sharedImagePopulate,
} as const;

type ToolCardDoc = Pick<Required<Tool>, keyof typeof toolCardSelect | 'id'>;
type ToolPageDoc = Pick<Required<Tool>, keyof typeof toolPageSelect | 'id'>;

export type ToolCardData = ReturnType<typeof toCard>;
export type ToolPageData = ReturnType<typeof toPage> & { seo: PageSeo };

/** A tool with the rating by visitors, or else by the editors. */
export interface RatedTool extends ToolCardData {
  /** `value` from 1 to 5; `count` is the number of reviews, 0 for the editors' rating. Null if unrated. */
  rating: { value: number; count: number } | null;
}

const toCard = ({ id, slug, name, tagline, priceModel, plans, verified, categories, logo, updatedAt }: ToolCardDoc, locale: Locale) => ({
  id,
  slug,
  name,
  tagline: inLocale(tagline, locale),
  priceModel: shownPriceModel(priceModel, plans ?? []),
  verified: Boolean(verified),
  categories: (categories ?? []).filter(isPopulated<Category>).flatMap((category) => {
    const text = inLocale(category.name, locale);
    return text ? [{ code: category.code, name: text }] : [];
  }),
  logo: toolLogo({ slug, name, logo }, { isPublic: !isPreviewed('tools', id) }),
  updatedAt,
});

function toCover(cover: ToolPageDoc['cover'], locale: Locale) {
  if (!isPopulated(cover)) return null;
  const { url, width, height } = cover.sizes?.large?.url ? cover.sizes.large : cover;
  return url && width && height ? { src: imagePath(url), width, height, alt: inLocale(cover.alt, locale) } : null;
}

const texts = (rows: { text?: string | null }[] | null, locale: Locale) => (rows ?? []).flatMap(({ text }) => inLocale(text, locale) ?? []);

function toEditorial(doc: ToolPageDoc, locale: Locale) {
  const editorialRatings = EDITORIAL_CRITERIA.flatMap((criterion) => {
    const value = doc.editorialRatings?.[criterion];
    return value ? [{ criterion, value }] : [];
  });
  const [strengths, weaknesses] = [texts(doc.editorialStrengths, locale), texts(doc.editorialWeaknesses, locale)];
  const { editorialRating } = doc;
  const [editorialReview, bestFor, notFor] = [inLocale(doc.editorialReview, locale), inLocale(doc.bestFor, locale), inLocale(doc.notFor, locale)];
  /** True if there is any editorial content. */
  const hasEditorial =
    [editorialRating, editorialReview, bestFor, notFor].some((value) => value !== null) ||
    [editorialRatings, strengths, weaknesses].some(({ length }) => length > 0);
  const editorsTested = Boolean(doc.editorsTested);
  return { editorialRating, editorialReview, editorialRatings, strengths, weaknesses, bestFor, notFor, editorsTested, hasEditorial };
}

/** What is known of what buyers ask, in the order of the list. */
export const toBuyerFacts = (rows: ToolPageDoc['buyerFacts'], locale: Locale) =>
  BUYER_FACTS.flatMap((fact) => {
    const row = rows?.find((one) => one.fact === fact);
    if (!row) return [];
    const { values, note, basis, checkedAt = null, sourceUrl = null } = row;
    return [{ fact, values: values as string[], note: inLocale(note, locale), basis, checkedAt, sourceUrl }];
  });

/** Plans as stored, in a language. */
export const toPlans = (rows: ToolPageDoc['plans'], locale: Locale) =>
  (rows ?? []).map(({ name, limits, kind, price = null, currency = null, unit = null, ...row }) => {
    const { minSeats = null, maxSeats = null, vat = null } = termsOf({ kind, ...row });
    return { name: inLocale(name, locale), limits: inLocale(limits, locale), kind, price, currency, unit, minSeats, maxSeats, vat };
  });

const toPage = (doc: ToolPageDoc, locale: Locale) => ({
  ...toCard(doc, locale),
  ...toEditorial(doc, locale),
  ...attributesOf(doc),
  /** Host of the website, for display; links go through `/go`. */
  host: shownHost(doc.url),
  affiliate: Boolean(doc.affiliate),
  description: inLocale(doc.description, locale),
  features: texts(doc.features, locale),
  plans: toPlans(doc.plans, locale),
  pricesAsOf: doc.pricesAsOf,
  pricesBasis: doc.pricesBasis ?? 'general',
  pricesUrl: doc.pricesUrl ?? null,
  buyerFacts: toBuyerFacts(doc.buyerFacts, locale),
  alternativeIds: idsOf(doc.alternatives),
  featureVideo: doc.featureVideo,
  cover: toCover(doc.cover, locale),
});

/** A published, active tool, or null. */
export function getTool({ slug, locale }: { slug: string; locale: Locale }): Promise<ToolPageData | null> {
  return cached(
    async () => {
      const page = await findPage('tools', { slug }, locale, { select: toolPageSelect, populate: { ...toolPopulate, tools: {} } });
      return page && { ...toPage(page, locale), seo: page.seo };
    },
    ['tool', slug, locale],
    [cacheTags.toolSlug(slug), cacheTags.categoriesList],
  );
}

export interface InactiveTool {
  id: number;
  name: string;
  successorId: number | null;
  /** Chosen by editors. */
  alternativeIds: number[];
  categoryId: number | null;
}

/** A published tool that is no longer offered, with its successor, alternatives and main category, or null. */
export function getInactiveTool({ slug }: { slug: string }): Promise<InactiveTool | null> {
  return cached(
    async () => {
      const found = await asSystem.findOne(
        'tools',
        { slug, _status: 'published', active: false },
        { select: { name: true, alternatives: true, successor: true, categories: true } },
      );
      if (!found) return null;
      const [successorId = null] = idsOf(found.successor ? [found.successor] : []);
      const [categoryId = null] = idsOf(found.categories);
      const alternativeIds = idsOf(found.alternatives).filter((id) => id !== successorId);
      return { id: found.id, name: found.name, successorId, alternativeIds, categoryId };
    },
    ['inactive-tool', slug],
    [cacheTags.toolSlug(slug)],
  );
}

/** A published tool, whether it is listed or no longer offered, or null. */
export const getPublicTool = async ({ slug, locale }: { slug: string; locale: Locale }): Promise<{ id: number; name: string } | null> =>
  (await getTool({ slug, locale })) ?? getInactiveTool({ slug });

interface ToolChoice {
  ids: number[];
  locale: Locale;
}

/** Published, active tools in the order of the ids. Uncached, for personal selections. */
export async function readToolsByIds({ ids, locale }: ToolChoice): Promise<ToolCardData[]> {
  const docs = await asVisitor.findByIds('tools', ids, { depth: 1, select: toolCardSelect, populate: toolPopulate });
  return docs.map((doc) => toCard(doc, locale));
}

/** The same, cached, for selections that many pages show. */
export function listToolsByIds({ ids, locale }: ToolChoice): Promise<ToolCardData[]> {
  return cachedByIds(ids, {
    read: (some) => readToolsByIds({ ids: some, locale }),
    key: ['tools-by-ids', locale],
    tagOf: cacheTags.tool,
    tags: [cacheTags.categoriesList],
  });
}

/** Ids of the published, active tools among these, in their order. Uncached, for personal selections. */
export async function readToolIds({ slugs }: { slugs: string[] }): Promise<number[]> {
  const docs = await asVisitor.find('tools', { where: { slug: { in: slugs } }, select: { slug: true } });
  return slugs.flatMap((slug) => docs.find((doc) => doc.slug === slug)?.id ?? []);
}

/** A published, active tool and the URL of its visit button, or null. Affiliate URLs stay on the server. */
export async function getVisit({ slug }: { slug: string }): Promise<{ tool: number; url: string } | null> {
  const select = { url: true, affiliateUrl: true } as const;
  const found = await asSystem.findOne('tools', { slug, _status: 'published', active: true }, { select });
  return found ? { tool: found.id, url: found.affiliateUrl ?? found.url } : null;
}

/** The SVG logo for a file name from `logoFile`, or null if the tool's logo has changed. */
export function getLogoSvg({ file }: { file: string }): Promise<string | null> {
  const slug = file.split('.')[0] ?? '';
  return cached(
    async () => {
      const svg = (await asVisitor.findOne('tools', { slug }, { select: { logo: true } }))?.logo?.svg;
      return svg && logoFile(slug, svg) === file ? svg : null;
    },
    ['logo', file],
    [cacheTags.toolSlug(slug)],
  );
}
