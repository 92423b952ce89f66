import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the code that follows the service worker, since there is no network when some are needed. */
export const WORKER_TEXTS = { en: en.pwa.worker, nl: nl.pwa.worker } satisfies Record<Locale, object>;

export type WorkerTexts = (typeof WORKER_TEXTS)[Locale];
