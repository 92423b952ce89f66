import type { PanelTexts } from './texts';

/** The text of a key whose last part is a code from elsewhere, such as the database; the code itself if there is no text. */
export function codeText(t: PanelTexts, key: string): string {
  const known = key as 'queue.title';
  return t.has(known) ? t(known) : key.slice(key.lastIndexOf('.') + 1);
}
