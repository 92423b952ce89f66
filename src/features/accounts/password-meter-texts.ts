import type { Locale } from '@/domain/locales';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

/** Bundled with the meter, which loads when somebody types a new password. */
export const PASSWORD_METER_TEXTS = { en: en.account.passwordMeter, nl: nl.account.passwordMeter } satisfies Record<Locale, object>;
