import { isProduct } from './lexicon';
import { type Begun, isFillerAt } from './phrases';
import { isFiller, type NamedMaker, type NamedTool, placesOf, type Sentence, type Span } from './sentence';
import type { QuestionWord } from './words';

const RANK: Record<Span['kind'], number> = { price: 0, tool: 1, facet: 2, sign: 3, category: 4, task: 5 };

/** True if what stands from one word to another is only part of what was typed as one. */
function isPartOfWord(words: QuestionWord[], starting: Begun[][], { key, from, to }: { key: string; from: number; to: number }): boolean {
  const isSame = (one: number, other: number) => words[one] !== undefined && words[one].at === words[other]?.at;
  const [isEnd, isBeginning] = [isSame(from - 1, from), isSame(to, to - 1)];
  if (key.startsWith('audience:')) return isEnd || isBeginning;
  return (key === 'free' && isEnd) || (words[from]?.isPart === true && (isEnd || (isBeginning && !starting[to]?.some(isProduct))));
}

/** Everything that parts of a question may mean. */
export function spansOf(words: QuestionWord[], starting: Begun[][], prices: Span[], named: NamedTool[], makers: NamedMaker[]): Span[] {
  return [
    ...prices,
    ...named.filter(({ isSure }) => isSure).map(({ id, from, to }) => ({ from, to, kind: 'tool' as const, keys: [String(id)] })),
    ...makers.map(({ key, from, to }) => ({ from, to, kind: 'facet' as const, keys: [key] })),
    ...starting.flatMap((phrases, from) =>
      phrases
        // A "logo-ontwerper" is no designer, "hands-free" costs money, and "privélessen" aren't private; but a "Linux-programma" runs on Linux.
        .filter(({ kind, key, to }) => kind !== 'facet' || !isPartOfWord(words, starting, { key, from, to }))
        .filter(({ kind, key, stems }) => (kind !== 'task' || stems.length > 1) && !isProduct({ kind, key }))
        // "Alternative to ChatGPT" names the tool, whatever a task calls itself.
        .filter(({ kind, to }) => kind !== 'task' || !named.some((tool) => tool.isSure && tool.from < to && tool.to > from))
        .map(({ kind, key, to, places }) => ({ from, to, places, kind, keys: [key] })),
    ),
  ];
}

/** Gives each word to one span: longer ones first, then by rank; those that only fill the sentence last. */
export function choose(spans: Span[], words: QuestionWord[], starting: Begun[][]): Pick<Sentence, 'chosen' | 'owner'> {
  const order = (one: Span, other: Span) =>
    Number(isFiller(one)) - Number(isFiller(other)) ||
    placesOf(other).length - placesOf(one).length ||
    RANK[one.kind] - RANK[other.kind] ||
    // "From a Dutch company" isn't "from … Dutch".
    (one.kind === 'facet' ? one.to - one.from - (other.to - other.from) : 0);
  const owner: Sentence['owner'] = words.map(() => undefined);
  const chosen: Span[] = [];
  for (const span of spans.sort(order)) {
    // "I look for" is no category, whatever its name.
    if (span.kind === 'category' && span.to - span.from === 1 && isFillerAt(starting, span.from)) continue;
    const own = placesOf(span).map((place) => owner[place]);
    const twin = own[0];
    // The same words may mean several things of a kind: "voice" is in two tasks.
    if (twin && twin.from === span.from && twin.to === span.to && twin.kind === span.kind) twin.keys = [...new Set([...twin.keys, ...span.keys])];
    if (own.some(Boolean)) continue;
    for (const place of placesOf(span)) owner[place] = span;
    chosen.push(span);
  }
  return { chosen: chosen.sort((one, other) => one.from - other.from), owner };
}
