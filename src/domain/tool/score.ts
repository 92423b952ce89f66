import { RATING_MAX, RATING_MIN } from '../rating-criteria';
import type { BuyerFact } from './buyer-facts';
import type { EditorialCriterion } from './vocabulary';

/** What a tool is scored on, each in tenths of a point from 0 to 100. */
export const SCORE_CRITERIA = ['results', 'easeOfUse', 'visitors', 'cost', 'privacy', 'dutch', 'control', 'tryOut'] as const;
export type ScoreCriterion = (typeof SCORE_CRITERIA)[number];

/** How much each criterion counts, as whole numbers from 0 to `WEIGHT_MAX`. */
export type Weights = Record<ScoreCriterion, number>;
export const WEIGHT_MAX = 5;

export const isWeight = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= WEIGHT_MAX;

/** Used until editors write sets of weights. */
export const DEFAULT_WEIGHTS: Weights = { results: 5, easeOfUse: 3, visitors: 2, cost: 3, privacy: 3, dutch: 2, control: 1, tryOut: 2 };

/** In tenths of a point; null if nothing is known of it. */
export type ScoreValues = Record<ScoreCriterion, number | null>;

const TOP = 100;
/** What isn't known counts as middling: nobody gains or loses by it. */
export const UNKNOWN_VALUE = 50;
/** Euros per person a month that get half of the points. */
const HALF_COST = 20;
/** Reviews are averaged with as many middling ones, so that a single one decides little. */
const MIDDLING_REVIEWS = 5;

/** How good the values of facts are, from 0 to 1; values that aren't listed count as 0. */
export const FACT_MARKS = {
  privacy: {
    trainingConsumer: { never: 1, 'opt-in': 1, 'opt-out': 0.5 },
    trainingBusiness: { never: 1, 'opt-in': 1, 'opt-out': 0.5 },
    dataLocation: { eu: 1, choice: 1, 'own-servers': 1, ch: 0.5, uk: 0.5 },
    dpa: { yes: 1, 'on-request': 0.5 },
  },
  dutch: {
    dutchInterface: { yes: 1 },
    dutchInput: { good: 1, usable: 0.5 },
    dutchOutput: { good: 1, usable: 0.5 },
  },
  control: {
    openness: { 'open-source': 1, 'open-weights': 0.5 },
    selfHosting: { yes: 1 },
    offline: { yes: 1 },
  },
  tryOut: {
    freeLimits: { unlimited: 1, limited: 0.5 },
    withoutAccount: { yes: 1 },
    cardNeeded: { no: 1 },
  },
} as const satisfies Partial<Record<ScoreCriterion, Partial<Record<BuyerFact, Record<string, number>>>>>;

export interface ScoredTool {
  /** By the editors, from 1 to 5. */
  editors: Partial<Record<EditorialCriterion, number | null>>;
  /** The reviews, null without any. */
  visitors: { average: number; count: number } | null;
  /** Euros per person a month; null if unknown. */
  cost: number | null;
  /** Values of the facts that are known. */
  facts: Partial<Record<BuyerFact, readonly string[]>>;
}

const tenths = (share: number) => Math.round(share * TOP);
const rated = (rating: number) => (rating - RATING_MIN) / (RATING_MAX - RATING_MIN);
const editorial = (rating: number | null | undefined) => (rating ? tenths(rated(rating)) : null);

