import { AUDIENCES } from '@/domain/audiences';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import type { BuyerFact } from '@/domain/tool/buyer-facts';
import type { ToolContent } from './content-schema';
import { CONTENT_KINDS, type ContentFile, type ContentFiles, type ContentKind, type ContentProblem } from './load-content';

const MINIMUM: Partial<Record<ContentKind, number>> = { categories: 24, tools: 300, dictionary: 150, courses: 40, faqs: 25, tasks: 60 };
const EDITORIAL_REVIEWS = 40;
const DUTCH_COURSES = 5;
const REQUIRED_PAGES = ['about-us', 'privacy-policy', 'accessibility'];
const TOOLS_PER_GROUP = 8;
/** Share of common word runs from which two sentences count as the same. */
const SIMILAR = 0.7;
const RUN_WORDS = 4;
/** Shorter sentences may occur twice ("There is a free plan."). */
const COMMON_SENTENCE_WORDS = 8;
/** English is case-sensitive because of the US. */
const FIRST_PERSON: Record<Locale, RegExp> = {
  en: /\b(?:[Ww]e|[Uu]s|[Oo]urs?|I|[Mm]y)\b/,
  nl: /\b(?:we|wij|ons|onze|ik|mijn)\b/i,
};
/** Phrases of a Dutch description that say a tool works in Dutch. */
const WORKS_IN_DUTCH =
  /\b(?:(?:allemaal|gewoon|kunnen|ook) in het Nederlands|in het Nederlands kan het ook|Nederlandse teksten lukken|Nederlands (?:gaat (?:goed|prima)|kan ook|wordt ondersteund))\b/i;
type Texts = Record<Locale, string>;

/** Checks the rules that schemas can't express: those about several files. `logoProblem` returns why a logo can't be loaded, or null. */
export function checkContent(content: ContentFiles, logoProblem: (logo: ToolContent['logo']) => string | null): ContentProblem[] {
  return [
    ...checkCounts(content),
    ...checkIds(content),
    ...checkToolUrls(content.tools),
    ...checkPriceModels(content.tools),
    ...checkDutch(content.tools),
    ...checkBuyerFacts(content.tools),
    ...checkMakers(content.tools),
    ...checkRelations(content),
    ...checkGroups(content),
    ...checkSentences(content),
    ...checkReviews(content.tools),
    ...content.tools.flatMap(({ file, entry }) => problem(file, logoProblem(entry.logo))),
  ];
}

/** Enough content to judge the site by, and every page the site links to. */
export function checkCounts(content: ContentFiles): ContentProblem[] {
  const counts = CONTENT_KINDS.flatMap((kind) => {
    const missing = (MINIMUM[kind] ?? 0) - content[kind].length;
    return missing > 0 ? [{ file: kind, message: `has ${content[kind].length} entries, at least ${MINIMUM[kind]} are needed` }] : [];
  });
  const reviewed = content.tools.filter(({ entry }) => entry.editorial).length;
  const dutch = content.courses.filter(({ entry }) => entry.language === 'nl').length;
  const pages = REQUIRED_PAGES.filter((slug) => !content.pages.some(({ entry }) => entry.slug === slug));
  return [
    ...counts,
    ...problem('tools', reviewed < EDITORIAL_REVIEWS ? `has ${reviewed} editorial reviews, at least ${EDITORIAL_REVIEWS} are needed` : null),
    ...problem('courses', dutch < DUTCH_COURSES ? `has ${dutch} courses in Dutch, at least ${DUTCH_COURSES} are needed` : null),
    ...pages.map((slug) => ({ file: 'pages', message: `lacks ${slug}` })),
  ];
}

/** Files are named after their entry, and ids are unique per kind. */
export function checkIds(content: ContentFiles): ContentProblem[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const seen = new Set<string>();
    return entriesOf(content, kind).flatMap(({ file, entry }) => {
      const id = idOf(entry);
      const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
      const problems = [
        ...problem(file, name === id ? null : `is named "${name}" but holds "${id}"`),
        ...problem(file, seen.has(id) ? `"${id}" exists twice` : null),
      ];
      seen.add(id);
      return problems;
    });
  });
}

/** No two tools share a website. */
export function checkToolUrls(tools: ContentFiles['tools']): ContentProblem[] {
  const seen = new Map<string, string>();
  return tools.flatMap(({ file, entry }) => {
    const url = normalizedUrl(entry.url);
    const other = seen.get(url);
    seen.set(url, file);
    return problem(file, other ? `url: the same as in ${other}` : null);
  });
}

