/**
 * `npm run bench:requirements [-- --verbose]`: how many of the sentences of tests/evaluation/requirements.json, each of which states one requirement or
 * none, are understood so. Reads the seeded database of `DATABASE_URL`.
 */
import { SEARCH_MAX_WORDS } from '@/domain/limits';
import type { Part } from '@/domain/question/understand';
import { parseSearchText } from '@/server/search/query-text';
import { readQuestion } from '@/server/search/read-question';
import { evaluationFile, openSearch } from './evaluation';

interface Stated {
  lang: string;
  question: string;
  /** Any of these is right; empty if nothing is required. */
  requires: string[];
}

/** What a part of a question requires of every tool, in the words of the file; null if it only orders them. */
function requirementOf(part: Part): string | null {
  switch (part.kind) {
    case 'facet':
      return part.key.startsWith('audience:') ? null : `${part.isNegated ? 'not ' : ''}${part.key}`;
    case 'price':
      return `at most ${Number(part.amount.toFixed(2))}`;
    case 'sign':
      return part.key === 'new' || part.key === 'cheap' ? part.key : null;
    case 'tool':
      return part.as === 'named' ? null : 'not a tool';
    default:
      return null;
  }
}

/** A maker that isn't wanted is as good as its tool; makers that are named only come first. */
const isSame = (found: string, required: string) => found === required || (required === 'not a tool' && found.startsWith('not maker:'));
const isHard = (found: string) => !found.startsWith('maker:') && found !== 'cheap';

const { query, close } = openSearch();
const stated: Stated[] = evaluationFile('requirements.json');
const counts = new Map<string, { all: number; understood: number; others: number }>();

for (const { lang, question, requires } of stated) {
  const text = parseSearchText(question);
  if (!text) continue;
  const { parts } = await readQuestion(query, text, SEARCH_MAX_WORDS);
  const found = parts.map(requirementOf).filter((requirement) => requirement !== null);
  const others = found.filter((one) => isHard(one) && !requires.some((required) => isSame(one, required)));
  const isUnderstood = requires.length === 0 ? others.length === 0 : found.some((one) => requires.some((required) => isSame(one, required)));
  const kind = `${lang} ${requires[0]?.replace(/(?<=^at most).*|(?<=^(?:not )?(?:country|language|platform)):.*/, '') ?? 'nothing'}`;
  const count = counts.get(kind) ?? { all: 0, understood: 0, others: 0 };
  counts.set(kind, {
    all: count.all + 1,
    understood: count.understood + Number(isUnderstood),
    others: count.others + Number(requires.length > 0 && others.length > 0),
  });
  if (process.argv.includes('--verbose') && (!isUnderstood || others.length > 0)) process.stdout.write(`${question}\n  ${found.join(', ')}\n`);
}

process.stdout.write(`${'requires'.padEnd(24)} understood  something else too\n`);
for (const [kind, { all, understood, others }] of [...counts].sort()) {
  process.stdout.write(`${kind.padEnd(24)} ${String(understood).padStart(4)}/${String(all).padEnd(4)}   ${others || ''}\n`);
}
const sum = (key: 'all' | 'understood') =>
  [...counts].filter(([kind]) => !kind.endsWith('nothing')).reduce((total, [, count]) => total + count[key], 0);
process.stdout.write(`\n${sum('understood')} of ${sum('all')} requirements understood\n`);
await close();
