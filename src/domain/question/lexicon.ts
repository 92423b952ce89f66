import type { Locale } from '../locales';

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

/** Phrases by language and first stem, and which tasks use a stem. */
export interface Lexicon {
  phrases: Map<string, Phrase[]>;
  /** Phrases of tasks by their rarest stem. */
  tasks: Map<string, Phrase[]>;
  /** Tasks by stem, each with the largest share of one of its phrases that the stem makes up. */
  tasksByStem: Map<string, Map<string, number>>;
  /** Stems of products, with which those of compounds end. */
  products: { locale: Locale; stem: string }[];
  /** Words that only fill a sentence. */
  fillers: Set<string>;
  /** Words that deny. */
  denials: Set<string>;
}

export const LANGUAGES: Locale[] = ['en', 'nl'];

/** Key of a stem in the indexes of the lexicon. */
export const keyOf = (locale: string, stem: string) => `${locale}:${stem}`;

/** A word for the thing itself: "app", "software". */
export const isProduct = ({ kind, key }: Pick<Phrase, 'kind' | 'key'>) => kind === 'sign' && key === 'product';

/** A word that only fills a sentence. */
export const isFillerWord = ({ kind, key, stems }: Phrase) => kind === 'sign' && key === 'filler' && stems.length === 1;

/** Letters of a product that a compound may end with. */
const PRODUCT_MIN = 4;

/** Prepares phrases for `understand`. */
export function lexiconOf(phrases: Phrase[]): Lexicon {
  const lexicon: Lexicon = {
    phrases: new Map(),
    tasks: new Map(),
    tasksByStem: new Map(),
    products: [],
    fillers: new Set(),
    denials: new Set(),
  };
  for (const { kind, key, locale, stems } of phrases) {
    if (kind !== 'task') continue;
    for (const stem of stems) {
      const tasks = lexicon.tasksByStem.get(keyOf(locale, stem)) ?? new Map<string, number>();
      lexicon.tasksByStem.set(keyOf(locale, stem), tasks.set(key, Math.max(tasks.get(key) ?? 0, 1 / stems.length)));
    }
  }
  const add = (index: Map<string, Phrase[]>, key: string, phrase: Phrase) => index.set(key, [...(index.get(key) ?? []), phrase]);
  for (const phrase of phrases) {
    const [first = ''] = phrase.stems;
    if (isProduct(phrase) && first.length >= PRODUCT_MIN) lexicon.products.push({ locale: phrase.locale, stem: first });
    if (isFillerWord(phrase)) for (const word of phrase.words) lexicon.fillers.add(word);
    if (phrase.kind === 'sign' && phrase.key === 'not' && phrase.words.length === 1) lexicon.denials.add(phrase.words[0] ?? '');
    add(lexicon.phrases, keyOf(phrase.locale, first), phrase);
    if (phrase.kind !== 'task') continue;
    const use = (stem: string) => lexicon.tasksByStem.get(keyOf(phrase.locale, stem))?.size ?? 1;
    const rarest = phrase.stems.reduce((one, other) => (use(other) < use(one) ? other : one), first);
    add(lexicon.tasks, keyOf(phrase.locale, rarest), phrase);
  }
  return lexicon;
}
