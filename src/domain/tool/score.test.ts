import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyerFactValues } from './buyer-facts';
import {
  FACT_MARKS,
  parseWeights,
  ranked,
  SCORE_CRITERIA,
  type ScoredTool,
  type ScoreValues,
  scoreOf,
  scoreValues,
  UNKNOWN_VALUE,
  WEIGHT_MAX,
  type Weights,
  weightParams,
} from './score';

const each = <T>(value: (index: number) => T) => Object.fromEntries(SCORE_CRITERIA.map((criterion, index) => [criterion, value(index)]));
const weights = (given: Partial<Weights> = {}): Weights => ({ ...(each(() => 0) as Weights), ...given });
const values = (given: Partial<ScoreValues> = {}): ScoreValues => ({ ...(each(() => null) as ScoreValues), ...given });
const unknown: ScoredTool = { editors: {}, visitors: null, cost: null, facts: {} };

const anyWeights = fc.record(each(() => fc.integer({ min: 0, max: WEIGHT_MAX }))) as fc.Arbitrary<Weights>;
const anyValues = fc.record(each(() => fc.option(fc.integer({ min: 0, max: 100 })))) as fc.Arbitrary<ScoreValues>;

describe('what a tool gets for a criterion', () => {
  it('is unknown where nothing is known', () => {
    expect(scoreValues(unknown)).toEqual(values());
  });

  it('comes from ratings, costs and facts', () => {
    expect(
      scoreValues({
        editors: { results: 5, easeOfUse: 3, privacy: 1 },
        visitors: { average: 5, count: 5 },
        cost: 20,
        facts: { trainingConsumer: ['opt-out'], dataLocation: ['us', 'eu'], dutchOutput: ['good'], openness: ['closed'], cardNeeded: ['no'] },
      }),
    ).toEqual(values({ results: 100, easeOfUse: 50, visitors: 75, cost: 50, privacy: 25, dutch: 100, control: 0, tryOut: 100 }));
  });

  it('falls as costs rise, from all points for a free tool', () => {
    const costs = [0, 5, 20, 60, 1000].map((cost) => scoreValues({ ...unknown, cost }).cost);
    expect(costs).toEqual([100, 80, 50, 25, 2]);
  });

  it('uses values of facts that exist', () => {
    for (const marks of Object.values(FACT_MARKS)) {
      for (const [fact, mark] of Object.entries(marks))
        expect(buyerFactValues(fact as 'dpa'), fact).toEqual(expect.arrayContaining(Object.keys(mark)));
    }
  });
});

describe('a score', () => {
  it('is the weighted mean, with its sum', () => {
    expect(scoreOf(values({ results: 80, cost: 40 }), weights({ results: 3, cost: 1, dutch: 2 }))).toEqual({
      score: 63,
      lines: [
        { criterion: 'results', weight: 3, value: 80, points: 240 },
        { criterion: 'cost', weight: 1, value: 40, points: 40 },
        { criterion: 'dutch', weight: 2, value: null, points: 100 },
      ],
      points: 380,
      weight: 6,
    });
  });

  it('needs a weight', () => {
    expect(scoreOf(values({ results: 80 }), weights())).toMatchObject({ score: null, lines: [], weight: 0 });
  });

  it('adds up line by line, lies between its values, and ignores what has no weight', () => {
    fc.assert(
      fc.property(anyValues, anyWeights, (given, chosen) => {
        const { score, lines, points, weight } = scoreOf(given, chosen);
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
        expect(score === null).toBe(weight === 0);
        if (score === null) return;
        const counted = lines.map(({ value }) => value ?? UNKNOWN_VALUE);
        expect(score).toBeGreaterThanOrEqual(Math.min(...counted));
        expect(score).toBeLessThanOrEqual(Math.max(...counted));
        const others = Object.fromEntries(SCORE_CRITERIA.map((name) => [name, chosen[name] > 0 ? given[name] : 0])) as ScoreValues;
        expect(scoreOf(others, chosen).score).toBe(score);
      }),
    );
  });

  it('never falls when a value rises', () => {
    fc.assert(
      fc.property(anyValues, anyWeights, fc.constantFrom(...SCORE_CRITERIA), (given, chosen, criterion) => {
        const better = { ...given, [criterion]: 100 };
        expect(scoreOf(better, chosen).score ?? 0).toBeGreaterThanOrEqual(scoreOf(given, chosen).score ?? 0);
      }),
    );
  });
});

describe('a ranking', () => {
  it('opens with the highest score, equal ones by what counts most, then by name', () => {
    const tools = [
      { name: 'b', values: values({ results: 60, cost: 60 }) },
      { name: 'a', values: values({ results: 60, cost: 60 }) },
      { name: 'c', values: values({ results: 70, cost: 40 }) },
      { name: 'd', values: values({ results: 10, cost: 10 }) },
    ];
    expect(ranked(tools, weights({ results: 2, cost: 1 })).map(({ name }) => name)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('doesn’t depend on the order of the tools', () => {
    const tools = fc.array(fc.record({ name: fc.string(), values: anyValues }), { maxLength: 12 });
    fc.assert(
      fc.property(tools, anyWeights, (given, chosen) => {
        const order = (list: typeof given) => ranked(list, chosen).map(({ name, score }) => `${score.score} ${name}`);
        expect(order(given.toReversed())).toEqual(order(given));
      }),
    );
  });
});

describe('weights in an address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyWeights, (chosen) => {
        expect(parseWeights(Object.fromEntries(weightParams(chosen)))).toEqual(chosen);
      }),
    );
  });

  it('accept anything', () => {
    expect(parseWeights({})).toBeNull();
    expect(parseWeights({ q: 'video' })).toBeNull();
    expect(parseWeights({ 'w-cost': '9', 'w-dutch': ['2', '3'] })).toEqual(weights({ dutch: 2 }));
    expect(parseWeights({ 'w-cost': '-1' })).toEqual(weights());
  });
});
