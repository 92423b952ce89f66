import type { Locale } from '@/domain/locales';
import { type Lexicon, lexiconOf, type Phrase } from '@/domain/question/lexicon';
import { dutchRoot } from '@/domain/question/word-forms';
import { deletions, isOneEditAway } from './query-text';
import type { Query } from './statement';

/** The words of the search, and how to find those that were mistyped. */
export interface Words extends Lexicon {
  version: string;
  /** Every word of a phrase, by language. */
  known: Record<Locale, Set<string>>;
  /** Words by each of their forms with one letter removed. */
  near: Map<string, string[]>;
  /** A word for each stem, and stems by each of their forms with one letter removed. */
  stems: Map<string, string>;
  nearStems: Map<string, string[]>;
}

declare global {
  // Global because a hot reload would otherwise read them again.
  var searchWords: Words | undefined;
}

async function readWords(query: Query): Promise<Words> {
  const rows = await query<Phrase & { version: string }>({
    name: 'phrases',
    text: 'select p.locale, p.kind, p.key, p.words, p.stems, v.version from search.phrases_version v left join search.phrases p on true',
    values: [],
  });
  const phrases = rows
    .filter(({ words }) => words !== null)
    .map((phrase) => (phrase.locale === 'nl' ? { ...phrase, stems: phrase.stems.map(dutchRoot) } : phrase));
  const known: Words['known'] = { en: new Set(), nl: new Set() };
  for (const { locale, words } of phrases) for (const word of words) known[locale].add(word);
  const near = new Map<string, string[]>();
  const addNear = (index: Map<string, string[]>, form: string, word: string) => {
    if (form.length >= TYPO_MIN) for (const shorter of deletions(form)) index.set(shorter, [...(index.get(shorter) ?? []), word]);
  };
  for (const word of new Set([...known.en, ...known.nl])) addNear(near, word, word);
  const stems = new Map(phrases.flatMap(({ words, stems: forms }) => forms.map((form, place) => [form, words[place] ?? form] as const)));
  const nearStems = new Map<string, string[]>();
  for (const form of stems.keys()) addNear(nearStems, form, form);
  return { ...lexiconOf(phrases), version: rows[0]?.version ?? '', known, near, stems, nearStems };
}

const TYPO_MIN = 4;

/** The words of the search, read again when editors have changed them. */
export async function wordsOf(query: Query, version: string): Promise<Words> {
  if (globalThis.searchWords?.version !== version) globalThis.searchWords = await readWords(query);
  return globalThis.searchWords;
}

/** From so many common letters on, words that end otherwise are forms of one: "transcribng" and "transcribe". */
const COMMON_MIN = 7;
const ENDING_MAX = 3;
/** Shorter stems are one letter away from too many. */
const STEM_MIN = 6;

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** A word of a phrase that was mistyped as this, or as one of its forms, or null; the longest common beginning wins. */
export function correctedWord(typed: string, stemsOfTyped: string[], { near, known, stems, nearStems }: Words): string | null {
  if (typed.length < TYPO_MIN) return null;
  const best = (words: string[]) =>
    words.sort((one, other) => commonLength(other, typed) - commonLength(one, typed) || one.length - other.length)[0] ?? null;
  // The first letter is hardly ever wrong, and "sailing" isn't "mailing".
  const closeTo = (form: string, index: typeof near) =>
    [...new Set(deletions(form).flatMap((shorter) => index.get(shorter) ?? []))].filter((word) => word[0] === form[0] && isOneEditAway(form, word));
  const close = closeTo(typed, near);
  if (close.length > 0 || typed.length < COMMON_MIN) return best(close);
  const inflected = stemsOfTyped.filter((stem) => stem.length >= STEM_MIN).flatMap((stem) => closeTo(stem, nearStems));
  if (inflected.length > 0) return stems.get(best(inflected) ?? '') ?? null;
  return best(
    [...known.en, ...known.nl].filter((word) => {
      const common = commonLength(word, typed);
      return common >= COMMON_MIN && Math.max(word.length, typed.length) - common <= ENDING_MAX;
    }),
  );
}
