import { getFormatter, getTranslations } from 'next-intl/server';
import { isAudience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { audienceTexts } from '@/features/audiences/texts';
import { categoryName, getCategory } from '@/features/categories/queries';
import { getCourse } from '@/features/courses/queries';
import { getTerm } from '@/features/dictionary/queries';
import { getPage } from '@/features/pages/queries';
import { getProduct } from '@/features/products/queries';
import { getReviewSummary } from '@/features/reviews/queries';
import { countPlainList } from '@/features/search/queries';
import { getSettings } from '@/features/shell/queries';
import { getTool } from '@/features/tools/queries';
import { fixedPageCard, plainCard } from '@/seo/share-image/page-card';
import type { ShareCard, ShareKind, ShareSubject } from '@/seo/share-image/share-card';

type Named = Omit<ShareSubject, 'kind'>;

const HOME = 'home';

async function toolCard({ slug, locale }: Named): Promise<ShareCard | null> {
  const tool = await getTool({ slug, locale });
  if (!tool) return null;
  const [summary, t, tools, format] = await Promise.all([
    getReviewSummary({ toolId: tool.id }),
    getTranslations({ locale, namespace: 'sharing' }),
    getTranslations({ locale, namespace: 'tools' }),
    getFormatter({ locale }),
  ]);
  const number = (value: number) => format.number(value, RATING_DIGITS);
  const byEditors = tool.editorialRating === null ? null : t('imageEditors', { rating: number(tool.editorialRating) });
  return {
    ...plainCard({ kind: 'tool', slug: tool.slug, locale }, tool.name),
    label: t('labels.tool'),
    text: tool.tagline?.value ?? null,
    mark: tool.logo,
    rating: summary.average === null ? byEditors : t('imageRating', { rating: number(summary.average), count: summary.count }),
    verified: tool.verified ? tools('verified') : null,
  };
}

async function categoryCard({ slug, locale }: Named): Promise<ShareCard | null> {
  const category = await getCategory({ code: slug, locale });
  if (!category) return null;
  const [count, t] = await Promise.all([countPlainList({ list: `category:${category.id}` }), getTranslations({ locale, namespace: 'sharing' })]);
  return {
    ...plainCard({ kind: 'category', slug: category.code, locale }, categoryName(category, 0).value),
    label: t('labels.category'),
    mark: category.icon ? { icon: category.icon } : null,
    fact: t('imageTools', { count }),
  };
}

async function textCard(
  subject: Named & { kind: 'term' | 'course' | 'product' },
  title: string,
  text: string | null | undefined,
): Promise<ShareCard> {
  const t = await getTranslations({ locale: subject.locale, namespace: 'sharing' });
  return { ...plainCard(subject, title), label: t(`labels.${subject.kind}`), text: text ?? null };
}

async function termCard(named: Named): Promise<ShareCard | null> {
  const term = await getTerm(named);
  return term && textCard({ kind: 'term', slug: term.slug, locale: named.locale }, term.name.value, term.definition?.value);
}

async function courseCard(named: Named): Promise<ShareCard | null> {
  const course = await getCourse(named);
  return course && textCard({ kind: 'course', slug: course.slug, locale: named.locale }, course.name, course.summary?.value ?? course.provider);
}

async function productCard(named: Named): Promise<ShareCard | null> {
  const product = await getProduct(named);
  return product && textCard({ kind: 'product', slug: product.slug, locale: named.locale }, product.name.value, product.summary?.value);
}

async function textPageCard({ slug, locale }: Named): Promise<ShareCard | null> {
  const page = await getPage({ slug, locale });
  return page && { ...plainCard({ kind: 'text', slug, locale }, page.title.value), text: page.description?.value ?? null };
}

async function audienceCard({ slug, locale }: Named): Promise<ShareCard | null> {
  if (!isAudience(slug)) return null;
  const { title, intro } = audienceTexts(slug, locale);
  return { ...plainCard({ kind: 'audience', slug, locale }, title), text: intro };
}

/** Named after the product, with its tagline. */
export async function homeCard(locale: Locale): Promise<ShareCard> {
  const subject = { kind: 'page' as const, slug: HOME, locale };
  const { homeTitle, homeIntro } = await getSettings({ locale });
  const card = plainCard(subject, homeTitle?.value ?? '');
  return { ...card, title: card.title || card.productName, text: homeIntro?.value ?? null };
}

const pageCard = ({ slug, locale }: Named) => (slug === HOME ? homeCard(locale) : fixedPageCard(slug, locale));

const CARDS: Record<ShareKind, (named: Named) => Promise<ShareCard | null>> = {
  page: pageCard,
  tool: toolCard,
  category: categoryCard,
  term: termCard,
  course: courseCard,
  product: productCard,
  text: textPageCard,
  audience: audienceCard,
};

/** A page's current share card, from the same reads as the page; null if it isn't public. */
export const shareCard = ({ kind, ...named }: ShareSubject): Promise<ShareCard | null> => CARDS[kind](named);
