import { isCountry } from './facet-keys';
import { isFillerWord, keyOf, LANGUAGES, type Lexicon, type Phrase } from './lexicon';
import { clauseEnd, type QuestionWord } from './words';

/** A phrase that stands in the question. */
export type Begun = Phrase & { to: number; places: number[] };

/** True if a word that only fills the sentence begins there. */
export const isFillerAt = (starting: Begun[][], index: number) => starting[index]?.some(isFillerWord) === true;
const isPlatformWord = ({ key, stems }: Phrase) => key.startsWith('platform:') && stems.length === 1;

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
export function phrasesAt(words: QuestionWord[], from: number, lexicon: Lexicon): Begun[] {
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
