import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes, TEXT_PAGES } from '@/domain/routes';
import { env } from '@/env';
import { categoryName, listCategories } from '@/features/categories/queries';
import { listCourses } from '@/features/courses/queries';
import { listTerms } from '@/features/dictionary/queries';
import { getPage } from '@/features/pages/queries';
import { listProducts } from '@/features/products/queries';
import { countTools, listFirstIds } from '@/features/search/queries';
import { listTasksWithTools } from '@/features/tasks/queries';
import { listToolsByIds } from '@/features/tools/queries';
import type { Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { blocks, list, type MarkdownWriter, markdownWriter, section } from './blocks';
import { pageAsMarkdown } from './page-markdown';
import { markdownLine, markdownLink } from './public-markdown';

/** The best rated tools of each category; its page links to all. */
const TOOLS_OF_A_CATEGORY = 50;
/** Only the best rated tools: with 50,000 the whole site would be too large for any reader. */
const TOOLS_MAX = 500;
const BETWEEN = '\n\n';

/** Links to pages as Markdown. */
const twins =
  ({ entry }: MarkdownWriter) =>
  (name: string, path: string, about?: Text | null) =>
    entry(name, routes.markdown(path), about);

const link = (name: string, address: string, about: string) => `${markdownLink(name, env.SITE_URL + address)}: ${about}`;

/** Start of both texts for language models. */
const siteHead = ({ t }: MarkdownWriter): string => blocks(`# ${markdownLine(env.PRODUCT_NAME)}`, `> ${t('llms.summary')}`);

async function toolSections(writer: MarkdownWriter): Promise<string[]> {
  const { t, locale } = writer;
  const twin = twins(writer);
  const sections: string[] = [];
  for (const category of await listCategories({ locale })) {
    const ids = await listFirstIds({ category: category.id, sort: 'rating', limit: TOOLS_OF_A_CATEGORY });
    const tools = await listToolsByIds({ ids, locale });
    const entries = tools.map(({ name, slug, tagline }) => twin(name, routes.tool(slug), tagline));
    const all = twin(t('llms.moreOf'), routes.category(category.code));
    sections.push(section(t('llms.toolsOf', { name: categoryName(category, 1).value }), list([all, ...entries])) ?? '');
  }
  return sections;
}

async function guides(writer: MarkdownWriter): Promise<string[]> {
  const { t, locale } = writer;
  const twin = twins(writer);
  const [products, ...texts] = await Promise.all([
    listProducts({ locale }),
    ...TEXT_PAGES.map(async (path) => ({ path, page: await getPage({ slug: path.slice(1), locale }) })),
  ]);
  return [
    ...products.map(({ name, slug, summary }) => twin(name.value, routes.product(slug), summary)),
    twin(t('faq.title'), routes.faq, { value: t('faq.description'), lang: locale }),
    ...texts.flatMap(({ path, page }) => (page ? [twin(page.title.value, path, page.description)] : [])),
  ];
}

/** llms.txt (llmstxt.org): a summary of the site and links to its pages as Markdown. */
export async function siteContents(locale: Locale): Promise<string> {
  const [writer, tasks, terms, courses] = await Promise.all([
    markdownWriter(locale),
    listTasksWithTools({ locale }),
    listTerms({ locale }),
    listCourses({ locale }),
  ]);
  const { t } = writer;
  const twin = twins(writer);
  const other = localeInfo(locale).fallback;
  const feed = (name: string) => routes.feed(locale, name, 'atom');
  return `${blocks(
    siteHead(writer),
    t('llms.about', { address: `<${pageAddress(routes.llms, other)}>` }),
    ...(await toolSections(writer)),
    section(t('tasks.title'), list(tasks.map(({ name, slug }) => twin(name.value, routes.task(slug))))),
    section(t('dictionary.title'), list(terms.map(({ name, slug, definition }) => twin(name.value, routes.term(slug), definition)))),
    section(t('courses.title'), list(courses.map(({ name, slug, summary }) => twin(name, routes.course(slug), summary)))),
    section(t('llms.guides'), list(await guides(writer))),
    section(
      t('llms.programs'),
      list([
        link('API', localePath(routes.apiDocs, locale), t('llms.api')),
        link('MCP', routes.mcp, t('llms.mcp')),
        link('Dataset', localePath(routes.data, locale), t('llms.dataset')),
        link('llms-full.txt', localePath(routes.llmsFull, locale), t('llms.full')),
        link('sitemap.xml', routes.sitemap, t('llms.sitemap')),
        link('tools.atom', feed('tools'), t('llms.feedTools')),
        link('reviews.atom', feed('reviews'), t('llms.feedReviews')),
        link('terms.atom', feed('terms'), t('llms.feedTerms')),
      ]),
    ),
  )}\n`;
}

/** Paths of the pages in the whole site's text, in order. */
async function pathsOf(locale: Locale): Promise<string[]> {
  const [categories, ids, tasks, terms, courses, products] = await Promise.all([
    listCategories({ locale }),
    listFirstIds({ sort: 'rating', limit: TOOLS_MAX }),
    listTasksWithTools({ locale }),
    listTerms({ locale }),
    listCourses({ locale }),
    listProducts({ locale }),
  ]);
  const tools = await listToolsByIds({ ids, locale });
  return [
    routes.aboutUs,
    ...categories.map(({ code }) => routes.category(code)),
    ...tools.map(({ slug }) => routes.tool(slug)),
    ...tasks.map(({ slug }) => routes.task(slug)),
    ...terms.map(({ slug }) => routes.term(slug)),
    ...courses.map(({ slug }) => routes.course(slug)),
    ...products.map(({ slug }) => routes.product(slug)),
    routes.faq,
    routes.privacyPolicy,
    routes.accessibility,
  ];
}

/** llms-full.txt: the whole site as Markdown, page by page. Pages deleted meanwhile are skipped. */
export async function* wholeSite(locale: Locale): AsyncGenerator<string> {
  const [writer, { total }] = await Promise.all([markdownWriter(locale), countTools()]);
  const { t } = writer;
  yield blocks(
    siteHead(writer),
    t('llms.aboutFull', { address: `<${pageAddress(routes.llms, locale)}>` }),
    total > TOOLS_MAX && t('llms.someTools', { limit: TOOLS_MAX, total }),
  );
  for (const path of await pathsOf(locale)) {
    const page = await pageAsMarkdown(path, locale);
    if (page) yield BETWEEN + page.trimEnd();
  }
  yield '\n';
}
