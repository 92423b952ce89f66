import type { Locale } from '@/domain/locales';
import { NOTE_WORDS, NUMBER_WORDS } from '@/domain/number-words';
import { firstPart, splitCompound } from '@/domain/question/compounds';
import type { NamedTool } from '@/domain/question/sentence';
import { type Understanding, understand } from '@/domain/question/understand';
import { dutchRoot } from '@/domain/question/word-forms';
import { clauseEnd, type QuestionWord } from '@/domain/question/words';
import { commonWordsOf } from './common-words';
import { correctedWord, type Words, wordsOf } from './lexicon';
import { fold, isOneEditAway, type SearchText, spellSigns } from './query-text';
import type { Query } from './statement';

const NUMBER = /^([€$£]?)(\d{1,6}(?:[.,]\d{1,2})?)(?:[.,]-)?([€$£]?)$/;
/** A price with its period: "€15/month". */
const PRICE_FOR = /^([€$£]?\d{1,6}(?:[.,]\d{1,2})?[€$£]?)\/(\p{L}+)[,.;:!?]?$/u;
/** "Us" is somebody else. */
const CAPITALS = new Map([['US', 'USA']]);
/** Pounds count as euros, which are worth less, so that no answer costs more than was said. */
const CURRENCIES = { '€': 'EUR', $: 'USD', '£': 'EUR' } as const;
/** Words in the name of a tool. */
const NAME_MAX = 4;
const PREFIX_MIN = 4;

export interface Question extends Understanding {
  /** Words as typed, split at spaces; parts name their places. */
  typed: string[];
  /** Number of words after splitting; `typed` has fewer if one has an apostrophe, a point or a stroke. */
  read: number;
  /** Makers that are named, by facet. */
  makers: { key: string; name: string }[];
  /** What mistyped words were taken for. */
  corrected: { from: string; to: string }[];
}

interface Token {
  at: number;
  word: string;
  /** Written like a name, wherever it stands: "ChatGPT", "remove.bg". */
  isMarked?: boolean;
  isCapital: boolean;
  isLast: boolean;
  isPart?: boolean;
  number?: number;
  currency?: 'EUR' | 'USD';
}

/** The words of a question; numbers have the currency that is written at them. */
function tokensOf(typed: string[]): Token[] {
  const isShouted = typed.every((text) => text === text.toUpperCase());
  const parts = typed.flatMap((text, at) => (PRICE_FOR.exec(text)?.slice(1) ?? [text]).map((part) => ({ at, text: part })));
  return parts.flatMap(({ text: written, at }): Token[] => {
    const text = isShouted ? written : written.replace(/\b\p{Lu}+\b/gu, (word) => CAPITALS.get(word) ?? word);
    const [, before = '', digits, after = ''] = NUMBER.exec(text.replace(/[,.;:!?]+$/, '')) ?? [];
    const currency = CURRENCIES[(before || after) as keyof typeof CURRENCIES];
    const isLast = /[,.;:!?]$/.test(text);
    if (digits) return [{ at, isLast, word: digits, isCapital: false, number: Number(digits.replace(',', '.')), ...(currency && { currency }) }];
    return fold(spellSigns(text))
      .split(' ')
      .filter(Boolean)
      .map((word, place, all) => {
        const [number, note] = [NUMBER_WORDS.get(word), NOTE_WORDS.get(word)];
        const amount = note === undefined ? number !== undefined && { number } : { number: note, currency: 'EUR' as const };
        return {
          at,
          word,
          isCapital: /^\p{Lu}/u.test(text),
          isMarked: /\p{Ll}(?:\p{Lu}|\.\p{Ll})/u.test(text),
          isLast: isLast && place === all.length - 1,
          ...amount,
        };
      });
  });
}

interface Known {
  version: string;
  en: string[];
  nl: string[];
  /** The words that stand in names, taglines or categories. */
  known: string[];
  names: { id: number; key: string; typed: string }[];
  makers: { key: string; name: string; typed: string }[];
}

