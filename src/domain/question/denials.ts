import { isCountry, isLanguage, isMaker } from './facet-keys';
import { isFillerAt } from './phrases';
import { isOnlyFiller, isSignAt, type Sentence, type Span } from './sentence';
import { clauseEnd } from './words';

/** How far a negation reaches, in words: "not made in the US". */
const NEGATION_REACH = 4;

/** A negation right before, or with only words between that fill the sentence: "not made in the US". */
export function isDenied(sentence: Sentence, { from }: Span): boolean {
  const isOfClause = (index: number) => sentence.words[index]?.isLast !== true;
  let index = from - 1;
  while (index >= 0 && from - index <= NEGATION_REACH && isOfClause(index) && isOnlyFiller(sentence, index)) index -= 1;
  return isOfClause(index) && isSignAt(sentence, index, 'not');
}

/** A negation at the end of its clause: "ChatGPT I don't like", "HeyGen niet, wel avatars maken". */
export function isDeniedAfter(sentence: Sentence, { to, kind, keys }: Span): boolean {
  if (kind !== 'tool' && !keys.some((key) => isMaker(key) || isCountry(key) || isLanguage(key))) return false;
  let index = clauseEnd(sentence.words, to - 1);
  while (index >= to && isOnlyFiller(sentence, index)) index -= 1;
  return index >= to && isSignAt(sentence, index, 'not');
}

/** A country whose tools shall be replaced: "alternative to American software", but not "alternative from Europe". */
export function isReplaced(sentence: Sentence, { from, keys }: Span): boolean {
  const before = sentence.owner[from - 1];
  return (
    keys.some(isCountry) &&
    !isFillerAt(sentence.starting, from) &&
    before !== undefined &&
    before.to - before.from > 1 &&
    isSignAt(sentence, from - 1, 'alternative')
  );
}

/** The second of two that shall not be: "not ChatGPT or Claude". */
export function isDeniedToo(sentence: Sentence, span: Span): boolean {
  const { chosen } = sentence;
  const [word, before] = [chosen[chosen.indexOf(span) - 1], chosen[chosen.indexOf(span) - 2]];
  const isJoined = word && before && word.to === span.from && before.to === word.from && isSignAt(sentence, word.from, 'versus');
  const isNamed = ({ kind, keys }: Span) => kind === 'tool' || keys.some(isMaker);
  return Boolean(isJoined && isNamed(span) && isNamed(before) && (isDenied(sentence, before) || isDeniedToo(sentence, before)));
}

/** Places of words after a negation that no longer phrase explains: "without any coding" isn't about coding. */
export function deniedIn(sentence: Sentence): Set<number> {
  const { words, chosen, owner } = sentence;
  const following = chosen
    .filter((span) => span.kind === 'sign' && span.keys.includes('not') && words[span.to - 1]?.isLast !== true)
    .map(({ to }) => (isSignAt(sentence, to, 'filler') ? to + 1 : to));
  return new Set(following.filter((index) => index < words.length && (!owner[index] || owner[index].kind === 'category')));
}
