import { AUDIENCES, type Audience } from '@/domain/audiences';
import { DAY_MS } from '@/domain/durations';
import { slugify } from '@/domain/slug';
import { BUYER_FACTS, type BuyerFact, buyerFactValues, type FactBasis } from '@/domain/tool/buyer-facts';
import type { PriceModel } from '@/domain/tool/vocabulary';

interface Translated {
  en: string;
  nl: string;
}

/** Texts to compose from; `{name}` is replaced by a tool's name. */
export interface Phrases {
  sentences: { en: string[]; nl: string[] };
  features: Translated[];
  /** Tagline and categories of real tools. */
  models: { tagline: Translated; categories: string[] }[];
}

interface ScaleReview {
  general: number | null;
  ease: number | null;
  title: string;
  text: string;
  language: 'en' | 'nl';
}

/** How something is known, and how many days ago it was checked or told. */
interface Known {
  basis: FactBasis;
  age: number | null;
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
  prices: Known;
  facts: ({ fact: BuyerFact; values: string[] } & Known)[];
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

const FIRST_DAY = Date.UTC(2022, 10, 30);
const DAYS = 1400;
/** Facts were checked or told within so many days. */
export const KNOWN_DAYS = 500;
const FACTS = 12;

export const NAME_STARTS =
  'Nova Lumi Copy Pixel Vox Script Quill Brain Echo Flux Metric Prompt Story Frame Motion Signal Vector Beacon Harbor Maple River Orbit Cobalt Ember Falcon Granite Hazel Indigo Juniper Kite Lantern Magnet Nimble Opal Prism Quartz Raven Saffron Tundra Umber Velvet Willow Xenon Yonder Zephyr Alpine Birch Cedar Delta Elm Fable Glide Hollow Iris Jade Kernel Ledger Mosaic Nectar Onyx Pilot Quiver Ripple Slate Thistle Unity Vista Whisper Yarrow Zenith Anchor Bloom Cipher Drift Ether Forge Grove Helix Ivory Jolt Knot Lyric Mirror North Oasis Pulse Quest Rocket Spark Tempo Urban Verse Wave Atlas Boost Clarity Dash Engine Fresh Guide Hyper Insight Logic'.split(
    ' ',
  );
const NAME_ENDS =
  'ly AI Craft Flow Pilot Forge Lab Desk Mind Studio Hub Bot Kit Works Gen Sense Scribe Wise Box Cast Deck Mate Space Pad Line Cloud Stack Loop Stream Base Path Point Scope Shift Sync Track Type Verse View Wizard Writer Zen Coach Board Builder Copilot Edit Genius Maker Reader'.split(
    ' ',
  );
const NAME_EXTRAS = ['Pro', 'One', 'Next', 'Labs', 'Go', 'Plus', 'Cloud', 'Studio', 'Max', 'Air'];

const REVIEW_TITLES: readonly Translated[] = [
  { en: 'Does what it promises', nl: 'Doet wat het belooft' },
  { en: 'Good, with limits', nl: 'Goed, met grenzen' },
  { en: 'Saves me hours', nl: 'Scheelt me uren' },
  { en: 'Too expensive for me', nl: 'Voor mij te duur' },
  { en: 'Took some getting used to', nl: 'Even wennen' },
];

/** Cuts the texts of real tools into phrases that fit any tool. */
export function phrasesOf(tools: Pick<ScaleTool, 'name' | 'tagline' | 'description' | 'features' | 'categories'>[]): Phrases {
  const sentences = (locale: 'en' | 'nl') =>
    tools
      .flatMap(({ name, description }) => description[locale].replaceAll(name, '{name}').match(/[^.!?\n]+[.!?]/g) ?? [])
      .map((text) => text.trim());
  return { sentences: { en: sentences('en'), nl: sentences('nl') }, features: tools.flatMap(({ features }) => features), models: tools };
}

/** Generates tools, deterministic for seed and phrases. */
export function catalogue({ seed, count, phrases }: { seed: number; count: number; phrases: Phrases }): ScaleTool[] {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(list: readonly T[], number: number): T[] => [...new Set(Array.from({ length: number }, () => pick(list)))];
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
  const known = (): Known => {
    const basis = pick<FactBasis>(['general', 'general', 'maker', 'checked']);
    return { basis, age: basis === 'general' ? null : below(KNOWN_DAYS) };
  };
  const text = (own: string, locale: 'en' | 'nl', length: number) => some(phrases.sentences[locale], length).join(' ').replaceAll('{name}', own);
  const review = (own: string): ScaleReview => {
    const language = random() < 0.6 ? 'en' : 'nl';
    const general = random() < 0.9 ? Math.min(5, 2 + below(4)) : null;
    return {
      general,
      ease: general === null || random() < 0.5 ? 1 + below(5) : null,
      title: pick(REVIEW_TITLES)[language],
      text: text(own, language, 2),
      language,
    };
  };

  return Array.from({ length: count }, () => {
    const own = name();
    const { tagline, categories } = pick(phrases.models);
    const length = 6 + below(4);
    const priceModel: PriceModel = pick(['free', 'freemium', 'freemium', 'freemium', 'paid', 'paid', 'contact']);
    // Few tools are famous.
    const fame = random() ** 6;
    return {
      name: own,
      slug: `${slugify(own)}-x`,
      url: `https://${slugify(own)}.example.com/`,
      maker: `${pick(NAME_STARTS)} ${pick(['Inc.', 'B.V.', 'Ltd', 'GmbH'])}`,
      tagline,
      description: { en: text(own, 'en', length), nl: text(own, 'nl', length) },
      features: Array.from({ length: 3 + below(3) }, () => pick(phrases.features)),
      plans: [
        ...(priceModel === 'free' || priceModel === 'freemium' ? [{ name: { en: 'Free', nl: 'Gratis' }, kind: 'free' as const, price: null }] : []),
        ...(priceModel === 'freemium' || priceModel === 'paid'
          ? [{ name: { en: 'Pro', nl: 'Pro' }, kind: 'paid' as const, price: 5 + below(95) }]
          : []),
      ],
      prices: known(),
      facts: some(BUYER_FACTS, FACTS).map((fact) => ({ fact, values: [pick(buyerFactValues(fact))], ...known() })),
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