/** Stems of words, which of them are known, tools with these names or names that begin with them, and makers of several tools. */
async function look(query: Query, words: string[], names: string[]): Promise<Known> {
  const [row] = await query<Known>({
    name: 'question-words',
    text: `select (select version from search.phrases_version) as version,
        array(select search.stem('en', word) from unnest($1::text[]) with ordinality as w (word, place) order by place) as en,
        array(select search.stem('nl', word) from unnest($1::text[]) with ordinality as w (word, place) order by place) as nl,
        array(select word from search.words where word = any ($1)) as known,
        coalesce((select jsonb_agg(jsonb_build_object('id', tool_id, 'key', name_key, 'typed', name)) from (
          select t.tool_id, t.name_key, n.name from unnest($2::text[]) as n (name) join search.tools_en t on t.name_key = n.name
          union all
          select found.* from unnest($2::text[]) as n (name) cross join lateral (
            select t.tool_id, t.name_key, n.name from search.tools_en t
            where length(n.name) >= ${PREFIX_MIN} and t.name_key > n.name || ' ' and t.name_key < n.name || '!' limit 3
          ) as found
        ) as found), '[]') as names,
        coalesce((select jsonb_agg(jsonb_build_object('key', key, 'name', shown, 'typed', name)) from (
          select name, 'maker:' || replace(name, ' ', '-') as key from unnest($2::text[]) as name
        ) as wanted cross join lateral (
          select search.maker_name(min(p.maker)) as shown from search.tools_en t join public.tools p on p.id = t.tool_id
          where t.facets @> array[key] having count(*) > 1
        ) as found), '[]') as makers`,
    values: [words, names],
  });
  return row ? { ...row, nl: row.nl.map(dutchRoot) } : { version: '', en: words, nl: words, known: [], names: [], makers: [] };
}

/** From this likeness on, an unknown word is a mistyped name; shorter ones are like too many. */
const LIKE_A_NAME = 0.5;
const LIKE_A_NAME_MIN = 6;
/** A word that more names end with is no name. */
const NAMED_MAX = 2;

interface Further {
  written: string[];
  /** `meant` is the name if the word was mistyped. */
  names: (Known['names'][number] & { meant: string | null })[];
}

/**
 * Of unknown words, those that stand in the text of a tool, so that they weren't mistyped, and tools whose names end with one ("firefly") or are much
 * like one that stands nowhere ("midjurney").
 */
async function lookFurther(query: Query, words: string[]): Promise<Further> {
  const [row] = await query<Further>({
    name: 'unknown-words',
    text: `
      with w as materialized (
        select word, exists (select from search.tools_en where document @@ search.query(array[word], false))
          or exists (select from search.tools_nl where document @@ search.query(array[word], false)) as is_written
        from unnest($1::text[]) as word
      )
      select array(select word from w where is_written) as written,
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'key', word, 'typed', word, 'meant', meant)) from (
          select word, unnest(ids) as id, null as meant from w cross join lateral (
            select array_agg(tool_id) as ids from (
              select tool_id from search.tools_en where head @@ search.query(array[word], false) and name_key like '% ' || word limit ${NAMED_MAX + 1}
            ) as ending
          ) as endings where cardinality(ids) <= ${NAMED_MAX}
          union all
          select word, id, meant from w cross join lateral (
            select tool_id as id, name as meant from search.tools_en
            where replace(name_key, ' ', '') % word and similarity(replace(name_key, ' ', ''), word) >= ${LIKE_A_NAME}
              and left(name_key, 1) = left(word, 1)
            order by similarity(replace(name_key, ' ', ''), word) desc limit 1
          ) as nearest where not is_written and length(word) >= ${LIKE_A_NAME_MIN}
        ) as found), '[]') as names`,
    values: [words],
  });
  return row ?? { written: [], names: [] };
}

