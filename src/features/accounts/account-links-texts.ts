import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the links of the account menu, which load for signed-in people only. */
export const ACCOUNT_LINKS_TEXTS = { en: en.account.menu, nl: nl.account.menu } satisfies Record<Locale, object>;
