import type { Audience } from '@/domain/audiences';
import { AUDIENCES } from '@/domain/audiences';
import { slugify } from '@/domain/slug';
import type { PriceModel } from '@/domain/tool/plan-units';
import { ACTIONS, MANNERS, NAME_ENDS, NAME_EXTRAS, NAME_STARTS, REVIEW_TITLES, SUBJECTS } from './vocabulary';

interface Translated {
  en: string;
  nl: string;
}

/** Texts to compose from; `{name}` is replaced by a tool's name. */
export interface Phrases {
  sentences: { en: string[]; nl: string[] };
  features: Translated[];
}

interface ScaleReview {
  general: number | null;
  ease: number | null;
  title: string;
  text: string;
  language: 'en' | 'nl';
}

export interface ScaleTool {
  name: string;
  slug: string;
  url: string;
  maker: string;
  tagline: Translated;
  description: Translated;
  features: Translated[];
  plans: { name: Translated; kind: 'free' | 'paid'; price: number | null }[];
  /** The main category first. */
  categories: string[];
  audiences: Audience[];
  priceModel: PriceModel;
  verified: boolean;
  editorialRating: number | null;
  createdAt: string;
  reviews: ScaleReview[];
  bookmarks: number;
}

/** Deterministic random numbers from 0 to 1 (Mulberry32 by Tommy Ettinger, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const CATEGORY_CODES = Object.keys(SUBJECTS);
/** Skews the sizes of categories as in real directories. */
const SKEW = 1.1;
const WEIGHTS = CATEGORY_CODES.map((_code, index) => 1 / (index + 1) ** SKEW);
const WEIGHT_SUM = WEIGHTS.reduce((sum, weight) => sum + weight, 0);
const FIRST_DAY = Date.UTC(2022, 10, 30);
const DAYS = 1400;
const DAY_MS = 86_400_000;

/** Cuts real descriptions into sentences that fit any tool. */
export function phrasesOf(tools: { name: string; description: Translated; features: Translated[] }[]): Phrases {
  const sentences = (locale: 'en' | 'nl') =>
    tools
      .flatMap(({ name, description }) => description[locale].replaceAll(name, '{name}').match(/[^.!?\n]+[.!?]/g) ?? [])
      .map((text) => text.trim());
  return { sentences: { en: sentences('en'), nl: sentences('nl') }, features: tools.flatMap(({ features }) => features) };
}

/** Generates tools, deterministic for seed and phrases. */
export function catalogue({ seed, count, phrases }: { seed: number; count: number; phrases: Phrases }): ScaleTool[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], number: number): T[] => [...new Set(Array.from({ length: number }, () => pick(list)))];
  const category = () => {
    let left = random() * WEIGHT_SUM;
    for (const [index, code] of CATEGORY_CODES.entries()) {
      left -= WEIGHTS[index] ?? 0;
      if (left <= 0) return code;
    }
    return CATEGORY_CODES[0] as string;
  };
  const names = new Set<string>();
  const name = () => {
    for (;;) {
      const [start, end] = [pick(NAME_STARTS), pick(NAME_ENDS)];
      const joined = random() < 0.6 ? start + end : `${start} ${end}`;
      const full = random() < 0.25 ? joined : `${joined} ${random() < 0.5 ? pick(NAME_EXTRAS) : pick(NAME_STARTS)}`;
      const key = slugify(full);
      if (names.has(key)) continue;
      names.add(key);
      return full;
    }
  };
  const text = (own: string, locale: 'en' | 'nl', length: number) => some(phrases.sentences[locale], length).join(' ').replaceAll('{name}', own);
  const review = (own: string): ScaleReview => {
    const language = random() < 0.6 ? 'en' : 'nl';
    const place = language === 'en' ? 0 : 1;
    const general = random() < 0.9 ? Math.min(5, 2 + below(4)) : null;
    return {
      general,
      ease: general === null || random() < 0.5 ? 1 + below(5) : null,
      title: pick(REVIEW_TITLES)[place],
      text: text(own, language, 2),
      language,
    };
  };

  return Array.from({ length: count }, () => {
    const own = name();
    const categories = [...new Set([category(), ...(random() < 0.6 ? [category()] : []), ...(random() < 0.2 ? [category()] : [])])];
    const subjects = SUBJECTS[categories[0] as string] as readonly (readonly [string, string])[];
    const subject = pick(subjects);
    const [action, manner] = [pick(ACTIONS), pick(MANNERS)];
    const length = 6 + below(4);
    const priceModel: PriceModel = pick(['free', 'freemium', 'freemium', 'freemium', 'paid', 'paid', 'contact']);
    // Few tools are famous.
    const fame = random() ** 6;
    return {
      name: own,
      slug: `${slugify(own)}-x`,
      url: `https://${slugify(own)}.example.com/`,
      maker: `${pick(NAME_STARTS)} ${pick(['Inc.', 'B.V.', 'Ltd', 'GmbH'])}`,
      tagline: { en: `${action[0]} ${subject[0]} ${manner[0]}`, nl: `${action[1]} ${subject[1]} ${manner[1]}` },
      description: { en: text(own, 'en', length), nl: text(own, 'nl', length) },
      features: Array.from({ length: 3 + below(3) }, () => pick(phrases.features)),
      plans: [
        ...(priceModel === 'free' || priceModel === 'freemium' ? [{ name: { en: 'Free', nl: 'Gratis' }, kind: 'free' as const, price: null }] : []),
        ...(priceModel === 'freemium' || priceModel === 'paid'
          ? [{ name: { en: 'Pro', nl: 'Pro' }, kind: 'paid' as const, price: 5 + below(95) }]
          : []),
      ],
      categories,
      audiences: some(AUDIENCES, below(4)),
      priceModel,
      verified: random() < 0.12,
      editorialRating: random() < 0.2 ? 2 + below(7) / 2 : null,
      createdAt: new Date(FIRST_DAY + below(DAYS) * DAY_MS + below(DAY_MS)).toISOString(),
      reviews: Array.from({ length: Math.floor(fame * 60) }, () => review(own)),
      bookmarks: Math.floor(fame * 150),
    };
  });
}
