import type { Locale } from '../locales';
import { isCountry, isLanguage, isMaker, originOf } from './facet-keys';
import { isProduct, keyOf, LANGUAGES, type Phrase } from './lexicon';
import { isOfProduct, type Sentence, type Span } from './sentence';

/** "Data outside Europe" and "trained on what I type" are said by those who want neither, however they put it. */
const isWishedAnyway = (key: string) => ['need:eu-data', 'need:private', 'need:no-training', 'no-subscription'].includes(key);

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
export function requirementOf(sentence: Sentence, span: Span, key: string, isNegated: boolean): { key: string; isNegated: boolean } | null {
  if (!isNegated) return { key: isOrigin(sentence, span) ? originOf(key) : key, isNegated };
  if (isWishedAnyway(key)) return { key, isNegated: false };
  // "Not Chinese" means the maker, "no Dutch" that something lacks it.
  if (isLanguage(key)) return originOf(key) !== key && key !== 'language:nl' ? { key: originOf(key), isNegated } : null;
  return isCountry(key) || isMaker(key) || key.startsWith('platform:') ? { key, isNegated } : null;
}
