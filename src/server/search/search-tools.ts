import { TOOLS_PER_PAGE } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { type Lookup, type Matches, matchTools } from './match-tools';
import { deletions, fold, isOneEditAway, type SearchText, signPattern } from './query-text';
import type { FacetGroups, Order, Query } from './statement';

/** With so few tools found as typed, the words may be misspelt. */
const FEW = 5;
const CANDIDATES_MAX = 12;
const SIMILAR_MIN_LENGTH = 6;

export interface ToolMatches extends Omit<Matches, 'unfiltered' | 'isSpelled'> {
  /** The corrected words; null if they were found as typed. */
  corrected: string[] | null;
  /** No tool has every word; these have some. */
  isPartial: boolean;
  /** The words finally looked up, each with its alternatives, separated by |. */
  words: string[];
}

/** For each word its possible corrections, the word itself first; null if there are none. */
async function correctWords(query: Query, words: string[], { withSimilar }: { withSimilar: boolean }): Promise<string[][] | null> {
  const rows = await query<{ place: number; word: string }>({
    name: 'correct-words',
    text: `select typed.place::integer, known.word
      from unnest($1::text[]) with ordinality as typed (word, place)
      cross join lateral (
        select w.word from search.words w
        where w.deletions && array(select distinct * from jsonb_array_elements_text($2::jsonb -> (typed.place - 1)::integer)) limit 400
      ) as known
      where length(typed.word) >= 3`,
    values: [words, JSON.stringify(words.map(deletions))],
  });
  const near = words.map((word, index) => [
    word,
    ...rows
      .filter(({ place, word: known }) => place === index + 1 && known !== word && isOneEditAway(word, known))
      .map(({ word: known }) => known)
      .slice(0, CANDIDATES_MAX),
  ]);
  if (near.some((candidates) => candidates.length > 1)) return near;
  if (!withSimilar) return null;
  // Further away than one letter: long words that look alike.
  const similar = await query<{ place: number; word: string }>({
    name: 'similar-words',
    text: `select typed.place::integer, known.word
      from unnest($1::text[]) with ordinality as typed (word, place)
      cross join lateral (select w.word from search.words w where w.word % typed.word order by similarity(w.word, typed.word) desc limit 3) as known
      where length(typed.word) >= ${SIMILAR_MIN_LENGTH} and known.word <> typed.word`,
    values: [words],
  });
  const alike = words.map((word, index) => [word, ...similar.filter(({ place }) => place === index + 1).map(({ word: known }) => known)]);
  return alike.some((candidates) => candidates.length > 1) ? alike : null;
}

interface SearchOptions {
  text: SearchText;
  locale: Locale;
  groups?: FacetGroups;
  sort?: Order | 'relevance';
  /** From 1. */
  page?: number;
  size?: number;
  /** Count the tools each filter value would leave. */
  withFacets?: boolean;
}

/** Tools for a query: as typed, else with dotted words as two, else with misspelt words corrected, else with some of the words. */
export async function searchTools(
  query: Query,
  { text, locale, groups = {}, sort = 'relevance', page = 1, size = TOOLS_PER_PAGE, withFacets = false }: SearchOptions,
): Promise<ToolMatches> {
  const options = { locale, groups, sort, page, size, withFacets };
  const lookupOf = (signed: string[]): Lookup => ({ words: text.words, typed: text.words, any: false, patterns: signed.map(signPattern) });
  const answer = ({ ids, total, isCapped, facets }: Matches, rest: Partial<ToolMatches> = {}): ToolMatches => ({
    ids,
    total,
    isCapped,
    facets,
    corrected: null,
    isPartial: false,
    words: text.words,
    ...rest,
  });
  let lookup = lookupOf([...text.signed, ...text.dotted]);
  let direct = await matchTools(query, { ...options, lookup });
  if (direct.unfiltered === 0 && text.dotted.length > 0) {
    lookup = lookupOf(text.signed);
    direct = await matchTools(query, { ...options, lookup });
  }
  if (direct.isCapped || direct.unfiltered > FEW || (direct.unfiltered > 0 && direct.isSpelled)) return answer(direct);

  const candidates = await correctWords(query, text.words, { withSimilar: direct.unfiltered === 0 });
  const words = (candidates ?? text.words.map((word) => [word])).map((alternatives) => alternatives.join('|'));
  if (candidates) {
    const wider = await matchTools(query, { ...options, lookup: { ...lookup, words } });
    if (wider.unfiltered > direct.unfiltered) {
      return answer(wider, {
        corrected: direct.unfiltered === 0 ? candidates.map((alternatives) => alternatives[1] ?? alternatives[0] ?? '') : null,
      });
    }
  }
  const plain = words.filter((_, index) => !text.signed.some((word) => fold(word) === text.words[index]));
  if (direct.unfiltered === 0 && text.words.length > 1 && plain.length > 0) {
    const some = await matchTools(query, { ...options, lookup: { ...lookup, words: plain, any: true, patterns: [] } });
    if (some.unfiltered > 0) return answer(some, { isPartial: true });
  }
  return answer(direct, { words });
}
