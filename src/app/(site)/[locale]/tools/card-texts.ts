import type { Messages } from 'next-intl';

/** Raw messages of tool cards; the cards fill in the names. */
export function cardTexts({ tools: { verified, verifiedHint, compareAdd, byEditors }, bookmarks: { label } }: Messages) {
  return { verified, verifiedHint, compareAdd, byEditors, bookmark: label };
}
