import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { COMPARE_MAX } from '@/domain/limits';
import { DEFAULT_LOCALE } from '@/domain/locales';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import { routes } from '@/domain/routes';
import { BUYER_FACTS, FACT_BASES } from '@/domain/tool/buyer-facts';
import { agentKey } from '@/domain/tool/facts';
import { TOOL_ATTRIBUTES, type ToolAttribute, toolAttributes } from '@/domain/tool/schema';
import { EDITORIAL_CRITERIA } from '@/domain/tool/vocabulary';
import { getReviewSummary } from '@/features/reviews/queries';
import { getRatings } from '@/features/search/queries';
import { buyerFactLines, joinValues, listFacts } from '@/features/tools/facts';
import { planLine } from '@/features/tools/plan-price';
import { getTool as findTool, type RatedTool, type ToolPageData } from '@/features/tools/queries';
import type { Text } from '@/server/localized';
import { pageAddress } from '@/server/page-address';
import { listAlternatives } from '../[locale]/tools/cards';
import { cardLine, cardShape, joinLines, planShape, slug, textShape, toCard, toPlainText, toText } from './shapes';
import { type Call, language, readTool, ToolProblem } from './tool';

/** Attributes by the name that agents know; the type system doesn't see them. */
const byAgentKey = (pick: (attribute: ToolAttribute) => unknown) =>
  Object.fromEntries(TOOL_ATTRIBUTES.map((attribute) => [agentKey(attribute), pick(attribute)])) as Record<never, never>;

const reviewsShape = z.object({
  count: z.int(),
  average: z.number().nullable(),
  criteria: z.array(z.object({ criterion: z.enum(RATING_CRITERIA), average: z.number(), count: z.int() })),
});

const ownShape = cardShape.extend({
  website_host: z.string(),
  visit: z.string().describe('Redirects to the tool’s website.'),
  visit_is_affiliate_link: z.boolean(),
  features: z.array(textShape),
  plans: z.array(planShape),
  prices_known_in: z.string().nullable().describe('The month for which the plans are known, such as 2026-11.'),
  prices_basis: z.enum(FACT_BASES).describe('How they are known, as for buyer_facts.'),
  prices_source: z.string().nullable().describe('Where they can be checked.'),
  buyer_facts: z
    .array(
      z.object({
        fact: z.enum(BUYER_FACTS),
        values: z.array(z.string()),
        note: textShape.nullable(),
        basis: z
          .enum(FACT_BASES)
          .describe('checked: by an editor at the source; maker: stated by the maker; general: general knowledge, not checked.'),
        checked_at: z.string().nullable().describe('The day on which it was checked or stated.'),
        source: z.string().nullable().describe('Where it can be checked.'),
      }),
    )
    .describe('Data, security and terms. A fact that is missing is unknown.'),
  editorial_rating: z.number().nullable().describe('Rating by the editors, from 1 to 5.'),
  best_for: textShape.nullable().describe('Whom the editors recommend it to.'),
  not_for: textShape.nullable(),
  reviews: reviewsShape,
});

/** Everything but the long texts about a tool. */
const factsShape = ownShape.extend(
  byAgentKey((name) => {
    const { [name]: schema } = toolAttributes.shape;
    return schema.type === 'array' ? schema : schema.nullable().describe(schema.description ?? '');
  }),
);

interface ListedTool {
  tool: ToolPageData & Pick<RatedTool, 'rating'>;
  facts: z.input<typeof ownShape>;
}

/** A listed tool by its slug. Throws a {@link ToolProblem} for drafts, inactive and unknown tools. */
export async function listedTool(slug: string, { locale, t }: Call): Promise<ToolPageData> {
  const tool = await findTool({ slug, locale });
  if (!tool) throw new ToolProblem(t('unknownTool', { slug }));
  return tool;
}

/** A listed tool with its facts for programs. Throws a {@link ToolProblem} if it is not listed. */
async function factsOf(slug: string, call: Call): Promise<ListedTool> {
  const listed = await listedTool(slug, call);
  const [ratings, reviews] = await Promise.all([getRatings({ ids: [listed.id] }), getReviewSummary({ toolId: listed.id })]);
  const tool = { ...listed, rating: ratings.get(listed.id) ?? null };
  const facts = {
    ...toCard(tool, call),
    ...byAgentKey((name) => tool[name]),
    website_host: tool.host,
    visit: pageAddress(routes.go(tool.slug), DEFAULT_LOCALE),
    visit_is_affiliate_link: tool.affiliate,
    features: tool.features.flatMap((feature) => toText(feature) ?? []),
    plans: tool.plans.map(({ name, limits, minSeats, maxSeats, ...plan }) => ({
      ...plan,
      name: toText(name),
      limits: toText(limits),
      min_seats: minSeats,
      max_seats: maxSeats,
    })),
    prices_known_in: tool.pricesAsOf?.slice(0, 7) ?? null,
    prices_basis: tool.pricesBasis,
    prices_source: tool.pricesUrl,
    buyer_facts: tool.buyerFacts.map(({ note, checkedAt, sourceUrl, ...stated }) => ({
      ...stated,
      note: toText(note),
      checked_at: checkedAt?.slice(0, 10) ?? null,
      source: sourceUrl,
    })),
    editorial_rating: tool.editorialRating,
    best_for: toText(tool.bestFor),
    not_for: toText(tool.notFor),
    // Without the distributions, which the shape doesn't name.
    reviews: reviewsShape.parse(reviews),
  };
  return { tool, facts };
}

