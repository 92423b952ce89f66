import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** `#` is the number of tools, or the name of one. Bundled with the bar, which loads when a tool is chosen. */
export const COMPARE_TEXTS = { en: en.compare.bar, nl: nl.compare.bar } satisfies Record<Locale, object>;
