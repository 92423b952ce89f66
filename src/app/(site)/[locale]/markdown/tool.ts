import { getFormatter, getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { RATING_DIGITS } from '@/domain/rating-criteria';
import { routes } from '@/domain/routes';
import { getReviewSummary, listReviews, type ReviewData, type ReviewSummary, reviewRating } from '@/features/reviews/queries';
import { type Fact, listFacts } from '@/features/tools/facts';
import { planPrice } from '@/features/tools/plan-price';
import { getInactiveTool, getTool, type RatedTool, type ToolPageData } from '@/features/tools/queries';
import { listAlternatives, listCards } from '../tools/cards';
import { blocks, entry, facts, linkTo, list, richText, section } from './blocks';
import { markdownLine, markdownLink, markdownQuote } from './public-markdown';

/** Tools with their taglines, as links. */
export const toolList = (tools: readonly RatedTool[], locale: Locale) =>
  list(tools.map(({ name, slug, tagline }) => entry(name, routes.tool(slug), locale, tagline?.value)));

async function factList(tool: ToolPageData, summary: ReviewSummary, locale: Locale): Promise<string> {
  const [t, format, known] = await Promise.all([getTranslations({ locale }), getFormatter({ locale }), listFacts(tool, locale, 'markdown')]);
  const value = ({ text, path }: Fact['values'][number]) => (path ? linkTo(text.value, path, locale) : markdownLine(text.value));
  return blocks(
    facts(known.map(({ label, values }) => [label, values.map(value).join(', ')])),
    list([
      ...(tool.editorialRating === null ? [] : [t('tools.editorsRating', { rating: format.number(tool.editorialRating, RATING_DIGITS) })]),
      ...(summary.average === null
        ? []
        : [t('tools.visitorsRating', { rating: format.number(summary.average, RATING_DIGITS), count: summary.count })]),
      ...(tool.affiliate ? [t('tools.affiliate')] : []),
    ]),
  );
}

async function plans(tool: ToolPageData, locale: Locale): Promise<string> {
  const [t, format, priceOf] = await Promise.all([getTranslations({ locale }), getFormatter({ locale }), planPrice(locale)]);
  if (tool.plans.length === 0) return t('tools.noPlans');
  return blocks(
    facts(tool.plans.map((plan) => [plan.name?.value ?? t('tools.plan'), markdownLine(priceOf(plan))])),
    tool.pricesAsOf && t('tools.pricesAsOf', { month: format.dateTime(new Date(tool.pricesAsOf), { month: 'long', year: 'numeric' }) }),
  );
}

async function editorialPoints(tool: ToolPageData, locale: Locale): Promise<string> {
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const points = (title: string, texts: ToolPageData['strengths']) =>
    texts.length > 0 && blocks(`### ${title}`, list(texts.map(({ value }) => markdownLine(value))));
  return blocks(
    points(t('tools.strengths'), tool.strengths),
    points(t('tools.weaknesses'), tool.weaknesses),
    tool.editorialRatings.length > 0 &&
      blocks(
        `### ${t('tools.perCriterion')}`,
        facts(
          tool.editorialRatings.map(({ criterion, value }) => [
            t(`editorialCriteria.${criterion}`),
            t('tools.ratingOf', { rating: format.number(value, RATING_DIGITS) }),
          ]),
        ),
      ),
  );
}

async function reviewTexts(reviews: readonly ReviewData[], locale: Locale): Promise<string> {
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const date = (value: string) => format.dateTime(new Date(value), { dateStyle: 'long' });
  return blocks(
    ...reviews.map((review) => {
      const rating = reviewRating(review);
      const author = [review.author ?? t('tools.anonymous'), review.location].filter(Boolean).join(', ');
      return blocks(
        `### ${markdownLine(review.title)}`,
        rating !== null && t('tools.ratingOf', { rating: format.number(rating, RATING_DIGITS) }),
        markdownQuote(review.text),
        markdownLine(t('tools.reviewBy', { author, date: date(review.createdAt) })),
        review.answer &&
          blocks(
            `**${t(review.answer.by === 'maker' ? 'reviews.answerMaker' : 'reviews.answerEditors')}**${review.answer.answeredAt ? ` (${date(review.answer.answeredAt)})` : ''}`,
            markdownQuote(review.answer.text),
          ),
      );
    }),
  );
}

async function reviewSection(tool: ToolPageData, summary: ReviewSummary, locale: Locale): Promise<string> {
  const [t, format, reviews] = await Promise.all([
    getTranslations({ locale }),
    getFormatter({ locale }),
    listReviews({ toolId: tool.id, sort: 'newest', page: 1 }),
  ]);
  if (summary.average === null) return t('tools.reviewsNone');
  const stars = (value: number) => t('tools.ratingOf', { rating: format.number(value, RATING_DIGITS) });
  return blocks(
    `**${stars(summary.average)}**, ${t('tools.reviewsCount', { count: summary.count })}`,
    facts(summary.criteria.map(({ criterion, average }) => [t(`criteria.${criterion}`), stars(average)])),
    t('tools.reviewsChecked'),
    await reviewTexts(reviews ?? [], locale),
    reviews && summary.count > reviews.length && linkTo(t('reviews.all', { count: summary.count }), routes.toolReviews(tool.slug), locale),
  );
}

/** The page of a listed or inactive tool as Markdown; null if there is none. */
export async function toolMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [t, tool] = await Promise.all([getTranslations({ locale }), getTool({ slug, locale })]);
  if (!tool) {
    const inactive = await getInactiveTool({ slug });
    if (!inactive) return null;
    const others = toolList(await listCards({ ids: inactive.alternativeIds, locale }), locale);
    return blocks(
      `# ${markdownLine(t('tools.inactiveTitle', { name: inactive.name }))}`,
      t('tools.inactiveText'),
      others && section(t('tools.inactiveAlternatives'), others),
    );
  }
  const [summary, alternatives] = await Promise.all([getReviewSummary({ toolId: tool.id }), listAlternatives({ tool, locale })]);
  const note = t('general.translationEmpty');
  return blocks(
    `# ${markdownLine(tool.name)}`,
    tool.tagline && markdownQuote(tool.tagline.value),
    await factList(tool, summary, locale),
    section(t('tools.about', { name: tool.name }), richText(tool.description, { locale, note }) ?? t('general.noTranslation')),
    tool.featureVideo && markdownLink(t('tools.video', { name: tool.name }), tool.featureVideo),
    section(t('tools.features'), list(tool.features.map(({ value }) => markdownLine(value)))),
    section(t('tools.plans'), await plans(tool, locale)),
    tool.hasEditorial &&
      section(
        t('tools.editorial'),
        richText(tool.editorialReview, { locale, note }),
        await editorialPoints(tool, locale),
        `*${t('tools.editorialNote')}*`,
      ),
    section(t('tools.reviews'), await reviewSection(tool, summary, locale)),
    section(t('tools.alternatives', { name: tool.name }), toolList(alternatives, locale)),
  );
}
