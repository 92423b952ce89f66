import type { QuestionSign } from '../search-facets';
import { isProduct, type Lexicon, type PhraseKind } from './lexicon';
import type { Begun } from './phrases';
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

/** Words that mean something together. */
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

/** True if a span only fills the sentence. */
export const isFiller = (span: Span) => span.kind === 'sign' && span.keys[0] === 'filler';

/** Where the words of a span were typed. */
export const typedAt = ({ words }: Sentence, span: Span) => [...new Set(placesOf(span).flatMap((place) => words[place]?.at ?? []))];

/** True if a word belongs to a sign. */
export const isSignAt = ({ owner }: Sentence, index: number, key: QuestionSign) => owner[index]?.kind === 'sign' && owner[index].keys.includes(key);

/** True if a word fills the sentence and denies nothing. */
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