/** The mean of the facts that are known; of several values of one fact, the worst counts. */
function marked(marks: Partial<Record<BuyerFact, Record<string, number>>>, facts: ScoredTool['facts']): number | null {
  const known = Object.entries(marks).flatMap(([fact, mark]) => {
    const values = facts[fact as BuyerFact] ?? [];
    return values.length === 0 ? [] : [Math.min(...values.map((value) => mark[value] ?? 0))];
  });
  return known.length === 0 ? null : tenths(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** What a tool gets for each criterion. */
export function scoreValues({ editors, visitors, cost, facts }: ScoredTool): ScoreValues {
  return {
    results: editorial(editors.results),
    easeOfUse: editorial(editors.easeOfUse),
    visitors:
      visitors && visitors.count > 0
        ? tenths((MIDDLING_REVIEWS * 0.5 + visitors.count * rated(visitors.average)) / (MIDDLING_REVIEWS + visitors.count))
        : null,
    cost: cost === null ? null : tenths(HALF_COST / (HALF_COST + cost)),
    privacy: marked(FACT_MARKS.privacy, facts),
    dutch: marked(FACT_MARKS.dutch, facts),
    control: marked(FACT_MARKS.control, facts),
    tryOut: marked(FACT_MARKS.tryOut, facts),
  };
}

/** One line of the sum: `points` is `value` (or `UNKNOWN_VALUE`) times `weight`. */
interface ScoreLine {
  criterion: ScoreCriterion;
  weight: number;
  value: number | null;
  points: number;
}

export interface Score {
  /** In tenths of a point from 0 to 100; null if nothing has a weight. */
  score: number | null;
  /** The criteria that count, in their order. */
  lines: ScoreLine[];
  /** Sums of the lines. */
  points: number;
  weight: number;
}

/** A tool's score for somebody's weights: the weighted mean of its values. The same whole numbers come out everywhere. */
export function scoreOf(values: ScoreValues, weights: Weights): Score {
  const lines = SCORE_CRITERIA.filter((criterion) => weights[criterion] > 0).map((criterion): ScoreLine => {
    const [value, weight] = [values[criterion], weights[criterion]];
    return { criterion, weight, value, points: (value ?? UNKNOWN_VALUE) * weight };
  });
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const weight = lines.reduce((sum, line) => sum + line.weight, 0);
  return { score: weight === 0 ? null : Math.round(points / weight), lines, points, weight };
}

/** Tools by score, highest first; equal ones by what counts most, then by name. */
export function ranked<Tool extends { name: string; values: ScoreValues }>(tools: readonly Tool[], weights: Weights): (Tool & { score: Score })[] {
  const byWeight = SCORE_CRITERIA.filter((criterion) => weights[criterion] > 0).toSorted((one, other) => weights[other] - weights[one]);
  const known = (tool: Tool, criterion: ScoreCriterion) => tool.values[criterion] ?? UNKNOWN_VALUE;
  const difference = (one: Tool, other: Tool) =>
    byWeight.map((criterion) => known(other, criterion) - known(one, criterion)).find((value) => value !== 0) ?? 0;
  return tools
    .map((tool) => ({ ...tool, score: scoreOf(tool.values, weights) }))
    .sort(
      (one, other) =>
        (other.score.score ?? 0) - (one.score.score ?? 0) || difference(one, other) || (one.name < other.name ? -1 : Number(one.name > other.name)),
    );
}

const PARAM = 'w-';
const WEIGHT = /^[0-5]$/;

/** Query parameter of a weight. */
export const weightParam = (criterion: ScoreCriterion): string => `${PARAM}${criterion}`;

/** Reads weights from query parameters; null if there are none. What can't be read counts nothing. */
export function parseWeights(params: Record<string, string | string[] | undefined>): Weights | null {
  const given = SCORE_CRITERIA.map((criterion) => [criterion, [params[weightParam(criterion)] ?? ''].flat()[0] ?? ''] as const);
  if (given.every(([, text]) => text === '')) return null;
  return Object.fromEntries(given.map(([criterion, text]) => [criterion, WEIGHT.test(text) ? Number(text) : 0])) as Weights;
}

/** Query parameters of weights, in a fixed order, without those of 0; one is always there. */
export function weightParams(weights: Weights): [name: string, value: string][] {
  const params = SCORE_CRITERIA.flatMap((criterion): [string, string][] =>
    weights[criterion] > 0 ? [[weightParam(criterion), String(weights[criterion])]] : [],
  );
  return params.length > 0 ? params : [[weightParam(SCORE_CRITERIA[0]), '0']];
}

export const sameWeights = (one: Weights, other: Weights): boolean => SCORE_CRITERIA.every((criterion) => one[criterion] === other[criterion]);
