/**
 * `npm run bench:questions [-- --split NAME] [-- --pooled] [-- --verbose all|KIND|ID]`: how well the search answers the questions of tests/evaluation, per language
 * and kind, beside a search by words alone. Reads the seeded database of `DATABASE_URL`. Splits `final` and `last` are asked once.
 */
import { SEARCH_MAX_WORDS } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { findAnswers } from '@/server/search/find-answers';
import { parseSearchText } from '@/server/search/query-text';
import { readQuestion } from '@/server/search/read-question';
import { searchTools } from '@/server/search/search-tools';
import { evaluationFile, openSearch } from './evaluation';

interface Judged {
  id: string;
  lang: Locale;
  kind: string[];
  split: 'develop' | 'final' | 'later' | 'last';
  question: string;
  hard: Record<string, unknown>;
  relevant: Record<string, number>;
}

interface Tool {
  slug: string;
  facets: string[];
  cost: number | null;
}

const FIRST = 5;
const DEPTH = 10;

const lists: Record<string, string[]> = evaluationFile('facets.json');
const pooled: Record<string, Record<string, [number, number]>> = process.argv.includes('--pooled') ? evaluationFile('pooled.json') : {};

/** With what two judges said later of tools that nobody had judged: the lower of their grades. */
function withPooled(judged: Judged): Judged {
  const later = Object.entries(pooled[judged.id] ?? {})
    .map(([slug, grades]) => [slug, Math.min(...grades)] as const)
    .filter(([, grade]) => grade > 0);
  return { ...judged, relevant: { ...judged.relevant, ...Object.fromEntries(later) } };
}

/** The facets of the README's table that a tool breaks. */
function broken({ slug, facets, cost }: Tool, hard: Record<string, unknown>): string[] {
  const has = (key: string) => facets.includes(key);
  const country = facets.find((key) => key.startsWith('country:'))?.slice('country:'.length);
  const launched = Number(facets.find((key) => key.startsWith('launched:'))?.slice('launched:'.length) ?? 0);
  const listed = (name: string) => lists[name]?.includes(slug) === true;
  const checks: Record<string, (value: unknown) => boolean> = {
    free: () => has('free'),
    // Both currencies count as equal there; costs are in euros, so that a price in dollars gets some room.
    maxPrice: (value) => cost !== null && cost <= (value as { amount: number }).amount * 1.01,
    platform: (value) => has(`platform:${value}`),
    country: (value) => country === value,
    notCountry: (value) => country !== undefined && country !== value,
    europe: () =>
      country !== undefined && /^(?:NL|BE|DE|FR|GB|IE|ES|PT|IT|AT|CH|LU|SE|NO|DK|FI|IS|EE|LV|LT|PL|CZ|SK|HU|RO|BG|GR|HR|SI|UA|CY|MT)$/.test(country),
    launchedFrom: (value) => launched >= Number(value),
    dutch: () => has('language:nl') || has('need:good-dutch'),
    notTool: (value) => !(value as string[]).includes(slug),
    dataIn: () => listed('dataInEu'),
  };
  return Object.entries(hard)
    .filter(([name, value]) => !(checks[name]?.(value) ?? listed(name)))
    .map(([name]) => name);
}

