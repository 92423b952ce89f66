import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import { attributesOf, type ToolAttributes } from '@/domain/tool/schema';
import { type Currency, EDITORIAL_CRITERIA, type EditorialCriterion, type PlanKind, type PlanUnit, type PriceModel } from '@/domain/tool/vocabulary';
import type { Category, Media } from '@/payload-types';
import { type PageSeo, pageSeo } from '@/seo/page-seo';
import { cached, cachedByIds } from '@/server/cached';
import { asSystem, asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';
import { isPopulated } from '@/server/populated';
import { isPreviewed } from '@/server/preview';
import { type Logo, logoFile, toolLogo } from './logo';
import { type ToolCardDoc, type ToolPageDoc, toolCardSelect, toolPageSelect, toolPopulate } from './selects';

export interface ToolCardData {
  id: number;
  slug: string;
  name: string;
  tagline: Text | null;
  priceModel: PriceModel;
  verified: boolean;
  categories: { code: string; name: Text }[];
  logo: Logo;
  createdAt: string;
  updatedAt: string;
}

interface ToolPlan {
  name: Text | null;
  kind: PlanKind;
  price: number | null;
  currency: Currency | null;
  unit: PlanUnit | null;
}

export interface ToolPageData extends ToolCardData, ToolAttributes {
  /** Host of the website, for display; links go through `/go`. */
  host: string;
  affiliate: boolean;
  description: Localized<object> | null;
  features: Text[];
  plans: ToolPlan[];
  pricesAsOf: string | null;
  alternativeIds: number[];
  featureVideo: string | null;
  cover: { src: string; width: number; height: number; alt: Text | null } | null;
  editorialReview: Localized<object> | null;
  editorialRating: number | null;
  editorialRatings: { criterion: EditorialCriterion; value: number }[];
  strengths: Text[];
  weaknesses: Text[];
  /** True if there is any editorial content. */
  hasEditorial: boolean;
  seo: PageSeo;
}

/** A tool with the rating by visitors, or else by the editors. */
export interface RatedTool extends ToolCardData {
  /** `value` from 1 to 5; `count` is the number of reviews, 0 for the editors' rating. Null if unrated. */
  rating: { value: number; count: number } | null;
}

function toCard(doc: ToolCardDoc, locale: Locale): ToolCardData {
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    tagline: inLocale(doc.tagline, locale),
    priceModel: doc.priceModel,
    verified: Boolean(doc.verified),
    categories: (doc.categories ?? []).filter(isPopulated<Category>).flatMap((category) => {
      const name = inLocale(category.name, locale);
      return name ? [{ code: category.code, name }] : [];
    }),
    logo: toolLogo(doc, { isPublic: !isPreviewed('tools', doc.id) }),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  };
}

function toCover(cover: number | Media | null | undefined, locale: Locale): ToolPageData['cover'] {
  if (!isPopulated(cover)) return null;
  const { url, width, height } = cover.sizes?.large?.url ? cover.sizes.large : cover;
  return url && width && height ? { src: url, width, height, alt: inLocale(cover.alt, locale) } : null;
}

const texts = (rows: { text?: string | null }[] | null | undefined, locale: Locale) =>
  (rows ?? []).flatMap(({ text }) => inLocale(text, locale) ?? []);

function toEditorial(doc: ToolPageDoc, locale: Locale) {
  const editorialReview = inLocale(doc.editorialReview, locale) as Localized<object> | null;
  const editorialRatings = EDITORIAL_CRITERIA.flatMap((criterion) => {
    const value = doc.editorialRatings?.[criterion];
    return value ? [{ criterion, value }] : [];
  });
  const [strengths, weaknesses] = [texts(doc.editorialStrengths, locale), texts(doc.editorialWeaknesses, locale)];
  const editorialRating = doc.editorialRating ?? null;
  const hasEditorial =
    editorialRating !== null || editorialReview !== null || [editorialRatings, strengths, weaknesses].some(({ length }) => length > 0);
  return { editorialRating, editorialReview, editorialRatings, strengths, weaknesses, hasEditorial };
}