/** A list under a label; nothing without texts. */
const listLines = (label: string, texts: Text[]): string[] => (texts.length > 0 ? [`${label}:`, ...texts.map(({ value }) => `  - ${value}`)] : []);

/** The same facts to read, line by line. */
async function factLines({ tool, facts }: ListedTool, { locale, t }: Call): Promise<string[]> {
  const [lineOf, tools, known, buyerFacts] = await Promise.all([
    planLine(locale),
    getTranslations({ locale, namespace: 'tools' }),
    listFacts(tool, locale, 'agents'),
    buyerFactLines(tool, locale),
  ]);
  return [
    `# ${tool.name}`,
    ...(tool.tagline ? [tool.tagline.value] : []),
    `${t('labels.priceModel')}: ${t(`priceModels.${tool.priceModel}`)}`,
    ...known.filter(({ values }) => values.length > 0).map((fact) => `${fact.label}: ${joinValues(fact)}`),
    ...buyerFacts.map(({ label, text, sourceUrl }) => `${label}: ${text}${sourceUrl ? ` ${sourceUrl}` : ''}`),
    ...(tool.rating ? [`${t('labels.rating')}: ${t('rating', { value: tool.rating.value, count: tool.rating.count })}`] : []),
    ...(tool.bestFor ? [`${tools('bestFor')}: ${tool.bestFor.value}`] : []),
    ...(tool.notFor ? [`${tools('notFor')}: ${tool.notFor.value}`] : []),
    `${tools('website')}: ${tool.host} (${facts.visit})`,
    `${t('labels.page')}: ${facts.page}`,
    ...listLines(t('labels.features'), tool.features),
    ...(tool.plans.length > 0 ? [`${t('labels.plans')}:`] : []),
    ...tool.plans.map((plan) => `  - ${plan.name ? `${plan.name.value}: ` : ''}${lineOf(plan)}`),
  ];
}

const detailsShape = factsShape.extend({
  description: textShape.nullable(),
  editorial_review: textShape.nullable(),
  editors_tested: z.boolean().describe('False if the editors’ review is based on documentation and public knowledge.'),
  editorial_ratings: z.array(z.object({ criterion: z.enum(EDITORIAL_CRITERIA), rating: z.number() })),
  strengths: z.array(textShape),
  weaknesses: z.array(textShape),
  feature_video: z.string().nullable(),
  alternatives: z.array(cardShape),
});

export const getTool = readTool({
  name: 'get_tool',
  title: 'One AI tool',
  description:
    'Everything this directory says about one tool: facts, description, plans with prices, features, visitor and editor ratings, alternatives and the address of its page.',
  input: z.object({ slug: slug('Slug of the tool'), language }),
  output: detailsShape,
  run: async (asked, call) => {
    const found = await factsOf(asked.slug, call);
    const { tool, facts } = found;
    const { locale, t } = call;
    const alternatives = await listAlternatives({ tool, locale });
    const [description, verdict] = [toPlainText(tool.description), toPlainText(tool.editorialReview)];
    const tools = await getTranslations({ locale, namespace: 'tools' });
    return {
      structured: {
        ...facts,
        description,
        editorial_review: verdict,
        editors_tested: tool.editorsTested,
        editorial_ratings: tool.editorialRatings.map(({ criterion, value }) => ({ criterion, rating: value })),
        strengths: tool.strengths.flatMap((text) => toText(text) ?? []),
        weaknesses: tool.weaknesses.flatMap((text) => toText(text) ?? []),
        feature_video: tool.featureVideo,
        alternatives: alternatives.map((alternative) => toCard(alternative, call)),
      },
      text: joinLines([
        ...(await factLines(found, call)),
        description && `\n${description.text}\n`,
        verdict && `${tools('editorial')}:\n${verdict.text}\n`,
        ...listLines(tools('strengths'), tool.strengths),
        ...listLines(tools('weaknesses'), tool.weaknesses),
        tool.hasEditorial && tools(tool.editorsTested ? 'editorialNoteTested' : 'editorialNote'),
        alternatives.length > 0 && `${t('labels.alternatives')}:`,
        ...alternatives.map((alternative) => cardLine(alternative, call)),
      ]),
    };
  },
});

export const compareTools = readTool({
  name: 'compare_tools',
  title: 'Compare AI tools',
  description: `Puts the facts, plans and ratings of two to ${COMPARE_MAX} tools side by side, with the address of the comparison on the site.`,
  input: z.object({ slugs: z.array(slug('Slug of a tool')).min(2).max(COMPARE_MAX).describe('Slugs of the tools.'), language }),
  output: z.object({ tools: z.array(factsShape), comparison_page: z.string() }),
  run: async ({ slugs }, call) => {
    const wanted = [...new Set(slugs)];
    if (wanted.length < 2) throw new ToolProblem(call.t('sameTool'));
    const found = await Promise.all(wanted.map((one) => factsOf(one, call)));
    const page = pageAddress(routes.comparison(wanted), call.locale);
    return {
      structured: { tools: found.map(({ facts }) => facts), comparison_page: page },
      text: joinLines([...(await Promise.all(found.map((one) => factLines(one, call)))).flatMap((lines) => [...lines, '']), page]),
    };
  },
});
