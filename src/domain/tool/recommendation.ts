import { DAY_MS } from '../durations';
import type { Locale } from '../locales';
import { RATING_MAX, RATING_MIN } from '../rating-criteria';

/** What the recommended order of tools is based on. Affiliate links and verification are not part of it. */
export interface RecommendedTool {
  /** By the editors, from 1 to 5; null while unrated. */
  editorialRating: number | null;
  hasPicture: boolean;
  /** Longest description of all languages, in characters. */
  descriptionLength: number;
  features: number;
  plans: number;
  hasDatedPrices: boolean;
  platforms: number;
  /** Codes of the languages the tool speaks; empty if unknown. */
  languages: string[];
  /** How many of maker, year of launch and country are known. */
  facts: number;
  hasEditorialReview: boolean;
  bookmarks: number;
  /** Visits in the last 90 days. */
  clicks: number;
  reviews: number;
  /** Average of the reviews, from 1 to 5; null without any. */
  visitorRating: number | null;
  /** When editors last published a change. */
  updatedAt: Date;
  /** A year. */
  launched: number | null;
  /** Tagline and description exist in the language of the list. */
  hasOwnText: boolean;
}

/** Counts as much as both extremes: nobody loses by what isn't known. */
const NEUTRAL = 0.5;
const FULL_DESCRIPTION = 600;
const FULL_FEATURES = 4;
const FACTS = 3;
/** Where half of what numbers can give is reached. */
const HALF = { bookmarks: 10, clicks: 50 };
/** Reviews are averaged with as many middling ones, so that a single one decides little. */
const MIDDLING_REVIEWS = 5;
const HALF_LIFE = { changeDays: 180, launchYears: 2 };

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (value: number, full: number) => Math.min(1, value / full);
const saturated = (count: number, half: number) => count / (count + half);
const decayed = (age: number, halfLife: number) => 0.5 ** (Math.max(0, age) / halfLife);
const rated = (rating: number) => (rating - RATING_MIN) / (RATING_MAX - RATING_MIN);

const completeness = (tool: RecommendedTool) =>
  average([
    Number(tool.hasPicture),
    share(tool.descriptionLength, FULL_DESCRIPTION),
    share(tool.features, FULL_FEATURES),
    Number(tool.plans > 0),
    Number(tool.hasDatedPrices),
    Number(tool.platforms > 0),
    Number(tool.languages.length > 0),
    share(tool.facts, FACTS),
    Number(tool.hasEditorialReview),
  ]);

function popularity({ bookmarks, clicks, reviews, visitorRating }: RecommendedTool): number {
  const opinion = (MIDDLING_REVIEWS * NEUTRAL + reviews * (visitorRating === null ? NEUTRAL : rated(visitorRating))) / (MIDDLING_REVIEWS + reviews);
  return average([saturated(bookmarks, HALF.bookmarks), saturated(clicks, HALF.clicks), opinion]);
}

const freshness = ({ updatedAt, launched }: RecommendedTool, today: Date) =>
  average([
    decayed((today.getTime() - updatedAt.getTime()) / DAY_MS, HALF_LIFE.changeDays),
    launched === null ? NEUTRAL : decayed(today.getFullYear() - launched, HALF_LIFE.launchYears),
  ]);

const language = ({ languages, hasOwnText }: RecommendedTool, locale: Locale) =>
  average([languages.length === 0 ? NEUTRAL : Number(languages.includes(locale)), Number(hasOwnText)]);

/** The parts of the order and their weights, which add up to 1. */
export const RECOMMENDATION_WEIGHTS = { editors: 0.35, completeness: 0.2, popularity: 0.2, freshness: 0.1, language: 0.15 } as const;
export type RecommendationPart = keyof typeof RECOMMENDATION_WEIGHTS;
const PARTS = Object.keys(RECOMMENDATION_WEIGHTS) as RecommendationPart[];

/**
 * How far up a tool belongs in the recommended order of a language's lists. Equal scores are sorted by name.
 * @returns the score and its parts, each from 0 to 1; the score in steps of 0.001, so that it doesn't change every day
 */
export function recommendation(tool: RecommendedTool, locale: Locale, today: Date): { score: number; parts: Record<RecommendationPart, number> } {
  const parts = {
    editors: tool.editorialRating === null ? NEUTRAL : rated(tool.editorialRating),
    completeness: completeness(tool),
    popularity: popularity(tool),
    freshness: freshness(tool, today),
    language: language(tool, locale),
  };
  const score = PARTS.reduce((sum, part) => sum + RECOMMENDATION_WEIGHTS[part] * parts[part], 0);
  return { score: Math.round(score * 1000) / 1000, parts };
}
