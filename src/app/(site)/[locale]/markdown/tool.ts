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
  const [t, format, known] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getFormatter({ locale }),
    listFacts(tool, locale, 'markdown'),
  ]);
  const value = ({ text, path }: Fact['values'][number]) => (path ? linkTo(text.value, path, locale) : markdownLine(text.value));
  return blocks(
    facts(known.map(({ label, values }) => [label, values.map(value).join(', ')])),
    list([
      ...(tool.editorialRating === null ? [] : [t('editorsRating', { rating: format.number(tool.editorialRating, RATING_DIGITS) })]),
      ...(summary.average === null ? [] : [t('visitorsRating', { rating: format.number(summary.average, RATING_DIGITS), count: summary.count })]),
      ...(tool.affiliate ? [t('affiliate')] : []),
    ]),
  );
}

async function plans(tool: ToolPageData, locale: Locale): Promise<string> {
  const [t, format, priceOf] = await Promise.all([getTranslations({ locale, namespace: 'tools' }), getFormatter({ locale }), planPrice(locale)]);
  if (tool.plans.length === 0) return t('noPlans');
  return blocks(
    facts(tool.plans.map((plan) => [plan.name?.value ?? t('plan'), markdownLine(priceOf(plan))])),
    tool.pricesAsOf && t('pricesAsOf', { month: format.dateTime(new Date(tool.pricesAsOf), { month: 'long', year: 'numeric' }) }),
  );
}

async function editorialPoints(tool: ToolPageData, locale: Locale): Promise<string> {
  const [t, criteria, format] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'editorialCriteria' }),
    getFormatter({ locale }),
  ]);
  const points = (title: string, texts: ToolPageData['strengths']) =>
    texts.length > 0 && blocks(`### ${title}`, list(texts.map(({ value }) => markdownLine(value))));
  return blocks(
    points(t('strengths'), tool.strengths),
    points(t('weaknesses'), tool.weaknesses),
    tool.editorialRatings.length > 0 &&
      blocks(
        `### ${t('perCriterion')}`,
        facts(
          tool.editorialRatings.map(({ criterion, value }) => [criteria(criterion), t('ratingOf', { rating: format.number(value, RATING_DIGITS) })]),
        ),
      ),
  );
}

async function reviewTexts(reviews: readonly ReviewData[], locale: Locale): Promise<string> {
  const [t, answers, format] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'reviews' }),
    getFormatter({ locale }),
  ]);
  const date = (value: string) => format.dateTime(new Date(value), { dateStyle: 'long' });
  return blocks(
    ...reviews.map((review) => {
      const rating = reviewRating(review);
      const author = [review.author ?? t('anonymous'), review.location].filter(Boolean).join(', ');
      return blocks(
        `### ${markdownLine(review.title)}`,
        rating !== null && t('ratingOf', { rating: format.number(rating, RATING_DIGITS) }),
        markdownQuote(review.text),
        markdownLine(t('reviewBy', { author, date: date(review.createdAt) })),
        review.answer &&
          blocks(
            `**${answers(review.answer.by === 'maker' ? 'answerMaker' : 'answerEditors')}**${review.answer.answeredAt ? ` (${date(review.answer.answeredAt)})` : ''}`,
            markdownQuote(review.answer.text),
          ),
      );
    }),
  );
}

async function reviewSection(tool: ToolPageData, summary: ReviewSummary, locale: Locale): Promise<string> {
  const [t, criteria, more, format, reviews] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'criteria' }),
    getTranslations({ locale, namespace: 'reviews' }),
    getFormatter({ locale }),
    listReviews({ toolId: tool.id, sort: 'newest', page: 1 }),
  ]);
  if (summary.average === null) return t('reviewsNone');
  const stars = (value: number) => t('ratingOf', { rating: format.number(value, RATING_DIGITS) });
  return blocks(
    `**${stars(summary.average)}**, ${t('reviewsCount', { count: summary.count })}`,
    facts(summary.criteria.map(({ criterion, average }) => [criteria(criterion), stars(average)])),
    t('reviewsChecked'),
    await reviewTexts(reviews ?? [], locale),
    reviews && summary.count > reviews.length && linkTo(more('all', { count: summary.count }), routes.toolReviews(tool.slug), locale),
  );
}

/** The page of a listed or inactive tool as Markdown; null if there is none. */
export async function toolMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [t, general, tool] = await Promise.all([
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'general' }),
    getTool({ slug, locale }),
  ]);
  if (!tool) {
    const inactive = await getInactiveTool({ slug });
    if (!inactive) return null;
    const others = toolList(await listCards({ ids: inactive.alternativeIds, locale }), locale);
    return blocks(
      `# ${markdownLine(t('inactiveTitle', { name: inactive.name }))}`,
      t('inactiveText'),
      others && section(t('inactiveAlternatives'), others),
    );
  }
  const [summary, alternatives] = await Promise.all([getReviewSummary({ toolId: tool.id }), listAlternatives({ tool, locale })]);
  const note = general('translationEmpty');
  return blocks(
    `# ${markdownLine(tool.name)}`,
    tool.tagline && markdownQuote(tool.tagline.value),
    await factList(tool, summary, locale),
    section(t('about', { name: tool.name }), richText(tool.description, { locale, note }) ?? general('noTranslation')),
    tool.featureVideo && markdownLink(t('video', { name: tool.name }), tool.featureVideo),
    section(t('features'), list(tool.features.map(({ value }) => markdownLine(value)))),
    section(t('plans'), await plans(tool, locale)),
    tool.hasEditorial &&
      section(t('editorial'), richText(tool.editorialReview, { locale, note }), await editorialPoints(tool, locale), `*${t('editorialNote')}*`),
    section(t('reviews'), await reviewSection(tool, summary, locale)),
    section(t('alternatives', { name: tool.name }), toolList(alternatives, locale)),
  );
}
