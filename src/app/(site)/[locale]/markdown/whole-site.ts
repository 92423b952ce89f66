import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { listCategories } from '@/features/categories/queries';
import { listCourses } from '@/features/courses/queries';
import { listTerms } from '@/features/dictionary/queries';
import { listProducts } from '@/features/products/queries';
import { countTools, listFirstIds } from '@/features/search/queries';
import { listToolsByIds } from '@/features/tools/queries';
import { pageAddress } from '@/server/page-address';
import { blocks } from './blocks';
import { siteHead } from './contents';
import { pageAsMarkdown } from './page-markdown';

/** Only the best rated tools: with 50,000 the text would be too large for any reader. */
const TOOLS_MAX = 500;
const BETWEEN = '\n\n';

/** Paths of the pages in the text, in order. */
async function pathsOf(locale: Locale): Promise<string[]> {
  const [categories, ids, terms, courses, products] = await Promise.all([
    listCategories({ locale }),
    listFirstIds({ sort: 'rating', limit: TOOLS_MAX }),
    listTerms({ locale }),
    listCourses({ locale }),
    listProducts({ locale }),
  ]);
  const tools = await listToolsByIds({ ids, locale });
  return [
    routes.aboutUs,
    ...categories.map(({ code }) => routes.category(code)),
    ...tools.map(({ slug }) => routes.tool(slug)),
    ...terms.map(({ slug }) => routes.term(slug)),
    ...courses.map(({ slug }) => routes.course(slug)),
    ...products.map(({ slug }) => routes.product(slug)),
    routes.faq,
    routes.privacyPolicy,
    routes.accessibility,
  ];
}

/** The whole site as Markdown, page by page. Pages deleted meanwhile are skipped. */
export async function* wholeSite(locale: Locale): AsyncGenerator<string> {
  const [t, { total }] = await Promise.all([getTranslations({ locale, namespace: 'llms' }), countTools()]);
  yield blocks(
    await siteHead(locale),
    t('aboutFull', { address: `<${pageAddress(routes.llms, locale)}>` }),
    total > TOOLS_MAX && t('someTools', { limit: TOOLS_MAX, total }),
  );
  for (const path of await pathsOf(locale)) {
    const page = await pageAsMarkdown(path, locale);
    if (page) yield BETWEEN + page.trimEnd();
  }
  yield '\n';
}