/** What may be a name: runs of words, also written as one. */
const runsOf = (tokens: Token[]) =>
  tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(NAME_MAX, tokens.length - from) }, (__, length) => {
      const words = tokens.slice(from, from + length + 1).map(({ word }) => word);
      return { from, to: from + length + 1, spaced: words.join(' '), joined: words.join('') };
    }),
  );

/** Words with which tools are compared or replaced. */
const NAMING_SIGNS = ['versus', 'alternative', 'not'];

/**
 * Tools that are named. A name that is an ordinary word counts if it is written with a capital, is all that was typed, or stands where a tool is
 * compared or replaced.
 */
function namedIn(tokens: Token[], found: Known, { known, phrases }: Words): NamedTool[] {
  const startingAt = (index: number) =>
    (['en', 'nl'] as const).flatMap((locale) =>
      (phrases.get(`${locale}:${found[locale][index]}`) ?? []).filter(({ stems }) =>
        stems.every((stem, step) => found[locale][index + step] === stem),
      ),
    );
  const starting = tokens.map((_, index) => startingAt(index));
  const signs = starting.flatMap((list, from) =>
    list.flatMap(({ kind, key, stems }) => (kind === 'sign' && NAMING_SIGNS.includes(key) ? [{ from, to: from + stems.length, key }] : [])),
  );
  const isCompared = signs.some(({ key }) => key !== 'not');
  const runs = runsOf(tokens);
  const namesAt = (run: (typeof runs)[number]) =>
    found.names.some(({ key, typed }) => key === run.spaced || key === run.joined || typed === run.spaced);
  /** "Or" stands between names in "Cursor or Copilot", not in "2025 or later". */
  const isBetween = (sign: { from: number; to: number }) =>
    runs.some((run) => run.to === sign.from && namesAt(run)) && runs.some((run) => run.from === sign.to && namesAt(run));
  return runs.flatMap(({ from, to, spaced, joined }) => {
    const exact = found.names.filter(({ key }) => key === spaced || key === joined);
    const longer = exact.length > 0 ? [] : found.names.filter(({ key, typed }) => typed === spaced && key !== typed);
    const words = tokens.slice(from, to);
    const isKnown = words.every(({ word }) => known.en.has(word) || known.nl.has(word) || /^\d+$/.test(word));
    const isFilling = words.every((_, step) => starting[from + step]?.some(({ kind, stems }) => kind === 'sign' && stems.length === 1));
    const isWritten = words.some(({ isMarked }) => isMarked) || (words.every(({ isCapital }) => isCapital) && from > 0);
    const isAll = words.length === tokens.length;
    const isBeside = signs.some(
      (sign) => (sign.key === 'versus' ? isBetween(sign) : true) && (sign.to === from || (sign.from === to && sign.key !== 'not')),
    );
    const isRefused =
      (from === 0 || tokens[from - 1]?.isLast === true) && signs.some((sign) => sign.key === 'not' && sign.to - 1 === clauseEnd(tokens, to - 1));
    if (longer.length > 0) return longer.length === 1 && (!isKnown || isBeside) ? longer.map(({ id }) => ({ id, from, to, isSure: true })) : [];
    return exact.map(({ id }) => ({ id, from, to, isSure: !isKnown || isWritten || isAll || isBeside || isRefused || (isCompared && !isFilling) }));
  });
}

