import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Said when a bookmark changes; bundled with the code that changes it. Each name is written out, so that the bundle has these texts only. */
export const BOOKMARK_TEXTS = {
  en: { added: en.bookmarks.added, removed: en.bookmarks.removed, undo: en.bookmarks.undo, failed: en.bookmarks.failed },
  nl: { added: nl.bookmarks.added, removed: nl.bookmarks.removed, undo: nl.bookmarks.undo, failed: nl.bookmarks.failed },
} satisfies Record<Locale, object>;

export type BookmarkTexts = (typeof BOOKMARK_TEXTS)[Locale];
