import { QUESTION_SIGNS, type QuestionSign } from '../search-facets';
import { deniedIn, isDenied, isDeniedAfter, isDeniedToo, isReplaced } from './denials';
import { isLanguage } from './facet-keys';
import type { Lexicon } from './lexicon';
import { isFillerAt, phrasesAt } from './phrases';
import { type Price, priceSpans } from './prices';
import { requirementOf } from './requirements';
import { isOfProduct, isSignAt, type NamedMaker, type NamedTool, placesOf, type Sentence, type Span, typedAt } from './sentence';
import { choose, spansOf } from './spans';
import { nearTasks, tasksIn } from './tasks';
import { clauseEnd, type QuestionWord } from './words';

/** What a part of a question was understood as, with the places of its words. */
export type Part = { at: number[] } & (
  | { kind: 'facet'; key: string; isNegated: boolean }
  | { kind: 'price'; amount: number; currency: 'EUR' | 'USD' }
  | { kind: 'task'; id: number; weight: number }
  | { kind: 'category'; id: number }
  | { kind: 'tool'; id: number; as: 'named' | 'alternative' | 'excluded' }
  | { kind: 'sign'; key: Exclude<QuestionSign, 'filler'>; since?: number }
);

export interface Understanding {
  parts: Part[];
  /** Words that say what is wanted: those of tasks and categories too. */
  content: string[];
  /** Content words that no task, category or facet explains. */
  rest: string[];
  /** Tasks that share words with the question, best first, to offer when there is no answer. */
  near: number[];
  /** Words for what shall not be, of which no facet tells which tools have it: "without a watermark". */
  denied: string[];
}

const isSign = (key: string): key is QuestionSign => QUESTION_SIGNS.some((sign) => sign === key);
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
const isYear = (number: number | undefined) => number !== undefined && number >= FIRST_YEAR && number <= LAST_YEAR;

/** Where the year stands that tools are from at the earliest: "since 2025", "launched in 2025". */
const yearAfter = (sentence: Sentence, { to }: Span) =>
  [to, to + 1].find((index) => isYear(sentence.words[index]?.number) && (index === to || isSignAt(sentence, to, 'filler')));

/** A tool shall be replaced. "Better than" between two compares them. */
const hasAlternative = ({ chosen }: Sentence) =>
  chosen.some(
    ({ kind, keys, from, to }) =>
      kind === 'sign' &&
      keys.includes('alternative') &&
      !(chosen.some((other) => other.kind === 'tool' && other.to === from) && chosen.some((other) => other.kind === 'tool' && other.from === to)),
  );

function signsOf(sentence: Sentence, span: Span): Part[] {
  const at = typedAt(sentence, span);
  return span.keys.filter(isSign).flatMap((key): Part[] => {
    if (key === 'filler') return [];
    const year = key === 'new' ? yearAfter(sentence, span) : undefined;
    if (year !== undefined)
      return [{ kind: 'sign', key, since: sentence.words[year]?.number, at: typedAt(sentence, { ...span, to: year + 1, places: undefined }) }];
    // "Just launched" says it by itself, "launched in" only with a year.
    const isEnd = clauseEnd(sentence.words, span.to - 1) === span.to - 1;
    const isNew = isEnd || (span.to - span.from > 1 && !isFillerAt(sentence.starting, span.to - 1)) || isOfProduct(sentence, span);
    return key !== 'new' || isNew ? [{ kind: 'sign', key, at }] : [];
  });
}

/** What is required, named, or said about it; tasks come from `tasksIn`. */
function partsOf(sentence: Sentence, prices: Price[]): Part[] {
  const isReplacing = hasAlternative(sentence);
  const firstTool = sentence.chosen.find(({ kind }) => kind === 'tool');
  return sentence.chosen.flatMap((span): Part[] => {
    const at = typedAt(sentence, span);
    const isNegated = [isDenied, isDeniedAfter, isDeniedToo, isReplaced].some((check) => check(sentence, span));
    switch (span.kind) {
      case 'facet':
        return span.keys.flatMap((key) => {
          const required = requirementOf(sentence, span, key, isNegated);
          return required ? { kind: 'facet' as const, ...required, at } : [];
        });
      case 'price':
        return prices
          .filter(({ from, to }) => from === span.from && to === span.to)
          .slice(0, 1)
          .map(({ amount, currency }) => ({ kind: 'price', amount, currency, at }));
      case 'tool': {
        const as = isNegated ? 'excluded' : isReplacing && span === firstTool ? 'alternative' : 'named';
        return span.keys.map((id) => ({ kind: 'tool', id: Number(id), as, at }));
      }
      case 'category':
        return span.keys.map((id) => ({ kind: 'category', id: Number(id), at }));
      case 'sign':
        return signsOf(sentence, span);
      default:
        return [];
    }
  });
}

/**
 * What a question asks for. Longer phrases win over shorter ones, then tools over facets over words for tasks; the words left over are matched with
 * tasks in any order.
 */
export function understand(words: QuestionWord[], lexicon: Lexicon, named: NamedTool[], makers: NamedMaker[] = []): Understanding {
  const starting = words.map((_, from) => phrasesAt(words, from, lexicon));
  const prices = priceSpans(words, starting);
  const sentence: Sentence = { words, lexicon, starting, ...choose(spansOf(words, starting, prices, named, makers), words, starting) };
  const { chosen, owner } = sentence;
  const denied = deniedIn(sentence);
  const readings = tasksIn(sentence, denied);
  const explained = new Set(readings.flatMap(({ places }) => [...places]));
  /** A language that a task is about isn't one that tools must speak: "learn English". */
  const learned = new Set(
    chosen
      .filter((span) => span.kind === 'facet' && span.keys.some(isLanguage) && placesOf(span).every((place) => explained.has(place)))
      .flatMap((span) => typedAt(sentence, span)),
  );
  const understood = partsOf(sentence, prices).filter(
    (part) => part.kind !== 'facet' || !isLanguage(part.key) || !part.at.some((place) => learned.has(place)),
  );
  const years = new Set(understood.flatMap((part) => (part.kind === 'sign' && part.since !== undefined ? part.at : [])));
  const isRanking = chosen.some(({ kind, keys }) => kind === 'sign' && (keys.includes('best') || keys.includes('cheap')));
  const wanted = words.flatMap(({ at, word, number, currency }, index) => {
    if (number !== undefined && years.has(at)) return [];
    const span = owner[index];
    // "10 best tools", "best tools 2026".
    if (number !== undefined && isRanking && !currency && !span && !explained.has(index)) return [];
    const isContent = span ? span.kind === 'task' || span.kind === 'category' || explained.has(index) : !denied.has(index);
    return isContent ? [{ index, word, isRest: !explained.has(index) && span?.kind !== 'category' }] : [];
  });
  return {
    parts: [
      ...understood,
      ...readings.map(({ id, weight, places }) => {
        const indexes = [...places].sort((one, other) => one - other);
        return { kind: 'task' as const, id: Number(id), weight, at: [...new Set(indexes.flatMap((index) => words[index]?.at ?? []))] };
      }),
    ],
    content: [...new Set(wanted.map(({ word }) => word))],
    rest: [...new Set(wanted.filter(({ isRest }) => isRest).map(({ word }) => word))],
    near: nearTasks(
      wanted.flatMap(({ index }) => words[index] ?? []),
      lexicon,
    ).map(Number),
    denied: [...denied].flatMap((index) => (owner[index] ? [] : (words[index]?.word ?? []))),
  };
}
