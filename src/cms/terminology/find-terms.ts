import type { Locale } from '@/domain/locales';

/** A name with a settled translation. */
export interface Term {
  /** Of the dictionary term; null for the name of a tool. */
  id: number | null;
  /** Its name, as source texts use it. */
  name: Record<Locale, string | null>;
  /** How to write it; null in a language that has no name for it. */
  preferred: Record<Locale, string | null>;
  /** Words not to use for it. */
  forbidden: Record<Locale, string[]>;
  /** The same in every language. */
  keepsName: boolean;
}

type Span = [start: number, end: number];

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const LETTERS = '[\\p{L}\\p{N}]*';
/** "language model", "language-model" */
const BETWEEN_WORDS = '[\\s\\u2010\\u2011-]+';
const GENITIVE = "(?:['’]?s)?";
/** Shorter words are part of too many others. */
const COMPOUND_LENGTH = 4;

/** A text for use in a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Prompts → Prompt, foto's → foto */
const singularOf = (word: string) => (/[^s]s$/i.test(word) ? word.replace(/['’]?s$/i, '') : word);

function englishForms(word: string): string {
  const stem = escaped(word);
  const forms = [/s$/i.test(word) ? `${stem}(?:es)?` : `${stem}(?:['’]?s|es)?`];
  if (/[^aeiou]y$/i.test(word)) forms.push(`${stem.slice(0, -1)}ies`);
  return `(?:${forms.join('|')})`;
}

/** Plurals, diminutives and inflected adjectives: model(len), ta(a)l(en), bewij(s/z)en, neura(a)l(e). */
function dutchForms(word: string): string {
  const stem = escaped(word);
  const forms = [/s$/i.test(word) ? `${stem}(?:e|en|je|jes)?` : `${stem}(?:['’]?s|e|en|n|je|jes|tje|tjes)?`];
  const [, long, vowel, end] = /^(.*)([aeou])\2([bdfgklmnprst])$/i.exec(word) ?? [];
  const soft = (consonant: string) => consonant.replace(/s/i, '[sz]').replace(/f/i, '[fv]');
  if (long !== undefined && vowel && end) forms.push(`${escaped(long + vowel)}${soft(end)}en?`);
  else if (/[^aeiou][aeiou][bdfgklmnprst]$/i.test(word)) forms.push(`${stem}${escaped(word.slice(-1))}en?`);
  else if (/[sf]$/i.test(word)) forms.push(`${escaped(word.slice(0, -1))}${soft(word.slice(-1))}en?`);
  return `(?:${forms.join('|')})`;
}

const FORMS: Record<Locale, (word: string) => string> = { en: englishForms, nl: dutchForms };

interface Search {
  /** Matches the exact spelling. */
  isExact?: boolean;
  /** Also finds the term as part of a compound. */
  inCompounds?: boolean;
}

/** Matches a term in its simple inflected forms; null without one. */
function patternOf(term: string, locale: Locale, { isExact = false, inCompounds = false }: Search): RegExp | null {
  const name = term.trim();
  if (name === '') return null;
  if (isExact) return new RegExp(`${BEFORE}${escaped(name)}${GENITIVE}${AFTER}`, 'gu');
  const formsOf = (word: string) => [...new Set([word, singularOf(word)])].map(FORMS[locale]).join('|');
  const words = name.split(/[\s\u2010\u2011-]+/u).filter(Boolean);
  const body = words.map((word) => `(?:${formsOf(word)})`).join(BETWEEN_WORDS);
  const isOpen = inCompounds && locale === 'nl' && name.length >= COMPOUND_LENGTH;
  return new RegExp(isOpen ? `${LETTERS}${body}${LETTERS}` : `${BEFORE}${body}${AFTER}`, 'giu');
}

/** Where a term occurs in a text, in one of its simple forms. */
export function spansOf(text: string, term: string, locale: Locale, search: Search = {}): Span[] {
  const pattern = patternOf(term, locale, search);
  return pattern ? [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]) : [];
}

/** True if a text contains a term in one of its simple forms, whatever the case. */
export const occursIn = (text: string, term: string, locale: Locale, search?: Search): boolean => spansOf(text, term, locale, search).length > 0;

/** True for a span inside a longer one. */
export const contains = ([start, end]: Span, [from, to]: Span) => start <= from && to <= end && to - from < end - start;

/** Terms that occur in a source text, by position. A term inside a longer one ("model" in "language model") doesn't count there. */
export function findTerms(text: string, terms: readonly Term[], locale: Locale): Term[] {
  const found = terms.flatMap((term) => {
    const names = new Set([term.name[locale], term.preferred[locale]].filter((name) => name !== null));
    const spans = [...names].flatMap((name) => spansOf(text, name, locale, { isExact: term.keepsName }));
    return spans.length > 0 ? { term, spans } : [];
  });
  const all = found.flatMap(({ spans }) => spans);
  return found
    .map(({ term, spans }) => ({ term, spans: spans.filter((span) => !all.some((other) => contains(other, span))) }))
    .filter(({ spans }) => spans.length > 0)
    .sort((one, other) => Math.min(...one.spans.map(([start]) => start)) - Math.min(...other.spans.map(([start]) => start)))
    .map(({ term }) => term);
}
