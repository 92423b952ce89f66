import type { QuestionSign } from '../search-facets';
import { type Begun, isFillerAt } from './phrases';
import type { Span } from './sentence';
import { clauseEnd, type QuestionWord } from './words';

const MONTHS = 12;

/** Nobody pays more a month; a higher number is the price of something else. */
const PRICE_MAX = 1000;

/** What a price was read as. */
export type Price = Span & { amount: number; currency: 'EUR' | 'USD' };

/** True if a sign ends right before a number, or one word before it. */
const isNear = (end: number | null, index: number) => end !== null && end <= index && index - end <= 1;

/** Prices: numbers with a currency or after words such as "under", with the period they are for. */
export function priceSpans(words: QuestionWord[], starting: Begun[][]): Price[] {
  /** Where the words of a sign end that begin there, perhaps after one that fills the sentence; null if there are none. */
  const endOf = (sign: QuestionSign, from: number): number | null => {
    const lengths = (index: number, key: QuestionSign) =>
      (starting[index] ?? []).filter((phrase) => phrase.kind === 'sign' && phrase.key === key).map(({ stems }) => stems.length);
    const [length] = lengths(from, sign);
    if (length !== undefined) return from + length;
    const [next] = lengths(from, 'filler').includes(1) ? lengths(from + 1, sign) : [];
    return next === undefined ? null : from + 1 + next;
  };
  /** "Yearly under 120" and "yearly budget 500", but not "this year". */
  const isYearBefore = (start: number) =>
    [1, 2].some((step) => endOf('a-year', start - step) === start && !isFillerAt(starting, start - step - 1)) && !words[start - 1]?.isLast;
  return words.flatMap(({ number, currency: written }, index) => {
    if (number === undefined || number > PRICE_MAX) return [];
    const limit = [1, 2, 3, 4]
      .map((step) => index - step)
      .find((from) => from >= 0 && endOf('at-most', from) !== null && isNear(endOf('at-most', from), index));
    const [euro, dollar] = (['euro', 'dollar'] as const).map((sign) => endOf(sign, index + 1));
    const currency = written ?? (dollar ? 'USD' : 'EUR');
    const afterCurrency = euro ?? dollar ?? index + 1;
    const [year, month] = [endOf('a-year', afterCurrency), endOf('a-month', afterCurrency)];
    const period = year ?? month;
    const isOfYear = year !== null || (month === null && isYearBefore(limit ?? index));
    // "10 a month" or "10/month", but not "6 months".
    const isFor = period !== null && (period - afterCurrency > 1 || words[afterCurrency]?.at === words[index]?.at);
    const isAmount = written !== undefined || euro !== null || dollar !== null || isFor;
    // "Under 20", but not "at most 20 lines".
    const isCount = clauseEnd(words, index) > index && !starting[index + 1]?.some(({ kind }) => kind === 'sign');
    if (!isAmount && (limit === undefined || isCount)) return [];
    return [
      { from: limit ?? index, to: period ?? afterCurrency, kind: 'price' as const, keys: [], amount: isOfYear ? number / MONTHS : number, currency },
    ];
  });
}
