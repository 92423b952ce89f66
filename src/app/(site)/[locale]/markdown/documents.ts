import { getFormatter, getTranslations } from 'next-intl/server';
import { FAQ_GROUPS } from '@/domain/faq-groups';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { categoryName, getCategory } from '@/features/categories/queries';
import { getCourse } from '@/features/courses/queries';
import { getTerm, listTermsByIds } from '@/features/dictionary/queries';
import { listFaqs } from '@/features/faqs/queries';
import { getPage } from '@/features/pages/queries';
import { getProduct } from '@/features/products/queries';
import { getPlainPage } from '@/features/search/queries';
import { listCards } from '../tools/cards';
import { blocks, entry, facts, linkTo, list, richText, section } from './blocks';
import { markdownLine, markdownLink, markdownQuote } from './public-markdown';
import { toolList } from './tool';

/** A category as Markdown, with the tools of its first page. */
export async function categoryMarkdown(code: string, locale: Locale): Promise<string | null> {
  const category = await getCategory({ code, locale });
  if (!category) return null;
  const [t, page] = await Promise.all([getTranslations({ locale }), getPlainPage({ list: `category:${category.id}`, page: 1 })]);
  const note = t('general.translationEmpty');
  return blocks(
    `# ${markdownLine(categoryName(category, 1).value)}`,
    richText(category.description, { locale, note, headingLevel: 2 }),
    toolList(await listCards({ ids: page.ids, locale }), locale) || t('tools.empty'),
    page.pageCount > 1 && t('tools.introPage', { page: 1, pages: page.pageCount }),
    page.pageCount > 1 && linkTo(t('tools.next'), routes.categoryPage(code, 2), locale),
  );
}

export async function termMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const term = await getTerm({ slug, locale });
  if (!term) return null;
  const [t, relatedTerms, relatedTools] = await Promise.all([
    getTranslations({ locale }),
    listTermsByIds({ ids: term.relatedTermIds, locale }),
    listCards({ ids: term.relatedToolIds, locale }),
  ]);
  return blocks(
    `# ${markdownLine(term.name.value)}`,
    term.otherName && t.markup('dictionary.otherName', { name: markdownLine(term.otherName.value), i: (chunks) => `*${chunks}*` }),
    term.definition && markdownQuote(term.definition.value),
    richText(term.explanation, { locale, note: t('general.translationEmpty'), headingLevel: 2 }),
    section(
      t('dictionary.related'),
      list(relatedTerms.map(({ name, slug: other, definition }) => entry(name.value, routes.term(other), locale, definition?.value))),
    ),
    section(t('dictionary.tools'), toolList(relatedTools, locale)),
  );
}

export async function courseMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const course = await getCourse({ slug, locale });
  if (!course) return null;
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const price =
    course.price !== null && course.currency
      ? format.number(course.price, { style: 'currency', currency: course.currency })
      : t(`coursePrices.${course.priceModel}`);
  return blocks(
    `# ${markdownLine(course.name)}`,
    course.summary && markdownQuote(course.summary.value),
    facts([
      [t('courses.provider'), markdownLine(course.provider)],
      [t('courses.level'), t(`levels.${course.level}`)],
      [t('courses.duration'), course.hours ? t('courses.hours', { hours: course.hours }) : null],
      [t('courses.language'), t(`languages.${course.language}`)],
      [t('courses.price'), price],
      [t('courses.certificate'), course.certificate ? t('courses.yes') : t('courses.no')],
    ]),
    markdownLink(t('courses.visit'), course.url),
    course.description && section(t('courses.about'), richText(course.description, { locale, note: t('general.translationEmpty') })),
  );
}

export async function productMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const product = await getProduct({ slug, locale });
  if (!product) return null;
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  return blocks(
    `# ${markdownLine(product.name.value)}`,
    product.summary && markdownQuote(product.summary.value),
    list([
      t(`productKinds.${product.kind}`),
      product.price !== null && product.currency
        ? format.number(product.price, { style: 'currency', currency: product.currency })
        : t('products.free'),
    ]),
    richText(product.description, { locale, note: t('general.translationEmpty'), headingLevel: 2 }),
    product.url && markdownLink(t('products.get'), product.url),
  );
}

export async function faqMarkdown(locale: Locale): Promise<string> {
  const [t, faqs] = await Promise.all([getTranslations({ locale }), listFaqs({ locale })]);
  const note = t('general.translationEmpty');
  return blocks(
    `# ${t('faq.title')}`,
    ...FAQ_GROUPS.map((group) =>
      section(
        t(`faq.groups.${group}`),
        ...faqs
          .filter((faq) => faq.group === group)
          .map(({ question, answer }) => blocks(`### ${markdownLine(question.value)}`, richText(answer, { locale, note, headingLevel: 4 }))),
      ),
    ),
  );
}

export async function pageMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const page = await getPage({ slug, locale });
  if (!page) return null;
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  return blocks(
    `# ${markdownLine(page.title.value)}`,
    page.description && markdownQuote(page.description.value),
    richText(page.body, { locale, note: t('general.translationEmpty'), headingLevel: 2 }),
    t('pages.updated', { date: format.dateTime(new Date(page.updatedAt), { dateStyle: 'long' }) }),
  );
}