/** Host without `www.` and path without trailing slash, in lower case; ignores scheme, query and fragment. */
export function normalizedUrl(value: string): string {
  if (!URL.canParse(value)) return value;
  const { hostname, pathname } = new URL(value);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`.toLowerCase();
}

/** Price models agree with the plans. */
export function checkPriceModels(tools: ContentFiles['tools']): ContentProblem[] {
  return tools.flatMap(({ file, entry: { priceModel, plans } }) => {
    const free = plans.some(({ kind }) => kind === 'free');
    const needsFree = priceModel === 'freemium' || (priceModel === 'free' && plans.length > 0);
    const forbidsFree = priceModel === 'paid' || priceModel === 'contact';
    return [
      ...problem(file, needsFree && !free ? `priceModel: "${priceModel}", but no plan is free` : null),
      ...problem(file, forbidsFree && free ? `priceModel: "${priceModel}", but a plan is free` : null),
    ];
  });
}

/** Tools that work in Dutch according to their description list the language. */
export function checkDutch(tools: ContentFiles['tools']): ContentProblem[] {
  return tools.flatMap(({ file, entry }) => {
    const [phrase] = WORKS_IN_DUTCH.exec(entry.description.nl) ?? [];
    return problem(file, phrase && !entry.languages.includes('nl') ? `languages: lacks "nl", but the description says "${phrase}"` : null);
  });
}

/** What buyers ask agrees with plans, platforms and languages. */
export function checkBuyerFacts(tools: ContentFiles['tools']): ContentProblem[] {
  return tools.flatMap(({ file, entry: { buyerFacts = {}, priceModel, plans, platforms, languages } }) => {
    const isFree = priceModel === 'free' || plans.some(({ kind }) => kind === 'free');
    const is = (fact: BuyerFact, ...values: string[]) => values.some((value) => buyerFacts[fact]?.values.includes(value));
    const clashes: [boolean, string][] = [
      [is('api', 'no') && platforms.includes('api'), 'api: "no", but the platforms include it'],
      [is('api', 'yes') && !platforms.includes('api'), 'api: "yes", but the platforms lack it'],
      [is('selfHosting', 'no') && platforms.includes('self-hosted'), 'selfHosting: "no", but the platforms include it'],
      [is('freeLimits', 'none') && isFree, 'freeLimits: "none", but a plan is free'],
      [is('freeLimits', 'limited', 'unlimited') && !isFree, 'freeLimits: free use, but no plan is free'],
      [is('dutchInterface', 'yes') && !languages.includes('nl'), 'dutchInterface: "yes", but the languages lack "nl"'],
      [is('dutchInput', 'good') && !languages.includes('nl'), 'dutchInput: "good", but the languages lack "nl"'],
      [is('dutchOutput', 'good') && !languages.includes('nl'), 'dutchOutput: "good", but the languages lack "nl"'],
    ];
    return clashes.flatMap(([isClash, message]) => problem(file, isClash ? `buyerFacts.${message}` : null));
  });
}

/** Tools of one maker have the same country, and the same price for a plan of the same name. */
export function checkMakers(tools: ContentFiles['tools']): ContentProblem[] {
  const seen = new Map<string, { file: string; value: string | number }>();
  return tools.flatMap(({ file, entry }) => {
    const prices = entry.plans.flatMap(({ name, price, currency, unit }) =>
      price ? [{ fact: `${currency} price of "${name.en}" per ${unit}`, value: price }] : [],
    );
    return [...(entry.country ? [{ fact: 'country', value: entry.country }] : []), ...prices].flatMap(({ fact, value }) => {
      const key = `${entry.maker}: ${fact}`;
      const first = seen.get(key) ?? { file, value };
      seen.set(key, first);
      return problem(file, first.value === value ? null : `${fact}: ${value}, but ${first.value} in ${first.file} by the same maker`);
    });
  });
}

/** Relations exist, don't point to the entry itself, and are listed once. */
export function checkRelations(content: ContentFiles): ContentProblem[] {
  const codes = new Set(content.categories.map(({ entry }) => entry.code));
  const tools = new Set(content.tools.map(({ entry }) => entry.slug));
  const terms = new Set(content.dictionary.map(({ entry }) => entry.slug));
  const check = (file: string, field: string, own: string, targets: readonly string[], known: ReadonlySet<string>) =>
    targets.flatMap((target, index) => [
      ...problem(file, known.has(target) ? null : `${field}: "${target}" does not exist`),
      ...problem(file, target === own ? `${field}: names the entry itself` : null),
      ...problem(file, targets.indexOf(target) < index ? `${field}: "${target}" stands there twice` : null),
    ]);
  return [
    ...content.tools.flatMap(({ file, entry }) => [
      ...check(file, 'categories', '', entry.categories, codes),
      ...check(file, 'alternatives', entry.slug, entry.alternatives, tools),
    ]),
    ...content.tasks.flatMap(({ file, entry }) =>
      check(
        file,
        'tools',
        '',
        entry.tools.map(({ tool }) => tool),
        tools,
      ),
    ),
    ...content.dictionary.flatMap(({ file, entry }) => [
      ...check(file, 'relatedTerms', entry.slug, entry.relatedTerms, terms),
      ...check(file, 'relatedTools', '', entry.relatedTools, tools),
    ]),
  ];
}

/** No category or audience page is nearly empty. */
export function checkGroups(content: ContentFiles): ContentProblem[] {
  const tools = content.tools.map(({ entry }) => entry);
  const few = (file: string, what: string, count: number) =>
    problem(file, count < TOOLS_PER_GROUP ? `${what} has ${count} tools, at least ${TOOLS_PER_GROUP} are needed` : null);
  return [
    ...content.categories.flatMap(({ file, entry }) =>
      few(file, 'the category', tools.filter((tool) => tool.categories.includes(entry.code)).length),
    ),
    ...AUDIENCES.flatMap((audience) => few('tools', `audience "${audience}"`, tools.filter((tool) => tool.audiences.includes(audience)).length)),
  ];
}

/** No longer sentence occurs in two entries, not even nearly: it would have been copied. Notes to the same fact may well be the same. */
export function checkSentences(content: ContentFiles): ContentProblem[] {
  return LOCALE_CODES.flatMap((locale) => {
    const seen: { file: string; sentence: string; runs: number }[] = [];
    const places = new Map<string, number[]>();
    return allEntries(content).flatMap(({ file, entry }) =>
      localizedTexts({ ...entry, buyerFacts: undefined }).flatMap(({ path, texts }) =>
        sentencesOf(texts[locale]).flatMap((sentence) => {
          const runs = runsOf(sentence);
          const shared = new Map<number, number>();
          for (const run of runs) for (const place of places.get(run) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
          const twin = [...shared].find(([place, count]) => {
            const other = seen[place];
            return other && other.file !== file && count / Math.max(runs.length, other.runs) >= SIMILAR;
          });
          const index = seen.push({ file, sentence, runs: runs.length }) - 1;
          for (const run of new Set(runs)) places.set(run, [...(places.get(run) ?? []), index]);
          const other = twin && seen[twin[0]];
          if (!other) return [];
          const message =
            other.sentence === sentence
              ? `"${sentence}" also stands in ${other.file}`
              : `"${sentence}" is nearly "${other.sentence}" in ${other.file}`;
          return problem(file, `${path}.${locale}: ${message}`);
        }),
      ),
    );
  });
}

/** Reviews are written from documentation and public knowledge: a first person would tell of experience that nobody has. */
export function checkReviews(tools: ContentFiles['tools']): ContentProblem[] {
  return tools.flatMap(({ file, entry }) =>
    localizedTexts(entry.editorial, 'editorial').flatMap(({ path, texts }) =>
      LOCALE_CODES.flatMap((locale) => {
        const word = FIRST_PERSON[locale].exec(texts[locale])?.[0];
        return problem(file, word ? `${path}.${locale}: speaks in the first person ("${word}")` : null);
      }),
    ),
  );
}

/** All runs of a few words in a sentence. */
function runsOf(sentence: string): string[] {
  const parts = sentence.split(' ');
  return parts.slice(0, parts.length - RUN_WORDS + 1).map((_, start) => parts.slice(start, start + RUN_WORDS).join(' '));
}

/** Longer sentences of a Markdown text, in lower case without marks. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?:])\s+/)
    .map((sentence) => words(sentence.replace(/\]\([^)]*\)/g, ']')))
    .filter((parts) => parts.length >= COMMON_SENTENCE_WORDS)
    .map((parts) => parts.join(' '));
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** All texts of an entry in both languages, with their dotted paths. */
export function localizedTexts(value: unknown, path = ''): { path: string; texts: Texts }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) return [{ path, texts: value }];
  return Object.entries(value).flatMap(([key, child]) => localizedTexts(child, path ? `${path}.${key}` : key));
}

function isTexts(value: object): value is Texts {
  return 'en' in value && 'nl' in value && typeof value.en === 'string' && typeof value.nl === 'string';
}

function entriesOf(content: ContentFiles, kind: ContentKind): ContentFile<object>[] {
  return content[kind];
}

function allEntries(content: ContentFiles): ContentFile<object>[] {
  return CONTENT_KINDS.flatMap((kind) => entriesOf(content, kind));
}

function idOf(entry: object): string {
  return String('slug' in entry ? entry.slug : 'code' in entry ? entry.code : '');
}

function problem(file: string, message: string | null): ContentProblem[] {
  return message ? [{ file, message }] : [];
}
