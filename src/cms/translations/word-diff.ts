import { diffWordsWithSpace } from 'diff';
import type { WordChange } from './types';

/** Texts that differ more than this are shown as replaced, because comparing them takes long and says little. */
const MAX_CHANGES = 1000;

/** What changed between two texts, word by word. */
export function wordChanges(before: string, after: string): WordChange[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES });
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return parts.map(({ added, removed, value: text }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text }));
}
