import type { QuestionSign } from '../search-facets';
import { isProduct, type Lexicon, type PhraseKind } from './lexicon';
import { type Begun, isFillerAt } from './phrases';
import type { QuestionWord } from './words';

/** A tool whose name stands in the question. */
export interface NamedTool {
  id: number;
  /** Words from and up to, as indexes of the question's words. */
  from: number;
  to: number;
  /** The name is no ordinary word, or was written with a capital. */
  isSure: boolean;
}

/** A maker that is named, as a facet. */
export interface NamedMaker {
  key: string;
  /** Words from and up to, as indexes of the question's words. */
  from: number;
  to: number;
}

export interface Span {
  from: number;
  to: number;
  /** Its words, if others stand between them. */
  places?: number[];
  kind: PhraseKind | 'tool' | 'price';
  keys: string[];
}

/** Words that a span consists of; those between them may mean something else. */
export const placesOf = ({ from, to, places }: Span) => places ?? Array.from({ length: to - from }, (_, step) => from + step);
const RANK: Record<Span['kind'], number> = { price: 0, tool: 1, facet: 2, sign: 3, category: 4, task: 5 };

/** The words of a question, and what its parts were taken for. */
export interface Sentence {
  words: QuestionWord[];
  lexicon: Lexicon;
  /** Phrases by the word where they begin. */
  starting: Begun[][];
  /** In the order of the words. */
  chosen: Span[];
  /** The span that each word belongs to. */
  owner: (Span | undefined)[];
}

export const isFiller = (span: Span) => span.kind === 'sign' && span.keys[0] === 'filler';

/** True if what stands from one word to another is only part of what was typed as one. */
function isPartOfWord(words: QuestionWord[], starting: Begun[][], { key, from, to }: { key: string; from: number; to: number }): boolean {
  const isSame = (one: number, other: number) => words[one] !== undefined && words[one].at === words[other]?.at;
  const [isEnd, isBeginning] = [isSame(from - 1, from), isSame(to, to - 1)];
  if (key.startsWith('audience:')) return isEnd || isBeginning;
  return (key === 'free' && isEnd) || (words[from]?.isPart === true && (isEnd || (isBeginning && !starting[to]?.some(isProduct))));
}

/** Everything that parts of a question may mean. */
export function spansOf(words: QuestionWord[], starting: Begun[][], prices: Span[], named: NamedTool[], makers: NamedMaker[]): Span[] {
  return [
    ...prices,
    ...named.filter(({ isSure }) => isSure).map(({ id, from, to }) => ({ from, to, kind: 'tool' as const, keys: [String(id)] })),
    ...makers.map(({ key, from, to }) => ({ from, to, kind: 'facet' as const, keys: [key] })),
    ...starting.flatMap((phrases, from) =>
      phrases
        // A "logo-ontwerper" is no designer, "hands-free" costs money, and "privélessen" aren't private; but a "Linux-programma" runs on Linux.
        .filter(({ kind, key, to }) => kind !== 'facet' || !isPartOfWord(words, starting, { key, from, to }))
        .filter(({ kind, key, stems }) => (kind !== 'task' || stems.length > 1) && !isProduct({ kind, key }))
        // "Alternative to ChatGPT" names the tool, whatever a task calls itself.
        .filter(({ kind, to }) => kind !== 'task' || !named.some((tool) => tool.isSure && tool.from < to && tool.to > from))
        .map(({ kind, key, to, places }) => ({ from, to, places, kind, keys: [key] })),
    ),
  ];
}

/** Gives each word to one span: longer ones first, then by rank; those that only fill the sentence last. */
export function choose(spans: Span[], words: QuestionWord[], starting: Begun[][]): Pick<Sentence, 'chosen' | 'owner'> {
  const order = (one: Span, other: Span) =>
    Number(isFiller(one)) - Number(isFiller(other)) ||
    placesOf(other).length - placesOf(one).length ||
    RANK[one.kind] - RANK[other.kind] ||
    // "From a Dutch company" isn't "from … Dutch".
    (one.kind === 'facet' ? one.to - one.from - (other.to - other.from) : 0);
  const owner: Sentence['owner'] = words.map(() => undefined);
  const chosen: Span[] = [];
  for (const span of spans.sort(order)) {
    // "I look for" is no category, whatever its name.
    if (span.kind === 'category' && span.to - span.from === 1 && isFillerAt(starting, span.from)) continue;
    const own = placesOf(span).map((place) => owner[place]);
    const twin = own[0];
    // The same words may mean several things of a kind: "voice" is in two tasks.
    if (twin && twin.from === span.from && twin.to === span.to && twin.kind === span.kind) twin.keys = [...new Set([...twin.keys, ...span.keys])];
    if (own.some(Boolean)) continue;
    for (const place of placesOf(span)) owner[place] = span;
    chosen.push(span);
  }
  return { chosen: chosen.sort((one, other) => one.from - other.from), owner };
}

/** Where the words of a span were typed. */
export const typedAt = ({ words }: Sentence, span: Span) => [...new Set(placesOf(span).flatMap((place) => words[place]?.at ?? []))];
export const isSignAt = ({ owner }: Sentence, index: number, key: QuestionSign) => owner[index]?.kind === 'sign' && owner[index].keys.includes(key);
export const isOnlyFiller = (sentence: Sentence, index: number) => isSignAt(sentence, index, 'filler') && !isSignAt(sentence, index, 'not');

/** How far from its adjective a product may stand, in words: "Duitse software", "Nederlandse boekhoudkundige software". */
const PRODUCT_REACH = 3;

/** Words before a product: "new apps", but not "new mails". */
export function isOfProduct(sentence: Sentence, { to }: Span): boolean {
  const { words, starting, lexicon } = sentence;
  if (words[to - 1]?.isLast) return false;
  const after = [...Array(PRODUCT_REACH).keys()].map((step) => to + step);
  const product = after.find(
    (index) => starting[index]?.some(isProduct) || lexicon.products.some(({ locale, stem }) => words[index]?.stems[locale].endsWith(stem)),
  );
  return product !== undefined && after.every((index) => index >= product || !isSignAt(sentence, index, 'filler'));
}
