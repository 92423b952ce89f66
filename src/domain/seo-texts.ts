import { isLocale, type Locale } from './locales';

export const SEO_TITLE_MAX = 60;
const DESCRIPTION_MIN = 120;
export const SEO_DESCRIPTION_MAX = 150;
/** A cut text uses at least this share of the available length. */
const CUT_MIN = 0.6;

/** A document from a form (texts in one language) or read in all languages (texts by locale). */
type Source = Record<string, unknown>;

/** Title and description for search engines and social cards; null where the language has no text. */
export interface SeoTexts {
  title: string | null;
  description: string | null;
}

interface TextNode {
  type?: string;
  text?: string;
  children?: TextNode[];
}

const isByLanguage = (value: object) => Object.keys(value).every(isLocale);

/** A field's value in one language, without fallback. */
function own(source: Source, name: string, locale: Locale): unknown {
  const value = source[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isByLanguage(value)
    ? (value as Partial<Record<Locale, unknown>>)[locale]
    : value;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

function text(source: Source, name: string, locale: Locale): string {
  const value = own(source, name, locale);
  return typeof value === 'string' ? squeezed(value) : '';
}

const textOf = (node: TextNode): string => node.text ?? (node.type === 'linebreak' ? ' ' : (node.children ?? []).map(textOf).join(''));

/** Paragraphs of a rich text, without headings and lists. */
function paragraphs(source: Source, name: string, locale: Locale): string {
  const value = own(source, name, locale) as { root?: TextNode } | null | undefined;
  const blocks = value?.root?.children ?? [];
  return squeezed(
    blocks
      .filter(({ type }) => type === 'paragraph')
      .map(textOf)
      .join(' '),
  );
}

/** Cuts at a word boundary; the added ellipsis counts towards `max`. */
export function cutAtWord(value: string, max: number): string {
  if (value.length <= max) return value;
  const room = value.slice(0, max);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end >= max * CUT_MIN ? end : max - 1).replace(/[\s,;:.–-]+$/, '')}…`.slice(0, max);
}

const asSentence = (value: string) => (value === '' || /[.!?…]$/.test(value) ? value : `${value}.`);

/** Whole sentences if they say enough, otherwise as many words as fit. */
function inFewSentences(...parts: string[]): string {
  const value = parts.map(asSentence).filter(Boolean).join(' ');
  if (value.length <= SEO_DESCRIPTION_MAX) return value;
  const ends = [...value.slice(0, SEO_DESCRIPTION_MAX + 1).matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1);
  const last = ends.at(-1) ?? 0;
  return last >= DESCRIPTION_MIN ? value.slice(0, last) : cutAtWord(value, SEO_DESCRIPTION_MAX);
}

/** The first title that fits; if none does, the last one, cut. */
const fitting = (...titles: string[]) => titles.find(({ length }) => length <= SEO_TITLE_MAX) ?? cutAtWord(titles.at(-1) ?? '', SEO_TITLE_MAX);

const nameWith = (name: string, line: string) => (name && line ? cutAtWord(`${name}: ${line}`, SEO_TITLE_MAX) : fitting(name));

const WORDS = {
  en: {
    category: (name: string) => `${name}: AI tools`,
    categoryDescription: (name: string) => `AI tools in the category ${name}, with prices, reviews by users and the editors’ rating.`,
    term: (name: string) => [`What is ${name}? Meaning and explanation`, `What is ${name}?`],
    course: (name: string, provider: string) => [`${name}: course by ${provider}`, name],
    task: (name: string) => [`${name} with AI: the best tools`, `${name} with AI`],
  },
  nl: {
    category: (name: string) => `${name}: AI-tools`,
    categoryDescription: (name: string) => `AI-tools in de categorie ${name}, met prijzen, reviews van gebruikers en het oordeel van de redactie.`,
    term: (name: string) => [`Wat is ${name}? Betekenis en uitleg`, `Wat is ${name}?`],
    course: (name: string, provider: string) => [`${name}: cursus van ${provider}`, name],
    task: (name: string) => [`${name} met AI: de beste tools`, `${name} met AI`],
  },
} satisfies Record<Locale, unknown>;

function generate(collection: string, source: Source, locale: Locale): { title: string; description: string } {
  const words = WORDS[locale];
  const [name, summary] = [text(source, 'name', locale), text(source, 'summary', locale)];
  const description = () => paragraphs(source, 'description', locale);
  switch (collection) {
    case 'tools': {
      const tagline = text(source, 'tagline', locale);
      return { title: nameWith(name, tagline), description: inFewSentences(tagline, description()) };
    }
    case 'categories':
      return {
        title: name && fitting(words.category(name), name),
        description: inFewSentences(description()) || (name && words.categoryDescription(name)),
      };
    case 'dictionary-terms':
      return {
        title: name && fitting(...words.term(name)),
        description: inFewSentences(text(source, 'definition', locale), paragraphs(source, 'explanation', locale)),
      };
    case 'courses':
      return { title: name && fitting(...words.course(name, text(source, 'provider', locale))), description: inFewSentences(summary, description()) };
    case 'tasks':
      return { title: name && fitting(...words.task(name)), description: inFewSentences(text(source, 'intro', locale)) };
    case 'products':
      return { title: nameWith(name, summary), description: inFewSentences(summary, description()) };
    default:
      return {
        title: fitting(text(source, 'title', locale)),
        description: inFewSentences(text(source, 'description', locale), paragraphs(source, 'body', locale)),
      };
  }
}

/** Generates a title (at most 60 characters) and a description (at most 150) from a document, in one language only. */
export function generatedSeo(collection: string, source: Source, locale: Locale): SeoTexts {
  const { title, description } = generate(collection, source, locale);
  return { title: title || null, description: description || null };
}

/** The editors' SEO texts, or generated ones. */
export function seoTexts(collection: string, source: Source, locale: Locale): SeoTexts {
  const written = (source.meta ?? {}) as Source;
  const made = generatedSeo(collection, source, locale);
  return { title: text(written, 'title', locale) || made.title, description: text(written, 'description', locale) || made.description };
}
