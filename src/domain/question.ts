import type { Locale } from './locales';
import { EUROPE, QUESTION_SIGNS, type QuestionSign, SEARCHED_COUNTRIES } from './search-facets';

/** A word as typed, folded, and its stems; a compound or a corrected word has those of what was meant. */
export interface QuestionWord {
  /** Place among the typed words, separated by space. */
  at: number;
  word: string;
  stems: Record<Locale, string>;
  /** Part of a compound. */
  isPart?: boolean;
  /** The last word before a comma or the end of a sentence. */
  isLast?: boolean;
  /** A number, with the currency written at it. */
  number?: number;
  currency?: 'EUR' | 'USD';
}

export type PhraseKind = 'sign' | 'facet' | 'task' | 'category';

/** Words that mean something, from the CMS: in one language, as stems. */
export interface Phrase {
  locale: Locale;
  words: string[];
  stems: string[];
  kind: PhraseKind;
  /** A sign, a facet, or the id of a task or category. */
  key: string;
}

/** Phrases by language and first stem, and how many tasks use a stem. */
export interface Lexicon {
  phrases: Map<string, Phrase[]>;
  /** Phrases of tasks by their rarest stem. */
  tasks: Map<string, Phrase[]>;
  usage: Map<string, number>;
  /** Stems of products, with which those of compounds end. */
  products: { locale: Locale; stem: string }[];
  /** Words that only fill a sentence. */
  fillers: Set<string>;
  /** Words that deny. */
  denials: Set<string>;
}

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
  /** Words for what shall not be, of which no facet tells which tools have it: "without a watermark". */
  denied: string[];
}

/** A phrase that stands in the question. */
type Begun = Phrase & { to: number; places: number[] };

/** The last word of the clause that a word stands in. */
export function clauseEnd(words: Pick<QuestionWord, 'isLast'>[], from: number): number {
  const end = words.findIndex(({ isLast }, index) => isLast && index >= from);
  return end < 0 ? words.length - 1 : end;
}

const keyOf = (locale: string, stem: string) => `${locale}:${stem}`;
const LANGUAGES: Locale[] = ['en', 'nl'];

const isProduct = ({ kind, key }: Pick<Phrase, 'kind' | 'key'>) => kind === 'sign' && key === 'product';
/** How far from its adjective a product may stand, in words: "Duitse software", "Nederlandse boekhoudkundige software". */
const PRODUCT_REACH = 3;
/** Letters of a product that a compound may end with. */
const PRODUCT_MIN = 4;

const isFillerWord = ({ kind, key, stems }: Phrase) => kind === 'sign' && key === 'filler' && stems.length === 1;

const isFillerAt = (starting: Begun[][], index: number) => starting[index]?.some(isFillerWord) === true;

const isPlatformWord = ({ key, stems }: Phrase) => key.startsWith('platform:') && stems.length === 1;

/** Prepares phrases for `understand`. */
export function lexiconOf(phrases: Phrase[]): Lexicon {
  const lexicon: Lexicon = {
    phrases: new Map(),
    tasks: new Map(),
    usage: new Map(),
    products: [],
    fillers: new Set(),
    denials: new Set(),
  };
  const users = new Map<string, Set<string>>();
  for (const { kind, key, locale, stems } of phrases) {
    if (kind !== 'task') continue;
    for (const stem of stems) users.set(keyOf(locale, stem), (users.get(keyOf(locale, stem)) ?? new Set()).add(key));
  }
  for (const [key, { size }] of users) lexicon.usage.set(key, size);
  const add = (index: Map<string, Phrase[]>, key: string, phrase: Phrase) => index.set(key, [...(index.get(key) ?? []), phrase]);
  for (const phrase of phrases) {
    const [first = ''] = phrase.stems;
    if (isProduct(phrase) && first.length >= PRODUCT_MIN) lexicon.products.push({ locale: phrase.locale, stem: first });
    if (isFillerWord(phrase)) for (const word of phrase.words) lexicon.fillers.add(word);
    if (phrase.kind === 'sign' && phrase.key === 'not' && phrase.words.length === 1) lexicon.denials.add(phrase.words[0] ?? '');
    add(lexicon.phrases, keyOf(phrase.locale, first), phrase);
    if (phrase.kind !== 'task') continue;
    const use = (stem: string) => lexicon.usage.get(keyOf(phrase.locale, stem)) ?? 1;
    const rarest = phrase.stems.reduce((one, other) => (use(other) < use(one) ? other : one), first);
    add(lexicon.tasks, keyOf(phrase.locale, rarest), phrase);
  }
  return lexicon;
}

