import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import { routes } from '@/domain/routes';
import { agentKey } from '@/domain/tool/facts';
import { TOOL_ATTRIBUTES, type ToolAttribute, toolAttributes } from '@/domain/tool/schema';
import { getReviewSummary } from '@/features/reviews/queries';
import { getRatings } from '@/features/search/queries';
import { joinValues, listFacts } from '@/features/tools/facts';
import { planPrice } from '@/features/tools/plan-price';
import { getTool, type RatedTool, type ToolPageData } from '@/features/tools/queries';
import type { Text } from '@/server/localized';
import { cardShape, plainAddress, planShape, textShape, toCard, toText } from './shapes';
import { type Call, ToolProblem } from './tool';

/** Attributes by the name that agents know; the type system doesn't see them. */
const byAgentKey = (pick: (attribute: ToolAttribute) => unknown) =>
  Object.fromEntries(TOOL_ATTRIBUTES.map((attribute) => [agentKey(attribute), pick(attribute)])) as Record<never, never>;

const ownShape = cardShape.extend({
  website_host: z.string(),
  visit: z.string().describe('Redirects to the tool’s website.'),
  visit_is_affiliate_link: z.boolean(),
  features: z.array(textShape),
  plans: z.array(planShape),
  prices_known_in: z.string().nullable().describe('The month in which the plans were checked, such as 2026-11.'),
  editorial_rating: z.number().nullable().describe('Rating by the editors, from 1 to 5.'),
  reviews: z.object({
    count: z.int(),
    average: z.number().nullable(),
    criteria: z.array(z.object({ criterion: z.enum(RATING_CRITERIA), average: z.number(), count: z.int() })),
  }),
});

/** Everything but the long texts about a tool. */
export const factsShape = ownShape.extend(
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
  const tool = await getTool({ slug, locale });
  if (!tool) throw new ToolProblem(t('unknownTool', { slug }));
  return tool;
}

/** A listed tool with its facts for programs. Throws a {@link ToolProblem} if it is not listed. */
export async function factsOf(slug: string, call: Call): Promise<ListedTool> {
  const listed = await listedTool(slug, call);
  const [ratings, { count, average, criteria }] = await Promise.all([getRatings({ ids: [listed.id] }), getReviewSummary({ toolId: listed.id })]);
  const tool = { ...listed, rating: ratings.get(listed.id) ?? null };
  const facts = {
    ...toCard(tool, call),
    ...byAgentKey((name) => tool[name]),
    website_host: tool.host,
    visit: plainAddress(routes.go(tool.slug)),
    visit_is_affiliate_link: tool.affiliate,
    features: tool.features.flatMap((feature) => toText(feature) ?? []),
    plans: tool.plans.map((plan) => ({ ...plan, name: toText(plan.name) })),
    prices_known_in: tool.pricesAsOf?.slice(0, 7) ?? null,
    editorial_rating: tool.editorialRating,
    reviews: {
      count,
      average,
      criteria: criteria.map(({ criterion, average: mean, count: number }) => ({ criterion, average: mean, count: number })),
    },
  };
  return { tool, facts };
}

/** A list under a label; nothing without texts. */
export const listLines = (label: string, texts: Text[]): string[] =>
  texts.length > 0 ? [`${label}:`, ...texts.map(({ value }) => `  - ${value}`)] : [];

/** The same facts to read, line by line. */
export async function factLines({ tool, facts }: ListedTool, { locale, t }: Call): Promise<string[]> {
  const [priceOf, tools, known] = await Promise.all([
    planPrice(locale),
    getTranslations({ locale, namespace: 'tools' }),
    listFacts(tool, locale, 'agents'),
  ]);
  return [
    `# ${tool.name}`,
    ...(tool.tagline ? [tool.tagline.value] : []),
    `${t('labels.priceModel')}: ${t(`priceModels.${tool.priceModel}`)}`,
    ...known.filter(({ values }) => values.length > 0).map((fact) => `${fact.label}: ${joinValues(fact)}`),
    ...(tool.rating ? [`${t('labels.rating')}: ${t('rating', { value: tool.rating.value, count: tool.rating.count })}`] : []),
    `${tools('website')}: ${tool.host} (${facts.visit})`,
    `${t('labels.page')}: ${facts.page}`,
    ...listLines(t('labels.features'), tool.features),
    ...(tool.plans.length > 0 ? [`${t('labels.plans')}:`] : []),
    ...tool.plans.map((plan) => `  - ${plan.name ? `${plan.name.value}: ` : ''}${priceOf(plan)}`),
  ];
}