/** Reads a question: finds stems, corrects mistyped words, splits compounds, and tells what the parts mean. */
export async function readQuestion(query: Query, { shown }: SearchText, max: number): Promise<Question> {
  // "€ 20" is one word, as "20 €" is.
  const typed = shown.replace(/([€$£]) (?=\d)|(?<=\d) (?=[€$£](?! ?\d)(?:\P{L}|$))/gu, '$1').split(' ');
  const tokens = tokensOf(typed).slice(0, max);
  const namesOf = (list: Token[]) => [...new Set(runsOf(list).flatMap(({ spaced, joined }) => [spaced, joined]))];
  const texts = (list: Token[]) => list.map(({ word }) => word);
  let found = await look(query, texts(tokens), namesOf(tokens));
  const words = await wordsOf(query, found.version);
  const isPhraseWord = (word: string) => words.known.en.has(word) || words.known.nl.has(word);
  const isFilling = (word: string) =>
    (['en', 'nl'] as const).some((locale) =>
      words.phrases.get(`${locale}:${word}`)?.some(({ kind, stems }) => kind === 'sign' && stems.length === 1),
    );
  const starts = (locale: Locale, stem: string) => words.phrases.has(`${locale}:${stem}`) || words.tasksByStem.has(`${locale}:${stem}`);
  const isKnownWord = (word: string, index: number) =>
    isPhraseWord(word) ||
    starts('en', found.en[index] ?? '') ||
    starts('nl', found.nl[index] ?? '') ||
    found.names.some(({ typed: name }) => name === word);
  const unknown = tokens.filter(({ word, number }, index) => number === undefined && !isKnownWord(word, index));
  const [further, common]: [Further, Set<string>] =
    unknown.length === 0
      ? [{ written: [], names: [] }, new Set()]
      : await Promise.all([lookFurther(query, texts(unknown)), commonWordsOf(texts(unknown))]);
  // "Remoove" is nearer to "remove" than to "Remove.bg".
  const isNearer = ({ typed: from, meant: name }: Further['names'][number]) =>
    name === null || isOneEditAway(from, fold(name)) || correctedWord(from, [], words) === null;
  const likely = further.names.filter(isNearer);
  const isName = (word: string) => likely.some(({ key }) => key === word);
  const corrected: Question['corrected'] = likely.flatMap(({ typed: from, meant: to }) => (to ? [{ from, to }] : []));
  const meant = tokens.flatMap((token, index): Token[] => {
    const { word } = token;
    if (token.number !== undefined || isKnownWord(word, index) || isName(word)) return [token];
    // The Dutch stemmer leaves some plurals alone: "liedjes", "fotos".
    if (word.endsWith('s') && isPhraseWord(word.slice(0, -1))) return [{ ...token, word: word.slice(0, -1) }];
    const parts = splitCompound(word, (part, isFirst) => isPhraseWord(part) && !(isFirst && isFilling(part)));
    if (parts) return parts.map((part, place) => ({ ...token, word: part, isPart: true, isLast: token.isLast && place === parts.length - 1 }));
    if (found.known.includes(word) || further.written.includes(word)) return [token];
    // "Zoon" (son) is a word, not a typo of "zoom".
    const right = common.has(word) ? null : correctedWord(word, [found.en[index] ?? '', found.nl[index] ?? ''], words);
    const first = right ? null : firstPart(word, isPhraseWord);
    if (first) return [{ ...token, word: first }];
    if (!right) return [token];
    corrected.push({ from: word, to: right });
    return [{ ...token, word: right }];
  });
  const hasChanged = meant.length !== tokens.length || corrected.length > 0;
  if (hasChanged) found = await look(query, texts(meant), namesOf(meant));
  found.names.push(...likely);
  const list = meant.map(
    ({ at, word, isLast, isPart, number, currency }, index): QuestionWord => ({
      at,
      word,
      ...(isPart && { isPart }),
      isLast,
      stems: { en: found.en[index] ?? word, nl: found.nl[index] ?? word },
      ...(number !== undefined && { number }),
      ...(currency && { currency }),
    }),
  );
  const makers = runsOf(meant).flatMap(({ from, to, spaced }) =>
    found.makers.filter((maker) => maker.typed === spaced).map(({ key, name }) => ({ key, name, from, to })),
  );
  return { ...understand(list, words, namedIn(meant, found, words), makers), typed, read: list.length, makers, corrected };
}