function toPage(doc: ToolPageDoc, locale: Locale): ToolPageData {
  return {
    ...toCard(doc, locale),
    ...toEditorial(doc, locale),
    ...attributesOf(doc),
    host: new URL(doc.url).hostname.replace(/^www\./, ''),
    affiliate: Boolean(doc.affiliate),
    description: inLocale(doc.description, locale) as Localized<object> | null,
    features: texts(doc.features, locale),
    plans: (doc.plans ?? []).map((plan) => ({
      name: inLocale(plan.name, locale),
      kind: plan.kind,
      price: plan.price ?? null,
      currency: plan.currency ?? null,
      unit: plan.unit ?? null,
    })),
    pricesAsOf: doc.pricesAsOf ?? null,
    alternativeIds: (doc.alternatives ?? []).map((alternative) => (isPopulated(alternative) ? alternative.id : alternative)),
    featureVideo: doc.featureVideo ?? null,
    cover: toCover(doc.cover, locale),
    seo: pageSeo('tools', doc, locale),
  };
}

/** A published, active tool, or null. */
export function getTool({ slug, locale }: { slug: string; locale: Locale }): Promise<ToolPageData | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'tools',
        where: { slug: { equals: slug } },
        limit: 1,
        pagination: false,
        locale: 'all',
        depth: 1,
        select: toolPageSelect,
        populate: { ...toolPopulate, tools: {} },
      });
      const [doc] = docs;
      return doc ? toPage(doc as ToolPageDoc, locale) : null;
    },
    ['tool', slug, locale],
    [cacheTags.toolSlug(slug), cacheTags.categoriesList],
  );
}

/** Name and alternatives of a published, inactive tool, or null. */
export function getInactiveTool({ slug }: { slug: string }): Promise<{ name: string; alternativeIds: number[] } | null> {
  return cached(
    async () => {
      const system = await asSystem();
      const { docs } = await system.find({
        collection: 'tools',
        where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }, { active: { equals: false } }] },
        limit: 1,
        pagination: false,
        depth: 0,
        select: { name: true, alternatives: true },
      });
      const [doc] = docs;
      return doc ? { name: doc.name, alternativeIds: (doc.alternatives ?? []).map((entry) => (isPopulated(entry) ? entry.id : entry)) } : null;
    },
    ['inactive-tool', slug],
    [cacheTags.toolSlug(slug)],
  );
}

interface ToolChoice {
  ids: number[];
  locale: Locale;
}

/** Published, active tools in the order of the ids. Uncached, for personal selections. */
export async function readToolsByIds({ ids, locale }: ToolChoice): Promise<ToolCardData[]> {
  if (ids.length === 0) return [];
  const visitor = await asVisitor();
  const { docs } = await visitor.find({
    collection: 'tools',
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    locale: 'all',
    depth: 1,
    select: toolCardSelect,
    populate: toolPopulate,
  });
  const found = new Map(docs.map((doc) => [doc.id, toCard(doc as ToolCardDoc, locale)]));
  return ids.flatMap((id) => found.get(id) ?? []);
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

/** A published, active tool and the URL of its visit button, or null. Affiliate URLs stay on the server. */
export async function getVisit({ slug }: { slug: string }): Promise<{ tool: number; url: string } | null> {
  const system = await asSystem();
  const { docs } = await system.find({
    collection: 'tools',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }, { active: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { url: true, affiliateUrl: true },
  });
  const [doc] = docs;
  return doc ? { tool: doc.id, url: doc.affiliateUrl ?? doc.url } : null;
}

/** The SVG logo for a file name from `logoFile`, or null if the tool's logo has changed. */
export function getLogoSvg({ file }: { file: string }): Promise<string | null> {
  const slug = file.split('.')[0] ?? '';
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'tools',
        where: { slug: { equals: slug } },
        limit: 1,
        pagination: false,
        depth: 0,
        select: { logo: true },
      });
      const svg = docs[0]?.logo?.svg;
      return svg && logoFile(slug, svg) === file ? svg : null;
    },
    ['logo', file],
    [cacheTags.toolSlug(slug)],
  );
}
