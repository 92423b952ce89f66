import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { DEFAULT_LOCALE, type Locale } from '@/domain/locales';
import { type TeamCost, teamCost } from '@/domain/tool/cost';
import { DEFAULT_WEIGHTS, SCORE_CRITERIA, type ScoreValues, scoreValues, type Weights } from '@/domain/tool/score';
import { monthsOf, type Team } from '@/domain/tool/team';
import { sharedImagePopulate } from '@/seo/page-seo';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Text } from '@/server/localized';
import { getCostTerms } from './costs';
import { type Logo, toolLogo } from './logo';
import { toPlans } from './queries';

/** Weights to start from; `name` and `reason` are null for those that are built in. */
export interface ScorePreset {
  name: Text | null;
  reason: Text | null;
  weights: Weights;
}

/** The sets of weights that editors wrote, the first one first shown; the built-in one if there are none. */
export function listScorePresets({ locale }: { locale: Locale }): Promise<ScorePreset[]> {
  return cached(
    async () => {
      const { presets } = await asVisitor.findGlobal('score-presets');
      const written = (presets ?? []).map(({ name, reason, weights }) => ({
        name: inLocale(name, locale),
        reason: inLocale(reason, locale),
        weights: Object.fromEntries(SCORE_CRITERIA.map((criterion) => [criterion, weights[criterion]])) as Weights,
      }));
      return written.length > 0 ? written : [{ name: null, reason: null, weights: DEFAULT_WEIGHTS }];
    },
    ['score-presets', locale],
    [cacheTags.scorePresets],
  );
}

export interface ScoredToolData {
  id: number;
  slug: string;
  name: string;
  logo: Logo;
  /** For the whole team, null if unknown. */
  cost: TeamCost | null;
  values: ScoreValues;
}

/**
 * Tools with what they get for each criterion, in the order of the ids. Uncached, since every selection differs.
 *
 * @param ratings by visitors, by tool id
 */
export async function readScoredTools({
  ids,
  team,
  ratings,
}: {
  ids: number[];
  team: Team;
  ratings: Map<number, { value: number; count: number }>;
}): Promise<ScoredToolData[]> {
  const [terms, docs] = await Promise.all([
    getCostTerms(),
    asVisitor.findByIds('tools', ids, {
      depth: 1,
      select: { slug: true, name: true, logo: true, plans: true, editorialRatings: true, buyerFacts: true },
      populate: { media: sharedImagePopulate },
    }),
  ]);
  return docs.map(({ id, slug, name, logo, plans, editorialRatings, buyerFacts }) => {
    const offered = toPlans(plans, DEFAULT_LOCALE);
    const inEuros = teamCost(offered, { ...team, currency: 'EUR' }, terms);
    const rating = ratings.get(id);
    return {
      id,
      slug,
      name,
      logo: toolLogo({ slug, name, logo }),
      cost: teamCost(offered, team, terms),
      values: scoreValues({
        editors: editorialRatings ?? {},
        visitors: rating ? { average: rating.value, count: rating.count } : null,
        cost: inEuros && inEuros.amount / team.seats / monthsOf(team.billing),
        facts: Object.fromEntries((buyerFacts ?? []).map(({ fact, values }) => [fact, values ?? []])),
      }),
    };
  });
}
