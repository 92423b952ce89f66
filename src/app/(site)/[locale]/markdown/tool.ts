import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { getReviewSummary, listReviews, type ReviewData, type ReviewSummary, reviewRating } from '@/features/reviews/queries';
import { changeText } from '@/features/tools/change-texts';
import { listToolChanges } from '@/features/tools/changes';
import { buyerFactLines, dayText, type Fact, listFacts, pricesNote } from '@/features/tools/facts';
import { hasPrices, planLine } from '@/features/tools/plan-price';
import { getInactiveTool, getTool, type RatedTool, type ToolPageData } from '@/features/tools/queries';
import { listAlternatives, listCards, listInactiveAlternatives } from '../tools/cards';
import { blocks, facts, list, type MarkdownWriter, markdownWriter, section, textList } from './blocks';
import { markdownLine, markdownLink, markdownQuote } from './public-markdown';

/** Tools with their taglines, as links. */
export const toolList = (tools: readonly RatedTool[], { entry }: MarkdownWriter) =>
  list(tools.map(({ name, slug, tagline }) => entry(name, routes.tool(slug), tagline)));

async function factList(tool: ToolPageData, { count, average }: ReviewSummary, { t, locale, rating, linkTo }: MarkdownWriter): Promise<string> {
  const known = await listFacts(tool, locale, 'markdown');
  const value = ({ text, path }: Fact['values'][number]) => (path ? linkTo(text.value, path) : markdownLine(text.value));
  return blocks(
    facts(known.map(({ label, values }) => [label, values.map(value).join(', ')])),
    list([
      ...(tool.editorialRating === null ? [] : [t('tools.editorsRating', { rating: rating(tool.editorialRating) })]),
      ...(average === null ? [] : [t('tools.visitorsRating', { rating: rating(average), count })]),
      ...(tool.affiliate ? [t('tools.affiliate')] : []),
    ]),
  );
}

async function plans(tool: ToolPageData, { t, locale }: MarkdownWriter): Promise<string> {
  const [lineOf, known] = await Promise.all([planLine(locale), pricesNote(tool, locale)]);
  return blocks(
    !hasPrices(tool) && t('tools.noPlans'),
    facts(tool.plans.map((plan) => [plan.name?.value ?? t('tools.plan'), markdownLine(lineOf(plan))])),
    tool.plans.length > 0 && [known, tool.pricesUrl && `<${tool.pricesUrl}>`].filter(Boolean).join(' '),
  );
}

async function buyerFacts(tool: ToolPageData, { t, locale }: MarkdownWriter): Promise<string> {
  const lines = await buyerFactLines(tool, locale);
  return blocks(
    lines.length > 0 && t('tools.buyerFactsNote'),
    facts(lines.map(({ label, text, sourceUrl }) => [label, [markdownLine(text), sourceUrl && `<${sourceUrl}>`].filter(Boolean).join(' ')])),
  );
}

async function changeLines(tool: ToolPageData, { locale, format }: MarkdownWriter): Promise<string> {
  const [textOf, changes] = await Promise.all([changeText(locale), listToolChanges({ toolId: tool.id })]);
  return list(
    changes.map((change) =>
      [`${dayText(format, change.at)}: ${markdownLine(textOf(change))}`, change.source && `<${change.source}>`].filter(Boolean).join(' '),
    ),
  );
}

function editorialPoints({ strengths, weaknesses, bestFor, notFor, editorialRatings }: ToolPageData, { t, stars }: MarkdownWriter): string {
  const part = (title: string, content: string) => content && blocks(`### ${title}`, content);
  return blocks(
    part(t('tools.strengths'), textList(strengths)),
    part(t('tools.weaknesses'), textList(weaknesses)),
    bestFor && part(t('tools.bestFor'), markdownLine(bestFor.value)),
    notFor && part(t('tools.notFor'), markdownLine(notFor.value)),
    part(t('tools.perCriterion'), facts(editorialRatings.map(({ criterion, value }) => [t(`editorialCriteria.${criterion}`), stars(value)]))),
  );
}

function reviewText(review: ReviewData, { t, stars, date }: MarkdownWriter): string {
  const rating = reviewRating(review);
  const author = [review.author ?? t('tools.anonymous'), review.location].filter(Boolean).join(', ');
  const { answer } = review;
  return blocks(
    `### ${markdownLine(review.title)}`,
    rating !== null && stars(rating),
    markdownQuote(review.text),
    markdownLine(t('tools.reviewBy', { author, date: date(review.createdAt) })),
    answer &&
      `**${t(answer.by === 'maker' ? 'reviews.answerMaker' : 'reviews.answerEditors')}**${answer.answeredAt ? ` (${date(answer.answeredAt)})` : ''}`,
    answer && markdownQuote(answer.text),
  );
}

async function reviewSection(tool: ToolPageData, { count, average, criteria }: ReviewSummary, writer: MarkdownWriter): Promise<string> {
  const { t, stars, linkTo } = writer;
  const reviews = await listReviews({ toolId: tool.id, sort: 'newest', page: 1 });
  if (average === null) return t('tools.reviewsNone');
  return blocks(
    `**${stars(average)}**, ${t('tools.reviewsCount', { count })}`,
    facts(criteria.map((rated) => [t(`criteria.${rated.criterion}`), stars(rated.average)])),
    t('tools.reviewsChecked'),
    ...(reviews ?? []).map((review) => reviewText(review, writer)),
    reviews && count > reviews.length && linkTo(t('reviews.all', { count }), routes.toolReviews(tool.slug)),
  );
}

/** The page of a listed or inactive tool as Markdown; null if there is none. */
export async function toolMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const [writer, tool] = await Promise.all([markdownWriter(locale), getTool({ slug, locale })]);
  const { t, richText } = writer;
  if (!tool) {
    const inactive = await getInactiveTool({ slug });
    if (!inactive) return null;
    const [successor] = await listCards({ ids: inactive.successorId === null ? [] : [inactive.successorId], locale });
    return blocks(
      `# ${markdownLine(t('tools.inactiveTitle', { name: inactive.name }))}`,
      t('tools.inactiveText'),
      successor && `${markdownLine(t('tools.successor', { name: successor.name }))}\n\n${toolList([successor], writer)}`,
      section(t('tools.inactiveAlternatives'), toolList(await listInactiveAlternatives({ tool: inactive, locale }), writer)),
    );
  }
  const [summary, alternatives] = await Promise.all([getReviewSummary({ toolId: tool.id }), listAlternatives({ tool, locale })]);
  const { name } = tool;
  return blocks(
    `# ${markdownLine(name)}`,
    tool.tagline && markdownQuote(tool.tagline.value),
    await factList(tool, summary, writer),
    section(t('tools.about', { name }), richText(tool.description) ?? t('general.noTranslation')),
    tool.featureVideo && markdownLink(t('tools.video', { name }), tool.featureVideo),
    section(t('tools.features'), textList(tool.features)),
    section(t('tools.plans'), await plans(tool, writer)),
    section(t('tools.buyerFacts'), await buyerFacts(tool, writer)),
    tool.hasEditorial &&
      section(
        t('tools.editorial'),
        richText(tool.editorialReview),
        editorialPoints(tool, writer),
        `*${t(tool.editorsTested ? 'tools.editorialNoteTested' : 'tools.editorialNote')}*`,
      ),
    section(t('changes.ofTool'), await changeLines(tool, writer)),
    section(t('tools.reviews'), await reviewSection(tool, summary, writer)),
    section(t('tools.alternatives', { name }), toolList(alternatives, writer)),
  );
}
