import type { PanelTexts } from '../texts';

/** The text of a key whose last part is a code that the database stores as free text; the code itself if it has none. */
export function codeText(t: PanelTexts, key: string): string {
  const known = key as 'queue.problems.moved';
  return t.has(known) ? t(known) : key.slice(key.lastIndexOf('.') + 1);
}

/** Message keys can't contain the dot of "robots.txt". */
export const problemText = (t: PanelTexts, problem: string): string => codeText(t, `queue.problems.${problem.replaceAll('.', ' ')}`);
