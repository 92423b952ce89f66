import { getTranslations } from 'next-intl/server';
import { FAQ_GROUPS } from '@/domain/faq-groups';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { categoryName, getCategory } from '@/features/categories/queries';
import { durationText } from '@/features/courses/duration';
import { getCourse } from '@/features/courses/queries';
import { getTerm, listTermsByIds } from '@/features/dictionary/queries';
import { listFaqs } from '@/features/faqs/queries';
import { getPage } from '@/features/pages/queries';
import { getProduct } from '@/features/products/queries';
import { getRecommended } from '@/features/search/queries';
import { pageAddress } from '@/server/page-address';
import { type LoadedTask, loadTask } from '../tasks/load-task';
import { listCards } from '../tools/cards';
import { blocks, facts, list, type MarkdownWriter, markdownWriter, section } from './blocks';
import { markdownLine, markdownLink, markdownQuote } from './public-markdown';
import { toolList, toolMarkdown } from './tool';

/** A category as Markdown, with the tools its page opens with. */
async function categoryMarkdown(code: string, locale: Locale): Promise<string | null> {
  const category = await getCategory({ code, locale });
  if (!category) return null;
  const [writer, { ids, pageCount }] = await Promise.all([markdownWriter(locale), getRecommended({ list: `category:${category.id}`, locale })]);
  const { t, richText, linkTo } = writer;
  return blocks(
    `# ${markdownLine(categoryName(category, 1).value)}`,
    richText(category.description, 2),
    toolList(await listCards({ ids, locale }), writer) || t('tools.empty'),
    pageCount > 1 && linkTo(t('tools.alphabetical'), routes.categoryPage(code, 1)),
  );
}

async function termMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const term = await getTerm({ slug, locale });
  if (!term) return null;
  const [writer, relatedTerms, relatedTools] = await Promise.all([
    markdownWriter(locale),
    listTermsByIds({ ids: term.relatedTermIds, locale }),
    listCards({ ids: term.relatedToolIds, locale }),
  ]);
  const { t, richText, entry } = writer;
  return blocks(
    `# ${markdownLine(term.name.value)}`,
    term.otherName && t.markup('dictionary.otherName', { name: markdownLine(term.otherName.value), i: (chunks) => `*${chunks}*` }),
    term.definition && markdownQuote(term.definition.value),
    richText(term.explanation, 2),
    section(t('dictionary.related'), list(relatedTerms.map((other) => entry(other.name.value, routes.term(other.slug), other.definition)))),
    section(t('dictionary.tools'), toolList(relatedTools, writer)),
  );
}

async function courseMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [course, { t, richText, price }] = await Promise.all([getCourse({ slug, locale }), markdownWriter(locale)]);
  if (!course) return null;
  return blocks(
    `# ${markdownLine(course.name)}`,
    course.summary && markdownQuote(course.summary.value),
    facts([
      [t('courses.provider'), markdownLine(course.provider)],
      [t('courses.level'), t(`levels.${course.level}`)],
      [t('courses.duration'), course.hours ? durationText(await getTranslations({ locale, namespace: 'courses' }), course.hours) : null],
      [t('courses.language'), t(`languages.${course.language}`)],
      [t('courses.price'), price(course, t(`coursePrices.${course.priceModel}`))],
      [t('courses.certificate'), course.certificate ? t('courses.yes') : t('courses.no')],
    ]),
    markdownLink(t('courses.visit'), course.url),
    section(t('courses.about'), richText(course.description)),
  );
}

async function productMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [product, { t, richText, price }] = await Promise.all([getProduct({ slug, locale }), markdownWriter(locale)]);
  if (!product) return null;
  return blocks(
    `# ${markdownLine(product.name.value)}`,
    product.summary && markdownQuote(product.summary.value),
    list([t(`productKinds.${product.kind}`), price(product, t('products.free'))]),
    richText(product.description, 2),
    product.url && markdownLink(t('products.get'), product.url),
  );
}

/** A tool of a task as an entry of a list, with its reasons below it. */
function reasonedTool({ name, slug, tagline, because, notIf }: LoadedTask['tools'][number], { t, entry }: MarkdownWriter): string {
  const reasons = [
    [t('tasks.because'), because],
    [t('tasks.notIf'), notIf],
  ] as const;
  const lines = reasons.flatMap(([label, text]) => (text ? [`  - **${label}** ${markdownLine(text.value)}`] : []));
  return [entry(name, routes.tool(slug), tagline), ...lines].join('\n');
}

async function taskMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [writer, task] = await Promise.all([markdownWriter(locale), loadTask({ slug, locale })]);
  if (!task) return null;
  const { t } = writer;
  const { name, intro, lookFor, tools } = task;
  return blocks(
    `# ${markdownLine(name.value)}`,
    intro && markdownQuote(intro.value),
    lookFor && section(t('tasks.lookFor'), list(lookFor.lines.map(markdownLine))),
    tools.length > 0 ? section(t('tasks.tools', { count: tools.length }), list(tools.map((tool) => reasonedTool(tool, writer)))) : t('tasks.noTools'),
  );
}

async function faqMarkdown(locale: Locale): Promise<string> {
  const [faqs, { t, richText }] = await Promise.all([listFaqs({ locale }), markdownWriter(locale)]);
  return blocks(
    `# ${t('faq.title')}`,
    ...FAQ_GROUPS.map((group) =>
      section(
        t(`faq.groups.${group}`),
        ...faqs
          .filter((faq) => faq.group === group)
          .map(({ question, answer }) => blocks(`### ${markdownLine(question.value)}`, richText(answer, 4))),
      ),
    ),
  );
}

async function textMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [page, { t, richText, date }] = await Promise.all([getPage({ slug, locale }), markdownWriter(locale)]);
  if (!page) return null;
  return blocks(
    `# ${markdownLine(page.title.value)}`,
    page.description && markdownQuote(page.description.value),
    richText(page.body, 2),
    t('pages.updated', { date: date(page.updatedAt) }),
  );
}

const BY_KIND: Record<string, (slug: string, locale: Locale) => Promise<string | null>> = {
  tools: toolMarkdown,
  categories: categoryMarkdown,
  dictionary: termMarkdown,
  courses: courseMarkdown,
  products: productMarkdown,
  tasks: taskMarkdown,
};

async function content(path: string, locale: Locale): Promise<string | null> {
  if (path === routes.faq) return faqMarkdown(locale);
  const [, kind = '', slug, ...rest] = path.split('/');
  if (slug === undefined) return textMarkdown(kind, locale);
  return Object.hasOwn(BY_KIND, kind) && rest.length === 0 ? (BY_KIND[kind]?.(slug, locale) ?? null) : null;
}

/** A page as Markdown, with its URL at the end; null if it doesn't exist. `path` has no language prefix. */
export async function pageAsMarkdown(path: string, locale: Locale): Promise<string | null> {
  const text = await content(path, locale);
  return text === null ? null : `${blocks(text, '---', `<${pageAddress(path, locale)}>`)}\n`;
}