/** How many words may stand between those of a long phrase: "not send (my recordings) to the cloud". */
const GAP_MAX = 2;
const LONG_PHRASE = 3;
/** How many that only fill the sentence may stand between those of others: "without (having to) register", "data in (the) EU". */
const FILLERS_MAX = { denied: 3, other: 1 };

/** How far the next word of a phrase may be from one, in words that fill and in any. "From our Dutch site" isn't "from the Netherlands". */
function reachOf({ kind, key, words, stems }: Phrase, { denials }: Lexicon): { fillers: number; any: number } {
  if (isCountry(key)) return { fillers: 0, any: 0 };
  return {
    fillers: denials.has(words[0] ?? '') ? FILLERS_MAX.denied : FILLERS_MAX.other,
    any: kind === 'facet' && stems.length >= LONG_PHRASE ? GAP_MAX : 0,
  };
}

/** Phrases that begin at a word, in either language, and where they end. */
function phrasesAt(words: QuestionWord[], from: number, lexicon: Lexicon): Begun[] {
  const end = clauseEnd(words, from);
  return LANGUAGES.flatMap((locale) =>
    (lexicon.phrases.get(keyOf(locale, words[from]?.stems[locale] ?? '')) ?? []).flatMap((phrase) => {
      // "Programming" isn't "program", and a window isn't Windows.
      if ((isFillerWord(phrase) || isPlatformWord(phrase)) && phrase.words[0] !== words[from]?.word) return [];
      const reach = reachOf(phrase, lexicon);
      let at = from;
      const places = [from];
      for (const stem of phrase.stems.slice(1)) {
        const content = words.slice(at + 1, at + 1 + reach.fillers).findIndex(({ word }) => !lexicon.fillers.has(word));
        const gap = Math.max(reach.any, content < 0 ? reach.fillers : content);
        const next = [...Array(gap + 1).keys()].map((step) => at + 1 + step).find((index) => index <= end && words[index]?.stems[locale] === stem);
        if (next === undefined) return [];
        at = next;
        places.push(at);
      }
      return [{ ...phrase, to: at + 1, places }];
    }),
  );
}

const isSign = (key: string): key is QuestionSign => QUESTION_SIGNS.some((sign) => sign === key);
export const isCountry = (key: string) => key.startsWith('country:');
/** "Data outside Europe" and "trained on what I type" are said by those who want neither, however they put it. */
const isWishedAnyway = (key: string) => ['need:eu-data', 'need:private', 'need:no-training', 'no-subscription'].includes(key);
const isLanguage = (key: string) => key.startsWith('language:');
export const isMaker = (key: string) => key.startsWith('maker:');

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
const isYear = (number: number | undefined) => number !== undefined && number >= FIRST_YEAR && number <= LAST_YEAR;

/** How far a negation reaches, in words: "not made in the US". */
const NEGATION_REACH = 4;
const TASKS_MAX = 4;
/** Tasks that explain much less than the best one are no reading of the question. */
const WORTH = 0.6;

interface Span {
  from: number;
  to: number;
  /** Its words, if others stand between them. */
  places?: number[];
  kind: PhraseKind | 'tool' | 'price';
  keys: string[];
}

const MONTHS = 12;
/** Nobody pays more a month; a higher number is the price of something else. */
const PRICE_MAX = 1000;

type Price = Span & { amount: number; currency: 'EUR' | 'USD' };

/** Words that a span consists of; those between them may mean something else. */
const placesOf = ({ from, to, places }: Span) => places ?? Array.from({ length: to - from }, (_, step) => from + step);

const RANK: Record<Span['kind'], number> = { price: 0, tool: 1, facet: 2, sign: 3, category: 4, task: 5 };

