import { getTranslations } from 'next-intl/server';
import * as z from 'zod';
import { COMPARE_MAX } from '@/domain/limits';
import { RATING_CRITERIA } from '@/domain/rating-criteria';
import { routes } from '@/domain/routes';
import { countryName, EDITORIAL_CRITERIA, PLATFORMS, toolLanguageName } from '@/domain/tool/vocabulary';
import { getReviewSummary } from '@/features/reviews/queries';
import { getRatings } from '@/features/search/queries';
import { planPrice } from '@/features/tools/plan-price';
import { getTool as findTool, type RatedTool, type ToolPageData } from '@/features/tools/queries';
import { pageAddress } from '@/server/page-address';
import { listAlternatives } from '../[locale]/tools/cards';
import { cardLine, cardShape, joinLines, plainAddress, planShape, slug, textShape, toCard, toPlainText, toText } from './shapes';
import { type Call, language, readTool, ToolProblem } from './tool';

const factsShape = cardShape.extend({
  maker: z.string().nullable(),
  website_host: z.string(),
  visit: z.string().describe('Leads to the website of the tool.'),
  visit_is_affiliate_link: z.boolean(),
  audiences: z.array(z.string()),
  platforms: z.array(z.enum(PLATFORMS)),
  languages: z.array(z.string()).describe('ISO 639-1 codes.'),
  available_since: z.int().nullable().describe('A year.'),
  maker_country: z.string().nullable().describe('ISO 3166-1 code of two letters.'),
  features: z.array(textShape),
  plans: z.array(planShape),
  prices_known_in: z.string().nullable().describe('The month in which the plans were checked, such as 2026-11.'),
  editorial_rating: z.number().nullable().describe('By the editors, from 1 to 5.'),
  reviews: z.object({
    count: z.int(),
    average: z.number().nullable(),
    criteria: z.array(z.object({ criterion: z.enum(RATING_CRITERIA), average: z.number(), count: z.int() })),
  }),
});

const detailsShape = factsShape.extend({
  description: textShape.nullable(),
  editorial_review: textShape.nullable(),
  editorial_ratings: z.array(z.object({ criterion: z.enum(EDITORIAL_CRITERIA), rating: z.number() })),
  strengths: z.array(textShape),
  weaknesses: z.array(textShape),
  feature_video: z.string().nullable(),
  alternatives: z.array(cardShape),
});

type Facts = { tool: ToolPageData & Pick<RatedTool, 'rating'>; facts: z.input<typeof factsShape> };

/** A listed tool by its slug. What is a draft, inactive or unknown does not exist. */
export async function listedTool(wanted: string, { locale, t }: Call): Promise<ToolPageData> {
  const tool = await findTool({ slug: wanted, locale });
  if (!tool) throw new ToolProblem(t('unknownTool', { slug: wanted }));
  return tool;
}

async function factsOf(wanted: string, call: Call): Promise<Facts> {
  const listed = await listedTool(wanted, call);
  const [ratings, { count, average, criteria }] = await Promise.all([getRatings({ ids: [listed.id] }), getReviewSummary({ toolId: listed.id })]);
  const tool = { ...listed, rating: ratings.get(listed.id) ?? null };
  const facts = {
    ...toCard(tool, call),
    maker: tool.maker,
    website_host: tool.host,
    visit: plainAddress(routes.go(tool.slug)),
    visit_is_affiliate_link: tool.affiliate,
    audiences: tool.audiences,
    platforms: tool.platforms,
    languages: tool.languages,
    available_since: tool.launched,
    maker_country: tool.country,
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

type Plan = ToolPageData['plans'][number];

const fact = (label: string, value: string | number | null) => (value ? [`${label}: ${value}`] : []);
const listed = (label: string, texts: ToolPageData['features']) =>
  texts.length > 0 ? [`${label}:`, ...texts.map(({ value }) => `  - ${value}`)] : [];

async function factLines({ tool, facts }: Facts, { locale, t }: Call): Promise<string[]> {
  const [priceOf, tools, platforms] = await Promise.all([
    planPrice(locale),
    getTranslations({ locale, namespace: 'tools' }),
    getTranslations({ locale, namespace: 'platforms' }),
  ]);
  const planLine = (plan: Plan) => `  - ${plan.name ? `${plan.name.value}: ` : ''}${priceOf(plan)}`;
  return [
    `# ${tool.name}`,
    ...(tool.tagline ? [tool.tagline.value] : []),
    `${t('labels.priceModel')}: ${t(`priceModels.${tool.priceModel}`)}`,
    `${t('labels.categories')}: ${tool.categories.map(({ name }) => name.value).join(', ')}`,
    ...fact(t('labels.maker'), tool.maker),
    ...fact(tools('platforms'), tool.platforms.map((name) => platforms(name)).join(', ')),
    ...fact(tools('languages'), tool.languages.map((code) => toolLanguageName(code, locale)).join(', ')),
    ...fact(tools('launched'), tool.launched),
    ...fact(tools('country'), tool.country && countryName(tool.country, locale)),
    ...(tool.rating ? [`${t('labels.rating')}: ${t('rating', { value: tool.rating.value, count: tool.rating.count })}`] : []),
    `${t('labels.website')}: ${tool.host} (${facts.visit})`,
    `${t('labels.page')}: ${facts.page}`,
    ...listed(t('labels.features'), tool.features),
    ...(tool.plans.length > 0 ? [`${t('labels.plans')}:`, ...tool.plans.map(planLine)] : []),
  ];
}

export const getTool = readTool({
  name: 'get_tool',
  title: 'One AI tool',
  description:
    'Everything this directory says about one tool: facts, description, plans with prices, features, ratings by visitors and editors, alternatives and the address of its page.',
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
        ...listed(tools('strengths'), tool.strengths),
        ...listed(tools('weaknesses'), tool.weaknesses),
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
