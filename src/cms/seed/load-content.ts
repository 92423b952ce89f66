import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import {
  audienceTexts,
  categoryContent,
  courseContent,
  dictionaryContent,
  faqContent,
  pageContent,
  productContent,
  searchWordsContent,
  taskContent,
  toolContent,
} from './content-schema';

/** Folder and file schema of each kind of entry. */
const KINDS = {
  categories: categoryContent,
  tools: toolContent,
  dictionary: dictionaryContent,
  courses: courseContent,
  faqs: faqContent,
  pages: pageContent,
  products: productContent,
  tasks: taskContent,
} as const;

export type ContentKind = keyof typeof KINDS;

export const CONTENT_KINDS = Object.keys(KINDS) as ContentKind[];

type Entry<K extends ContentKind> = z.infer<(typeof KINDS)[K]>;

/** An entry and its file, relative to the content folder. */
export interface ContentFile<T> {
  file: string;
  entry: T;
}

export type ContentFiles = { [K in ContentKind]: ContentFile<Entry<K>>[] };
export type Content = { [K in ContentKind]: Entry<K>[] };

/** A problem in one file, or in the content as a whole if `file` is a folder. */
export interface ContentProblem {
  file: string;
  message: string;
}

const SEARCH_WORDS_FILE = 'search-words.json';
const CONTENT_FOLDER = fileURLToPath(new URL('./content/', import.meta.url));

/** Parses one data file. */
export function parseEntry<K extends ContentKind>(kind: K, file: string, text: string): { entry?: Entry<K>; problems: ContentProblem[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { problems: [{ file, message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` }] };
  }
  const result = KINDS[kind].safeParse(data);
  return result.success ? { entry: result.data as Entry<K>, problems: [] } : { problems: problemsIn(file, result.error) };
}

const problemsIn = (file: string, { issues }: z.ZodError): ContentProblem[] =>
  issues.map(({ path: place, message }) => ({ file, message: `${place.join('.') || 'entry'}: ${message}` }));

/** Checks the texts about audiences: each has all of them in both languages. */
export function checkAudiences(texts: unknown): ContentProblem[] {
  const { error } = audienceTexts.safeParse(texts);
  return error ? problemsIn('audience-texts.json', error) : [];
}

export type SearchWordsContent = z.infer<typeof searchWordsContent>;

/**
 * Reads the words by which the search reads questions.
 * @throws one error that lists every problem
 */
export function loadSearchWords(): SearchWordsContent {
  const result = searchWordsContent.safeParse(JSON.parse(readFileSync(path.join(CONTENT_FOLDER, SEARCH_WORDS_FILE), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`The content has problems:\n${formatProblems(problemsIn(SEARCH_WORDS_FILE, result.error))}`);
}

/** Reads every data file; invalid files are left out and listed as problems. */
export function readContent(): { content: ContentFiles; files: number; problems: ContentProblem[] } {
  const content = Object.fromEntries(CONTENT_KINDS.map((kind): [ContentKind, ContentFile<unknown>[]] => [kind, []]));
  const problems: ContentProblem[] = [];
  let files = 0;
  for (const kind of CONTENT_KINDS) {
    const names = readdirSync(path.join(CONTENT_FOLDER, kind)).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const file = `${kind}/${name}`;
      files += 1;
      const parsed = parseEntry(kind, file, readFileSync(path.join(CONTENT_FOLDER, file), 'utf8'));
      problems.push(...parsed.problems);
      if (parsed.entry) content[kind]?.push({ file, entry: parsed.entry });
    }
  }
  return { content: content as ContentFiles, files, problems };
}

/**
 * Reads the content for the seed.
 * @throws one error that lists every problem by file
 */
export function loadContent(): Content {
  const { content, problems } = readContent();
  if (problems.length > 0) throw new Error(`The content has ${problems.length} problems:\n${formatProblems(problems)}`);
  return Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, content[kind].map(({ entry }) => entry)])) as unknown as Content;
}

/** One line per problem, sorted by file. */
export function formatProblems(problems: readonly ContentProblem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file))
    .map(({ file, message }) => `  ${file}: ${message}`)
    .join('\n');
}
