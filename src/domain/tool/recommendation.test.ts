import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECOMMENDATION_WEIGHTS, type RecommendationPart, type RecommendedTool, recommendation } from './recommendation';

const TODAY = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(TODAY.getTime() - days * 86_400_000);

const PLAIN: RecommendedTool = {
  editorialRating: null,
  hasPicture: false,
  descriptionLength: 100,
  features: 1,
  plans: 0,
  hasDatedPrices: false,
  platforms: 0,
  languages: [],
  facts: 0,
  hasEditorialReview: false,
  bookmarks: 0,
  clicks: 0,
  reviews: 0,
  visitorRating: null,
  updatedAt: daysAgo(400),
  launched: null,
  hasOwnText: false,
};
const of = (fields: Partial<RecommendedTool>) => recommendation({ ...PLAIN, ...fields }, 'nl', TODAY);

const anyTool: fc.Arbitrary<RecommendedTool> = fc.record({
  editorialRating: fc.option(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
  hasPicture: fc.boolean(),
  descriptionLength: fc.nat(5000),
  features: fc.nat(20),
  plans: fc.nat(12),
  hasDatedPrices: fc.boolean(),
  platforms: fc.nat(10),
  languages: fc.subarray(['en', 'nl', 'de']),
  facts: fc.nat(3),
  hasEditorialReview: fc.boolean(),
  bookmarks: fc.nat(),
  clicks: fc.nat(),
  reviews: fc.nat(1000),
  visitorRating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  updatedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  launched: fc.option(fc.integer({ min: 1950, max: 2030 })),
  hasOwnText: fc.boolean(),
});

describe('the recommendation of a tool', () => {
  it.each<[RecommendationPart, string, Partial<RecommendedTool>, Partial<RecommendedTool>]>([
    ['editors', 'a higher rating by the editors', { editorialRating: 3.5 }, { editorialRating: 4 }],
    ['completeness', 'a picture', {}, { hasPicture: true }],
    ['completeness', 'a longer description', {}, { descriptionLength: 300 }],
    ['completeness', 'more features', {}, { features: 3 }],
    ['completeness', 'plans', {}, { plans: 1 }],
    ['completeness', 'dated prices', {}, { hasDatedPrices: true }],
    ['completeness', 'known platforms', {}, { platforms: 1 }],
    ['completeness', 'known languages', {}, { languages: ['nl'] }],
    ['completeness', 'another known fact', {}, { facts: 1 }],
    ['completeness', 'a review by the editors', {}, { hasEditorialReview: true }],
    ['popularity', 'one more bookmark', { bookmarks: 40 }, { bookmarks: 41 }],
    ['popularity', 'one more visit', { clicks: 200 }, { clicks: 201 }],
    ['popularity', 'better reviews', { reviews: 3, visitorRating: 3 }, { reviews: 3, visitorRating: 4 }],
    ['popularity', 'more reviews that are as good', { reviews: 3, visitorRating: 5 }, { reviews: 4, visitorRating: 5 }],
    ['freshness', 'a later change by the editors', { updatedAt: daysAgo(90) }, { updatedAt: daysAgo(80) }],
    ['freshness', 'a later launch', { launched: 2024 }, { launched: 2025 }],
    ['language', 'text in the language', {}, { hasOwnText: true }],
    ['language', 'a tool that speaks the language', { languages: ['de'] }, { languages: ['de', 'nl'] }],
  ])('rises in %s with %s', (part, _what, less, more) => {
    const [lower, higher] = [of(less), of(more)];
    expect(higher.parts[part]).toBeGreaterThan(lower.parts[part]);
    expect(higher.score).toBeGreaterThanOrEqual(lower.score);
  });

  it('never falls when a rating rises or visitors do more', () => {
    fc.assert(
      fc.property(anyTool, fc.nat(100), fc.nat(100), (tool, bookmarks, clicks) => {
        const { score } = recommendation(tool, 'en', TODAY);
        const more = { ...tool, bookmarks: tool.bookmarks + bookmarks, clicks: tool.clicks + clicks };
        expect(recommendation(more, 'en', TODAY).score).toBeGreaterThanOrEqual(score);
        const rating = Math.min(5, (tool.editorialRating ?? 3) + 0.5);
        expect(recommendation({ ...tool, editorialRating: rating }, 'en', TODAY).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('is a number from 0 to 1, in all its parts', () => {
    fc.assert(
      fc.property(anyTool, fc.constantFrom('en' as const, 'nl' as const), (tool, locale) => {
        const { score, parts } = recommendation(tool, locale, TODAY);
        for (const value of [score, ...Object.values(parts)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(Object.values(RECOMMENDATION_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('takes a missing rating by the editors for a middling one', () => {
    expect(of({ editorialRating: null }).score).toBe(of({ editorialRating: 3 }).score);
    expect(of({ editorialRating: null }).score).toBeGreaterThan(of({ editorialRating: 2.5 }).score);
  });

  it('holds nothing against a tool whose languages or year of launch are unknown', () => {
    expect(of({ languages: [] }).parts.language).toBeGreaterThan(of({ languages: ['de'] }).parts.language);
    expect(of({ launched: null }).parts.freshness).toBeGreaterThan(of({ launched: 2015 }).parts.freshness);
  });

  it('differs by language', () => {
    const dutch = { ...PLAIN, languages: ['nl'] };
    expect(recommendation(dutch, 'nl', TODAY).score).toBeGreaterThan(recommendation(dutch, 'en', TODAY).score);
  });

  it('stays the same from one day to the next for most tools', () => {
    const dates = Array.from({ length: 100 }, (_, index) => daysAgo(200 + index * 5));
    const moved = dates.filter((updatedAt) => recommendation({ ...PLAIN, updatedAt }, 'en', daysAgo(-1)).score !== of({ updatedAt }).score);
    expect(moved.length).toBeLessThan(20);
  });
});