/** Prices: numbers with a currency or after words such as "under", with the period they are for. */
function priceSpans(words: QuestionWord[], starting: Begun[][]): Price[] {
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

/** True if a sign ends right before a number, or one word before it. */
const isNear = (end: number | null, index: number) => end !== null && end <= index && index - end <= 1;

/** The words of a question, and what its parts were taken for. */
interface Sentence {
  words: QuestionWord[];
  lexicon: Lexicon;
  /** Phrases by the word where they begin. */
  starting: Begun[][];
  /** In the order of the words. */
  chosen: Span[];
  /** The span that each word belongs to. */
  owner: (Span | undefined)[];
}

const isFiller = (span: Span) => span.kind === 'sign' && span.keys[0] === 'filler';

/** True if what stands from one word to another is only part of what was typed as one. */
function isPartOfWord(words: QuestionWord[], starting: Begun[][], { key, from, to }: { key: string; from: number; to: number }): boolean {
  const isSame = (one: number, other: number) => words[one] !== undefined && words[one].at === words[other]?.at;
  const [isEnd, isBeginning] = [isSame(from - 1, from), isSame(to, to - 1)];
  if (key.startsWith('audience:')) return isEnd || isBeginning;
  return (key === 'free' && isEnd) || (words[from]?.isPart === true && (isEnd || (isBeginning && !starting[to]?.some(isProduct))));
}

/** Everything that parts of a question may mean. */
function spansOf(words: QuestionWord[], starting: Begun[][], prices: Span[], named: NamedTool[], makers: NamedMaker[]): Span[] {
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
function choose(spans: Span[], words: QuestionWord[], starting: Begun[][]): Pick<Sentence, 'chosen' | 'owner'> {
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
const typedAt = ({ words }: Sentence, span: Span) => [...new Set(placesOf(span).flatMap((place) => words[place]?.at ?? []))];

const isSignAt = ({ owner }: Sentence, index: number, key: QuestionSign) => owner[index]?.kind === 'sign' && owner[index].keys.includes(key);

const isOnlyFiller = (sentence: Sentence, index: number) => isSignAt(sentence, index, 'filler') && !isSignAt(sentence, index, 'not');

/** A negation right before, or with only words between that fill the sentence: "not made in the US". */
function isDenied(sentence: Sentence, { from }: Span): boolean {
  const isOfClause = (index: number) => sentence.words[index]?.isLast !== true;
  let index = from - 1;
  while (index >= 0 && from - index <= NEGATION_REACH && isOfClause(index) && isOnlyFiller(sentence, index)) index -= 1;
  return isOfClause(index) && isSignAt(sentence, index, 'not');
}

/** A negation at the end of its clause: "ChatGPT I don't like", "HeyGen niet, wel avatars maken". */
function isDeniedAfter(sentence: Sentence, { to, kind, keys }: Span): boolean {
  if (kind !== 'tool' && !keys.some((key) => isMaker(key) || isCountry(key) || isLanguage(key))) return false;
  let index = clauseEnd(sentence.words, to - 1);
  while (index >= to && isOnlyFiller(sentence, index)) index -= 1;
  return index >= to && isSignAt(sentence, index, 'not');
}

/** A country whose tools shall be replaced: "alternative to American software", but not "alternative from Europe". */
function isReplaced(sentence: Sentence, { from, keys }: Span): boolean {
  const before = sentence.owner[from - 1];
  return (
    keys.some(isCountry) &&
    !isFillerAt(sentence.starting, from) &&
    before !== undefined &&
    before.to - before.from > 1 &&
    isSignAt(sentence, from - 1, 'alternative')
  );
}

/** The second of two that shall not be: "not ChatGPT or Claude". */
function isDeniedToo(sentence: Sentence, span: Span): boolean {
  const { chosen } = sentence;
  const [word, before] = [chosen[chosen.indexOf(span) - 1], chosen[chosen.indexOf(span) - 2]];
  const isJoined = word && before && word.to === span.from && before.to === word.from && isSignAt(sentence, word.from, 'versus');
  const isNamed = ({ kind, keys }: Span) => kind === 'tool' || keys.some(isMaker);
  return Boolean(isJoined && isNamed(span) && isNamed(before) && (isDenied(sentence, before) || isDeniedToo(sentence, before)));
}

/** Words before a product: "new apps", but not "new mails". */
function isOfProduct(sentence: Sentence, { to }: Span): boolean {
  const { words, starting, lexicon } = sentence;
  if (words[to - 1]?.isLast) return false;
  const after = [...Array(PRODUCT_REACH).keys()].map((step) => to + step);
  const product = after.find(
    (index) => starting[index]?.some(isProduct) || lexicon.products.some(({ locale, stem }) => words[index]?.stems[locale].endsWith(stem)),
  );
  return product !== undefined && after.every((index) => index >= product || !isSignAt(sentence, index, 'filler'));
}

/** Languages of a word that is the adjective of a country in them: "German" and "Duitse", but neither "Duits" nor "Duitstalige". */
function adjectiveIn({ words, lexicon }: Sentence, { from, to, keys }: Span): Locale[] {
  const word = words[from];
  const isOfCountry = ({ key }: Phrase) => keys.some((own) => originOf(own) === key && own !== key);
  if (!word || to - from > 1) return [];
  return LANGUAGES.filter(
    (locale) => (locale === 'en' || word.word.endsWith('e')) && lexicon.phrases.get(keyOf(locale, word.stems[locale]))?.some(isOfCountry),
  );
}

/**
 * An adjective before a product tells where it is from: "Duitse muziekgenerator", but not "Duitse teksten schrijven". In English, where it stands for
 * the language too, a word must say what kind of product: "German music generator", but not "German chatbot".
 */
function isOrigin(sentence: Sentence, span: Span): boolean {
  const { words, starting } = sentence;
  const isBefore = adjectiveIn(sentence, span).some((locale) => locale === 'nl' || (words[span.to] && !starting[span.to]?.some(isProduct)));
  return isBefore && isOfProduct(sentence, span);
}

/** What is required if a facet is said, or denied; null if nothing is: who doesn't need it for free doesn't mind. */
function requirementOf(sentence: Sentence, span: Span, key: string, isNegated: boolean): { key: string; isNegated: boolean } | null {
  if (!isNegated) return { key: isOrigin(sentence, span) ? originOf(key) : key, isNegated };
  if (isWishedAnyway(key)) return { key, isNegated: false };
  // "Not Chinese" means the maker, "no Dutch" that something lacks it.
  if (isLanguage(key)) return originOf(key) !== key && key !== 'language:nl' ? { key: originOf(key), isNegated } : null;
  return isCountry(key) || isMaker(key) || key.startsWith('platform:') ? { key, isNegated } : null;
}

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

/** Places of words after a negation that no longer phrase explains: "without any coding" isn't about coding. */
function deniedIn(sentence: Sentence): Set<number> {
  const { words, chosen, owner } = sentence;
  const following = chosen
    .filter((span) => span.kind === 'sign' && span.keys.includes('not') && words[span.to - 1]?.isLast !== true)
    .map(({ to }) => (isSignAt(sentence, to, 'filler') ? to + 1 : to));
  return new Set(following.filter((index) => index < words.length && (!owner[index] || owner[index].kind === 'category')));
}

interface Reading {
  id: string;
  weight: number;
  /** Indexes of the words that say so. */
  places: Set<number>;
}

/**
 * Tasks by their words in any order, those that explain most first. Words that fill sentences may take part ("write" in "write a book"), so do those
 * of audiences and languages: "doctor" tells whom it's for and what notes, "English" may be what one learns.
 */
function tasksIn(sentence: Sentence, denied: Set<number>): Reading[] {
  const { words, lexicon, owner } = sentence;
  const isOpen = (index: number) => {
    const span = owner[index];
    const isToo = span?.kind === 'facet' && span.keys.some((key) => key.startsWith('audience:') || isLanguage(key)) && !isDenied(sentence, span);
    return !span || span.kind === 'task' || span.kind === 'category' || isToo || isFiller(span);
  };
  const open = words.flatMap((word, index) => (isOpen(index) && !denied.has(index) ? [{ word, index }] : []));
  const tasks = new Map<string, Omit<Reading, 'id'>>();
  for (const locale of LANGUAGES) {
    const place = new Map(open.map(({ word, index }) => [word.stems[locale], index] as const).reverse());
    for (const stem of place.keys()) {
      for (const { key, stems } of lexicon.tasks.get(keyOf(locale, stem)) ?? []) {
        if (!stems.every((part) => place.has(part))) continue;
        const places = stems.flatMap((part) => place.get(part) ?? []);
        const isWhole = places.every((value, step) => step === 0 || value === (places[step - 1] ?? 0) + 1);
        const meaning = stems.map((part) => {
          const span = owner[place.get(part) ?? 0];
          return (span && isFiller(span) ? 0.3 : 1) / (1 + Math.log(lexicon.usage.get(keyOf(locale, part)) ?? 1) / 2);
        });
        const weight = meaning.reduce((sum, value) => sum + value, 0) * (isWhole ? 1 : 0.8);
        const known = tasks.get(key) ?? { weight: 0, places: new Set<number>() };
        const fresh = places.filter((index) => !known.places.has(index)).length;
        tasks.set(key, {
          weight: Math.max(known.weight, weight) + (known.weight > 0 && fresh > 0 ? 0.4 * Math.min(known.weight, weight) : 0),
          places: new Set([...known.places, ...places]),
        });
      }
    }
  }
  const ranked = [...tasks].map(([id, reading]) => ({ id, ...reading })).sort((one, other) => other.weight - one.weight);
  const best = ranked[0]?.weight ?? 0;
  return ranked.filter(({ weight }) => weight >= best * WORTH).slice(0, TASKS_MAX);
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
  const wanted = words.flatMap(({ at, word, number }, index) => {
    if (number !== undefined && years.has(at)) return [];
    const span = owner[index];
    const isContent = span ? span.kind === 'task' || span.kind === 'category' || explained.has(index) : !denied.has(index);
    return isContent ? [{ word, isRest: !explained.has(index) && span?.kind !== 'category' }] : [];
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
    denied: [...denied].flatMap((index) => (owner[index] ? [] : (words[index]?.word ?? []))),
  };
}

/** Countries by language: "not Chinese" means the maker. */
const ORIGINS: Partial<Record<string, string>> = {
  cs: 'CZ',
  da: 'DK',
  de: 'DE',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  he: 'IL',
  hi: 'IN',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  nl: 'NL',
  no: 'NO',
  pl: 'PL',
  pt: 'PT',
  ru: 'RU',
  sv: 'SE',
  tr: 'TR',
  uk: 'UA',
  zh: 'CN',
};

const originOf = (key: string): string => {
  const country = isLanguage(key) ? ORIGINS[key.slice('language:'.length)] : undefined;
  return country ? `country:${country}` : key;
};

/** Facet keys that a facet of a question stands for: any of them is enough. */
export function keysOfFacet(key: string): string[] {
  if (key === 'country:europe') return EUROPE.map((country) => `country:${country}`);
  if (key === 'language:nl') return ['language:nl', 'need:good-dutch'];
  return [key];
}

/** Facet keys of all other known countries: "not from the US" excludes tools whose country is unknown. */
export const otherCountries = (key: string): string[] => {
  const excluded = new Set(keysOfFacet(key));
  return SEARCHED_COUNTRIES.map((country) => `country:${country}`).filter((country) => !excluded.has(country));
};

const JOINTS = ['', 's', 'e', 'en', 'n'];
const HALF_MIN = 3;

/**
 * The parts of a Dutch compound or of English words written as one, all known; null if there are none. The longest last part wins.
 * @param isKnown tells whether a part is a word; the first must say something by itself
 */
export function splitCompound(word: string, isKnown: (part: string, isFirst: boolean) => boolean, depth = 1): string[] | null {
  for (let cut = HALF_MIN; cut <= word.length - HALF_MIN; cut += 1) {
    const last = word.slice(cut);
    if (!isKnown(last, false)) continue;
    for (const joint of JOINTS) {
      const whole = word.slice(0, cut);
      if (!whole.endsWith(joint)) continue;
      const first = whole.slice(0, whole.length - joint.length);
      if (first.length < HALF_MIN) continue;
      if (isKnown(first, true)) return [first, last];
      const inner = depth > 0 ? splitCompound(first, isKnown, depth - 1) : null;
      if (inner) return [...inner, last];
    }
  }
  return null;
}

const FIRST_MIN = 5;
const REST_MIN = 4;

/** The longest known beginning of a compound whose end nobody knows: "contract" of "contractbeoordelaar". */
export function firstPart(word: string, isKnown: (part: string) => boolean): string | null {
  for (let cut = word.length - REST_MIN; cut >= FIRST_MIN; cut -= 1) if (isKnown(word.slice(0, cut))) return word.slice(0, cut);
  return null;
}
