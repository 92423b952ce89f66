import 'server-only';
import { AUDIENCES } from '@/domain/audiences';
import { cacheTags } from '@/domain/cache-tags';
import { routes, TEXT_PAGES } from '@/domain/routes';
import { CHANGE_TOPICS, type ChangeTopic } from '@/domain/tool/events';
import { env } from '@/env';
import type { Media } from '@/payload-types';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { readListedTools } from '@/server/listed-tools';
import { idsOf } from '@/server/populated';
import { runForVisitor } from '@/server/search/pool';
import { countListParts, countToolParts, readFirstPages, readLastChanges, readListPart, readToolPart } from './read';
import { describePart, newest, type SitemapPage, type SitemapPart } from './render';

/** Pages whose text is code; their date is unknown. */
const FIXED_PAGES = [routes.dropTool, routes.contact, routes.newsletter, routes.data, routes.apiDocs] as const;
const MAX_DOCUMENTS = 5000;
const PAGES = 'pages';
const PART_NAME = /^(tools|lists)-(\d+)$/;

const TAGS = [
  cacheTags.toolsList,
  cacheTags.categoriesList,
  cacheTags.termsList,
  cacheTags.coursesList,
  cacheTags.productsList,
  cacheTags.tasksList,
  cacheTags.faqsList,
  cacheTags.settings,
  ...TEXT_PAGES.map((path) => cacheTags.pageSlug(path.slice(1))),
];

interface Dated {
  id: number;
  slug: string;
  updatedAt: string;
  cover: string | null;
}

async function listDated(collection: 'categories' | 'dictionary-terms' | 'courses' | 'products' | 'pages' | 'faqs'): Promise<Dated[]> {
  const docs = await asVisitor.find(collection, {
    sort: 'id',
    limit: MAX_DOCUMENTS,
    depth: collection === 'products' ? 1 : 0,
    select: {
      updatedAt: true,
      ...(collection === 'categories' ? { code: true } : { slug: true }),
      ...(collection === 'products' ? { cover: true } : {}),
    },
    populate: { media: { url: true, sizes: true } },
  });
  return docs.map((doc) => {
    const { id, code, slug, updatedAt, cover } = doc as { id: number; code?: string; slug?: string; updatedAt: string; cover?: number | Media };
    const image = typeof cover === 'object' && cover !== null ? (cover.sizes?.large?.url ?? cover.url ?? null) : null;
    return { id, slug: code ?? slug ?? '', updatedAt, cover: image };
  });
}

/** Tasks with a listed tool: search engines leave out the others. */
async function listDatedTasks(): Promise<Dated[]> {
  const select = { slug: true, updatedAt: true, tools: { tool: true } } as const;
  const docs = await asVisitor.find('tasks', { sort: 'id', limit: MAX_DOCUMENTS, select });
  const tasks = docs.map(({ tools, ...task }) => ({ ...task, cover: null, toolIds: (tools ?? []).flatMap(({ tool }) => idsOf(tool ? [tool] : [])) }));
  const listed = await readListedTools(tasks.flatMap(({ toolIds }) => toolIds));
  return tasks.filter(({ toolIds }) => toolIds.some((id) => listed.has(id)));
}

const latest = (docs: readonly Dated[]) => newest(docs.map(({ updatedAt }) => updatedAt));
const toPages = (docs: readonly Dated[], pathOf: (slug: string) => string): SitemapPage[] =>
  docs.map(({ slug, updatedAt, cover }) => ({ path: pathOf(slug), changedAt: updatedAt, images: cover ? [cover] : [] }));

async function readPages(): Promise<SitemapPage[]> {
  const [categories, terms, courses, products, tasks, texts, faqs, settings, firstPages, lastChanges] = await Promise.all([
    listDated('categories'),
    listDated('dictionary-terms'),
    listDated('courses'),
    listDated('products'),
    listDatedTasks(),
    listDated('pages'),
    listDated('faqs'),
    asVisitor.findGlobal('settings'),
    readFirstPages(runForVisitor),
    readLastChanges(runForVisitor),
  ]);
  const page = (path: string, ...dates: (string | null | undefined)[]): SitemapPage => ({
    path,
    changedAt: newest(dates.map((date) => date ?? null)),
    images: [],
  });
  const [allCategories, allTerms, allCourses, allProducts] = [latest(categories), latest(terms), latest(courses), latest(products)];
  return [
    page(routes.home, settings.updatedAt, allCategories, allTerms, allCourses, ...firstPages.values()),
    page(routes.tools, firstPages.get('all')),
    ...AUDIENCES.map((audience) => page(routes.toolsFor(audience), firstPages.get(`audience:${audience}`))),
    page(routes.categories, allCategories),
    ...categories.map(({ id, slug, updatedAt }) => page(routes.category(slug), updatedAt, firstPages.get(`category:${id}`))),
    page(routes.dictionary, allTerms),
    ...toPages(terms, routes.term),
    page(routes.courses, allCourses),
    ...toPages(courses, routes.course),
    page(routes.changes, lastChanges.get('all')),
    ...Object.keys(CHANGE_TOPICS).map((topic) => page(routes.changesAbout(topic as ChangeTopic))),
    ...categories.flatMap(({ id, slug }) => {
      const changedAt = lastChanges.get(`category:${id}`);
      return changedAt ? [page(routes.changesIn(slug), changedAt)] : [];
    }),
    page(routes.products, allProducts),
    ...toPages(products, routes.product),
    page(routes.tasks, latest(tasks)),
    ...toPages(tasks, routes.task),
    page(routes.faq, latest(faqs)),
    ...toPages(
      texts.filter(({ slug }) => TEXT_PAGES.some((path) => path === `/${slug}`)),
      (slug) => `/${slug}`,
    ),
    ...FIXED_PAGES.map((path) => page(path)),
  ];
}

async function readPart(name: string): Promise<SitemapPage[]> {
  if (name === PAGES) return readPages();
  const [, kind, number] = PART_NAME.exec(name) ?? [];
  if (kind === 'tools') return readToolPart(runForVisitor, Number(number));
  const categories = await listDated('categories');
  return readListPart(runForVisitor, Number(number), new Map(categories.map(({ id, slug }) => [id, slug])));
}

/** Pages of a part such as `pages`, `tools-1` or `lists-1`; empty for unknown parts. */
export async function getSitemapPart(name: string): Promise<SitemapPage[]> {
  const parts = await listSitemapParts();
  if (!parts.some((part) => part.name === name)) return [];
  return cached(() => readPart(name), ['sitemap-part', name], TAGS);
}

/** All non-empty parts in a fixed order. */
export function listSitemapParts(): Promise<SitemapPart[]> {
  return cached(
    async () => {
      const [tools, lists] = await Promise.all([countToolParts(runForVisitor), countListParts(runForVisitor)]);
      const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
      const parts: SitemapPart[] = [];
      for (const name of [PAGES, ...numbered('lists', lists), ...numbered('tools', tools)]) {
        const pages = await readPart(name);
        if (pages.length > 0) parts.push(describePart(name, pages, env.SITE_URL));
      }
      return parts;
    },
    ['sitemap-parts'],
    TAGS,
  );
}
