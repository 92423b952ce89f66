import { type Locale, localeOf } from '@/domain/locales';
import texts from './password-reasons.json';

const PASSWORD_REASONS = texts satisfies Record<string, Record<Locale, string>>;

export type PasswordReason = keyof typeof PASSWORD_REASONS;

/** The reason in a language given by its code; English for any other code. */
export const passwordReason = (reason: PasswordReason, language: string | null | undefined): string => PASSWORD_REASONS[reason][localeOf(language)];
