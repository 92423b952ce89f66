import texts from './account-errors.json';
import { type Locale, localeOf } from './locales';
import { VALIDATION_MESSAGES } from './validation-messages';

/** Account errors: the code in the API and the text people read. */
const ACCOUNT_ERRORS = {
  ...texts,
  invalid_email: VALIDATION_MESSAGES.email,
  invalid_phone: VALIDATION_MESSAGES.phone,
  session_not_found: VALIDATION_MESSAGES.signedIn,
  reauthentication_needed: VALIDATION_MESSAGES.recentSignIn,
} satisfies Record<string, Record<Locale, string>>;

export type AccountError = keyof typeof ACCOUNT_ERRORS;

/** Better Auth's error codes, including those it adds to redirect URLs, mapped to ours. */
const FROM_BETTER_AUTH: Record<string, AccountError> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PHONE_NUMBER_OR_PASSWORD: 'invalid_credentials',
  INVALID_EMAIL: 'invalid_email',
  INVALID_PHONE_NUMBER: 'invalid_phone',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  PASSWORD_TOO_SHORT: 'weak_password',
  PASSWORD_TOO_LONG: 'weak_password',
  INVALID_PASSWORD: 'wrong_password',
  INVALID_OTP: 'invalid_code',
  OTP_EXPIRED: 'invalid_code',
  OTP_NOT_FOUND: 'invalid_code',
  OTP_HAS_EXPIRED: 'invalid_code',
  INVALID_CODE: 'invalid_code',
  INVALID_BACKUP_CODE: 'invalid_code',
  TOO_MANY_ATTEMPTS: 'too_many_attempts',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_attempts',
  INVALID_TWO_FACTOR_COOKIE: 'challenge_expired',
  ACCOUNT_TEMPORARILY_LOCKED: 'locked',
  INVALID_TOKEN: 'invalid_link',
  TOKEN_EXPIRED: 'invalid_link',
  USER_NOT_FOUND: 'invalid_link',
  INVALID_USER: 'invalid_link',
  UNAUTHORIZED: 'session_not_found',
  SESSION_EXPIRED: 'session_not_found',
  SESSION_NOT_FRESH: 'reauthentication_needed',
  SOCIAL_ACCOUNT_ALREADY_LINKED: 'identity_already_exists',
  LINKED_ACCOUNT_ALREADY_EXISTS: 'identity_already_exists',
  account_already_linked_to_different_user: 'identity_already_exists',
  ACCOUNT_NOT_FOUND: 'identity_not_found',
  PROVIDER_NOT_FOUND: 'identity_not_found',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'single_identity_not_deletable',
  email_not_verified: 'provider_email_unverified',
  account_not_linked: 'provider_not_linked',
  "email_doesn't_match": 'provider_not_linked',
  access_denied: 'provider_cancelled',
  PHONE_NUMBER_EXIST: 'phone_taken',
  EMAIL_IS_THE_SAME: 'email_unchanged',
  BANNED_USER: 'account_disabled',
  banned: 'account_disabled',
  FIELD_NOT_ALLOWED: 'invalid_input',
  INVALID_CALLBACK_URL: 'invalid_input',
  INVALID_ORIGIN: 'other_site',
  MISSING_OR_NULL_ORIGIN: 'other_site',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'other_site',
  AUTHENTICATION_FAILED: 'passkey_failed',
  PASSKEY_NOT_FOUND: 'passkey_failed',
  CHALLENGE_NOT_FOUND: 'passkey_failed',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_failed',
  please_restart_the_process: 'provider_failed',
  state_mismatch: 'provider_failed',
  state_not_found: 'provider_failed',
  invalid_code: 'provider_failed',
  no_code: 'provider_failed',
  unable_to_get_user_info: 'provider_failed',
  unable_to_link_account: 'provider_failed',
  oauth_provider_not_found: 'provider_failed',
};

/** Maps a code of Better Auth or of this site to an account error; null for codes that aren't shown. */
export function accountErrorOf(code: unknown): AccountError | null {
  if (typeof code !== 'string') return null;
  if (Object.hasOwn(FROM_BETTER_AUTH, code)) return FROM_BETTER_AUTH[code] ?? null;
  return Object.hasOwn(ACCOUNT_ERRORS, code) ? (code as AccountError) : null;
}

/** The error's text in `language`; English for unknown languages. */
export const accountErrorText = (error: AccountError, language: string | null | undefined): string => ACCOUNT_ERRORS[error][localeOf(language)];
