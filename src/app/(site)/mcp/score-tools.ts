import * as z from 'zod';
import { WEIGHED_MAX } from '@/domain/limits';
import { SCORE_CRITERIA, type ScoreCriterion, WEIGHT_MAX, weightParams } from '@/domain/tool/score';
import { scoreBasis, scoreLabel } from '@/domain/tool/score-texts';
import { MOST_SEATS } from '@/domain/tool/team';
import { answerScores } from '../[locale]/weigh/answer-scores';
import { joinLines, slug } from './shapes';
import { language, readTool, ToolProblem } from './tool';

const LIMIT = 10;
const QUERY_MAX_LENGTH = 200;

const weight = (criterion: ScoreCriterion) =>
  z
    .int()
    .min(0)
    .max(WEIGHT_MAX)
    .default(0)
    .describe(`${scoreLabel(criterion).en}: ${scoreBasis(criterion).en}`);
const eachCriterion = <T>(of: (criterion: ScoreCriterion) => T) =>
  Object.fromEntries(SCORE_CRITERIA.map((criterion) => [criterion, of(criterion)])) as Record<ScoreCriterion, T>;

export const scoreTools = readTool({
  name: 'score_tools',
  title: 'Score tools by what matters',
  description:
    'Ranks tools by weights from 0 to 5 that say how much each thing counts for the person, with the sum behind every score. The score is the weighted mean of points from 0 to 10; what isn’t known counts 5.',
  input: z.object({
    slugs: z.array(slug('Slug of a tool')).max(WEIGHED_MAX).optional().describe('The tools to rank. If left out: those that answer the query.'),
    query: z.string().max(QUERY_MAX_LENGTH).default('').describe('Words or a question, as for search_tools.'),
    weights: z.object(eachCriterion(weight)).optional().describe('If left out: the editors’ standard weights.'),
    people: z.int().min(1).max(MOST_SEATS).default(1).describe('How many people will use it, for the costs.'),
    limit: z.int().min(1).max(WEIGHED_MAX).default(LIMIT),
    language,
  }),
  output: z.object({
    weights: z.object(eachCriterion(() => z.int())),
    total: z.int().describe('Number of tools that were ranked.'),
    tools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        score: z.number().nullable().describe('From 0 to 10; null if nothing has a weight.'),
        sum: z.array(
          z.object({
            criterion: z.enum(SCORE_CRITERIA),
            weight: z.int(),
            points: z.number().nullable().describe('From 0 to 10; null if unknown, which counts 5.'),
          }),
        ),
        page: z.string(),
      }),
    ),
    score_page: z.string().describe('The same ranking on the site, where the weights can be changed.'),
  }),
  run: async ({ slugs, query, weights: given, people, limit }, { locale, t }) => {
    const params = {
      ...(slugs && slugs.length > 0 ? { tools: slugs.join(',') } : { q: query }),
      ...(people > 1 ? { seats: String(people) } : {}),
      ...(given ? Object.fromEntries(weightParams(given)) : {}),
    };
    const { tools, weights, page } = await answerScores(params, locale);
    const missing = slugs?.find((wanted) => !tools.some((tool) => tool.slug === wanted));
    if (missing) throw new ToolProblem(t('unknownTool', { slug: missing }));
    const shown = tools.slice(0, limit);
    return {
      structured: { weights, total: tools.length, tools: shown, score_page: page },
      text: joinLines([
        tools.length === 0 ? t('nothingFound') : t('found', { total: tools.length, shown: shown.length }),
        ...shown.map(({ name, score, sum }, place) => {
          const parts = sum.map(({ criterion, weight: counts, points }) => `${scoreLabel(criterion)[locale]} ${points ?? '?'} × ${counts}`);
          return `${place + 1}. ${name}: ${score ?? '–'} (${parts.join(', ')})`;
        }),
        page,
      ]),
    };
  },
});
