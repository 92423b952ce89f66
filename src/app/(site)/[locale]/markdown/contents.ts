import { getTranslations } from 'next-intl/server';
import { type Locale, localeInfo } from '@/domain/locales';
import { localePath, routes, TEXT_PAGES } from '@/domain/routes';
import { env } from '@/env';
import { categoryName, listCategories } from '@/features/categories/queries';
import { listCourses } from '@/features/courses/queries';
import { listTerms } from '@/features/dictionary/queries';
import { getPage } from '@/features/pages/queries';
import { listProducts } from '@/features/products/queries';
import { listFirstIds } from '@/features/search/queries';
import { listToolsByIds } from '@/features/tools/queries';
import { pageAddress } from '@/server/page-address';
import { blocks, list, section } from './blocks';
import { markdownLine, markdownLink } from './public-markdown';

/** The best rated tools of each category; its page links to all. */
const TOOLS_OF_A_CATEGORY = 50;

const twin = (name: string, path: string, locale: Locale, about?: string | null) =>
  markdownLink(name, pageAddress(routes.markdown(path), locale)) + (about ? `: ${markdownLine(about)}` : '');

const link = (name: string, address: string, about: string) => `${markdownLink(name, env.SITE_URL + address)}: ${about}`;

/** Start of both texts for language models. */
export async function siteHead(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  return blocks(`# ${markdownLine(env.PRODUCT_NAME)}`, `> ${t('summary')}`);
}

async function toolSections(locale: Locale): Promise<string[]> {
  const [t, categories] = await Promise.all([getTranslations({ locale, namespace: 'llms' }), listCategories({ locale })]);
  const sections: string[] = [];
  for (const category of categories) {
    const ids = await listFirstIds({ category: category.id, sort: 'rating', limit: TOOLS_OF_A_CATEGORY });
    const tools = await listToolsByIds({ ids, locale });
    const entries = tools.map(({ name, slug, tagline }) => twin(name, routes.tool(slug), locale, tagline?.value));
    const all = twin(t('moreOf'), routes.category(category.code), locale);
    sections.push(section(t('toolsOf', { name: categoryName(category, 1).value }), list([all, ...entries])) ?? '');
  }
  return sections;
}

async function guides(locale: Locale): Promise<string[]> {
  const [faq, products, ...texts] = await Promise.all([
    getTranslations({ locale, namespace: 'faq' }),
    listProducts({ locale }),
    ...TEXT_PAGES.map((path) => getPage({ slug: path.slice(1), locale })),
  ]);
  return [
    ...products.map(({ name, slug, summary }) => twin(name.value, routes.product(slug), locale, summary?.value)),
    twin(faq('title'), routes.faq, locale, faq('description')),
    ...TEXT_PAGES.flatMap((path, index) => {
      const page = texts[index];
      return page ? [twin(page.title.value, path, locale, page.description?.value)] : [];
    }),
  ];
}

/** llms.txt (llmstxt.org): a summary of the site and links to its pages as Markdown. */
export async function siteContents(locale: Locale): Promise<string> {
  const [t, terms, courses] = await Promise.all([getTranslations({ locale }), listTerms({ locale }), listCourses({ locale })]);
  const other = localeInfo(locale).fallback;
  const feed = (name: string) => routes.feed(locale, name, 'atom');
  return `${blocks(
    await siteHead(locale),
    t('llms.about', { address: `<${pageAddress(routes.llms, other)}>` }),
    ...(await toolSections(locale)),
    section(t('dictionary.title'), list(terms.map(({ name, slug, definition }) => twin(name.value, routes.term(slug), locale, definition?.value)))),
    section(t('courses.title'), list(courses.map(({ name, slug, summary }) => twin(name, routes.course(slug), locale, summary?.value)))),
    section(t('llms.guides'), list(await guides(locale))),
    section(
      t('llms.programs'),
      list([
        link('API', localePath(routes.apiDocs, locale), t('llms.api')),
        link('MCP', routes.mcp, t('llms.mcp')),
        link('llms-full.txt', localePath(routes.llmsFull, locale), t('llms.full')),
        link('sitemap.xml', routes.sitemap, t('llms.sitemap')),
        link('tools.atom', feed('tools'), t('llms.feedTools')),
        link('reviews.atom', feed('reviews'), t('llms.feedReviews')),
        link('terms.atom', feed('terms'), t('llms.feedTerms')),
      ]),
    ),
  )}\n`;
}
