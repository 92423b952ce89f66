import { getFormatter, getTranslations } from 'next-intl/server';
import { isAudience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { env } from '@/env';
import { audienceTexts } from '@/features/audiences/texts';
import { categoryName, getCategory } from '@/features/categories/queries';
import { getCourse } from '@/features/courses/queries';
import { getTerm } from '@/features/dictionary/queries';
import { getPage } from '@/features/pages/queries';
import { getProduct } from '@/features/products/queries';
import { getReviewSummary } from '@/features/reviews/queries';
import { countPlainList } from '@/features/search/queries';
import { getSettings } from '@/features/shell/queries';
import { getTask } from '@/features/tasks/queries';
import { getTool } from '@/features/tools/queries';
import { fixedPageCard, plainCard } from '@/seo/share-image/page-card';
import type { ShareCard, ShareKind, ShareSubject } from '@/seo/share-image/share-card';

type Named = Omit<ShareSubject, 'kind'>;

/** What a card shows besides the site. */
type Content = Pick<ShareCard, 'title'> & Partial<ShareCard>;

const HOME = 'home';

const labelOf = async (kind: 'term' | 'course' | 'product' | 'task', locale: Locale) =>
  (await getTranslations({ locale, namespace: 'sharing' }))(`labels.${kind}`);

const CARDS: Record<ShareKind, (named: Named) => Promise<Content | null>> = {
  async page({ slug, locale }) {
    if (slug !== HOME) return fixedPageCard(slug, locale);
    const { homeTitle, homeIntro } = await getSettings({ locale });
    return { title: homeTitle?.value || env.PRODUCT_NAME, text: homeIntro?.value ?? null };
  },
  async tool({ slug, locale }) {
    const tool = await getTool({ slug, locale });
    if (!tool) return null;
    const [{ average, count }, t, format] = await Promise.all([
      getReviewSummary({ toolId: tool.id }),
      getTranslations({ locale }),
      getFormatter({ locale }),
    ]);
    const number = (value: number) => format.number(value, RATING_DIGITS);
    const byEditors = tool.editorialRating === null ? null : t('sharing.imageEditors', { rating: number(tool.editorialRating) });
    return {
      title: tool.name,
      label: t('sharing.labels.tool'),
      text: tool.tagline?.value ?? null,
      mark: tool.logo,
      rating: average === null ? byEditors : t('sharing.imageRating', { rating: number(average), count }),
      verified: tool.verified ? t('tools.verified') : null,
    };
  },
  async category({ slug, locale }) {
    const category = await getCategory({ code: slug, locale });
    if (!category) return null;
    const [count, t] = await Promise.all([countPlainList({ list: `category:${category.id}` }), getTranslations({ locale, namespace: 'sharing' })]);
    return {
      title: categoryName(category, 0).value,
      label: t('labels.category'),
      mark: category.icon ? { icon: category.icon } : null,
      fact: t('imageTools', { count }),
    };
  },
  async term(named) {
    const term = await getTerm(named);
    return term && { title: term.name.value, label: await labelOf('term', named.locale), text: term.definition?.value ?? null };
  },
  async course(named) {
    const course = await getCourse(named);
    return course && { title: course.name, label: await labelOf('course', named.locale), text: course.summary?.value ?? course.provider };
  },
  async product(named) {
    const product = await getProduct(named);
    return product && { title: product.name.value, label: await labelOf('product', named.locale), text: product.summary?.value ?? null };
  },
  async task(named) {
    const task = await getTask(named);
    return task && { title: task.name.value, label: await labelOf('task', named.locale), text: task.intro?.value ?? null };
  },
  async text(named) {
    const page = await getPage(named);
    return page && { title: page.title.value, text: page.description?.value ?? null };
  },
  async audience({ slug, locale }) {
    if (!isAudience(slug)) return null;
    const { title, intro } = audienceTexts(slug, locale);
    return { title, text: intro };
  },
};

/** A page's current share card, from the same reads as the page; null if it isn't public. */
export async function shareCard(subject: ShareSubject): Promise<ShareCard | null> {
  const content = await CARDS[subject.kind](subject);
  return content && { ...plainCard(subject, content.title), ...content };
}

export const homeCard = (locale: Locale) => shareCard({ kind: 'page', slug: HOME, locale });