const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: number[]) => grades.reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);
const mean = (numbers: number[]) => (numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
const shown = (number: number | null) => (number === null ? '–' : number.toFixed(3));

interface Score {
  judged: Judged;
  hits: number | null;
  ndcg: number | null;
  wrong: string[];
  isNothing: boolean;
  found: string[];
}

function score(judged: Judged, found: Tool[], isNothing: boolean): Score {
  const grades = found.map(({ slug }) => judged.relevant[slug] ?? 0);
  const ideal = Object.values(judged.relevant).sort((one, other) => other - one);
  const isImpossible = ideal.length === 0;
  return {
    judged,
    hits: isImpossible ? null : grades.slice(0, FIRST).filter(Boolean).length / Math.min(FIRST, ideal.length),
    ndcg: isImpossible ? null : discounted(grades.slice(0, DEPTH)) / discounted(ideal.slice(0, DEPTH)),
    wrong: isNothing ? [] : found.slice(0, FIRST).flatMap((tool) => broken(tool, judged.hard).map((facet) => `${tool.slug}: ${facet}`)),
    isNothing,
    found: found.map(({ slug }) => slug),
  };
}

function report(name: string, scores: Score[]): void {
  const kinds = [...new Set(scores.flatMap(({ judged }) => judged.kind))].sort();
  const row = (label: string, some: Score[]) => {
    const impossible = some.filter(({ judged }) => judged.kind.includes('impossible') && Object.keys(judged.relevant).length === 0);
    const [hits, ndcg] = (['hits', 'ndcg'] as const).map((key) => shown(mean(some.flatMap(({ [key]: value }) => value ?? []))));
    const none = impossible.length === 0 ? '' : `${impossible.filter(({ isNothing }) => isNothing).length}/${impossible.length}`;
    return `${label.padEnd(14)} ${String(some.length).padStart(4)}  ${hits}   ${ndcg}  ${String(some.filter(({ wrong }) => wrong.length > 0).length).padStart(5)}  ${none}`;
  };
  process.stdout.write(
    [
      '',
      `${name}\n${'kind'.padEnd(14)}    n  hits@5  nDCG   wrong  none`,
      row('all', scores),
      ...(['en', 'nl'] as const).map((lang) =>
        row(
          lang,
          scores.filter(({ judged }) => judged.lang === lang),
        ),
      ),
      ...kinds.map((kind) =>
        row(
          kind,
          scores.filter(({ judged }) => judged.kind.includes(kind)),
        ),
      ),
      '',
    ].join('\n'),
  );
}

const { query, close } = openSearch();
const option = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const split = process.argv.includes('--split') ? option('--split') : 'develop';
const verbose = process.argv.includes('--verbose') ? option('--verbose') : null;

const tools = new Map(
  (
    await query<Tool & { id: number }>({
      text: `select t.tool_id as id, t.slug, t.facets, (select min(fixed + per_seat) from search.costs c where c.tool_id = t.tool_id and first_seat = 1 and vat = 'without') as cost
        from search.tools_en t`,
      values: [],
    })
  ).map(({ id, ...tool }) => [id, tool]),
);
const found = (ids: number[]) => ids.flatMap((id) => tools.get(id) ?? []);
const questions = (evaluationFile('questions.json') as Judged[]).filter((judged) => judged.split === split).map(withPooled);
const [answers, words, times]: [Score[], Score[], number[]] = [[], [], []];
for (const judged of questions) {
  const text = parseSearchText(judged.question);
  if (!text) continue;
  const start = performance.now();
  const answer = await findAnswers(query, { text, locale: judged.lang, size: DEPTH });
  times.push(performance.now() - start);
  const scored = score(judged, found(answer.ids), answer.isNothing || answer.total === 0);
  answers.push(scored);
  const plain = await searchTools(query, { text, locale: judged.lang, size: DEPTH });
  words.push(score(judged, found(plain.ids), plain.total === 0));
  const isShown = verbose === 'all' || judged.id === verbose || (verbose !== null && judged.kind.includes(verbose ?? ''));
  const isWeak = scored.wrong.length > 0 || (scored.hits ?? 1) < 0.8 || (scored.hits === null && !scored.isNothing);
  if (isShown && (isWeak || judged.id === verbose)) {
    const { parts, rest, corrected } = await readQuestion(query, text, SEARCH_MAX_WORDS);
    process.stdout.write(
      `${judged.id} ${judged.question}\n  hits ${shown(scored.hits)} nDCG ${shown(scored.ndcg)}${scored.isNothing ? ' NOTHING' : ''} ${scored.wrong.join(', ')}\n` +
        `  found  ${scored.found.join(' ')}\n  wanted ${Object.entries(judged.relevant)
          .map(([slug, grade]) => `${slug}=${grade}`)
          .join(
            ' ',
          )}\n  parts  ${parts.map(({ kind, at, ...part }) => `${kind}[${at}]${JSON.stringify(Object.values(part))}`).join(' ')}\n  rest   ${rest.join(' ')} ${JSON.stringify(corrected)}\n`,
    );
  }
}
report('Questions', answers);
report('Words alone', words);
times.sort((one, other) => one - other);
process.stdout.write(
  `\np50 ${times[times.length >> 1]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms for ${times.length} questions\n`,
);
await close();
