import texts from './account-errors.json';
import { FORM_MESSAGES } from './form-messages';
import { type Locale, localeOf } from './locales';

/** Account errors: the code in the API and the text people read. */
const ACCOUNT_ERRORS = {
  ...texts,
  invalid_email: FORM_MESSAGES.email,
  invalid_phone: FORM_MESSAGES.phone,
  session_not_found: FORM_MESSAGES.signedIn,
  reauthentication_needed: FORM_MESSAGES.recentSignIn,
} satisfies Record<string, Record<Locale, string>>;

export type AccountError = keyof typeof ACCOUNT_ERRORS;

/** Better Auth's codes for each error, including those it adds to redirect URLs. */
const FROM_BETTER_AUTH: Partial<Record<AccountError, string[]>> = {
  invalid_credentials: ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PHONE_NUMBER_OR_PASSWORD'],
  invalid_email: ['INVALID_EMAIL'],
  invalid_phone: ['INVALID_PHONE_NUMBER'],
  email_not_verified: ['EMAIL_NOT_VERIFIED'],
  weak_password: ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'],
  wrong_password: ['INVALID_PASSWORD'],
  invalid_code: ['INVALID_OTP', 'OTP_EXPIRED', 'OTP_NOT_FOUND', 'OTP_HAS_EXPIRED', 'INVALID_CODE', 'INVALID_BACKUP_CODE'],
  too_many_attempts: ['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'],
  challenge_expired: ['INVALID_TWO_FACTOR_COOKIE'],
  locked: ['ACCOUNT_TEMPORARILY_LOCKED'],
  invalid_link: ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'INVALID_USER'],
  session_not_found: ['UNAUTHORIZED', 'SESSION_EXPIRED'],
  reauthentication_needed: ['SESSION_NOT_FRESH'],
  identity_already_exists: ['SOCIAL_ACCOUNT_ALREADY_LINKED', 'LINKED_ACCOUNT_ALREADY_EXISTS', 'account_already_linked_to_different_user'],
  identity_not_found: ['ACCOUNT_NOT_FOUND', 'PROVIDER_NOT_FOUND'],
  single_identity_not_deletable: ['FAILED_TO_UNLINK_LAST_ACCOUNT'],
  provider_email_unverified: ['email_not_verified'],
  provider_not_linked: ['account_not_linked', "email_doesn't_match"],
  provider_cancelled: ['access_denied'],
  phone_taken: ['PHONE_NUMBER_EXIST'],
  email_unchanged: ['EMAIL_IS_THE_SAME'],
  account_disabled: ['BANNED_USER', 'banned'],
  invalid_input: ['FIELD_NOT_ALLOWED', 'INVALID_CALLBACK_URL'],
  other_site: ['INVALID_ORIGIN', 'MISSING_OR_NULL_ORIGIN', 'CROSS_SITE_NAVIGATION_LOGIN_BLOCKED'],
  passkey_failed: ['AUTHENTICATION_FAILED', 'PASSKEY_NOT_FOUND', 'CHALLENGE_NOT_FOUND', 'FAILED_TO_VERIFY_REGISTRATION'],
  provider_failed: [
    'please_restart_the_process',
    'state_mismatch',
    'state_not_found',
    'invalid_code',
    'no_code',
    'unable_to_get_user_info',
    'unable_to_link_account',
    'oauth_provider_not_found',
  ],
};
const OURS = new Map(Object.entries(FROM_BETTER_AUTH).flatMap(([error, codes]) => codes.map((code) => [code, error as AccountError])));

/** Maps a code of Better Auth or of this site to an account error; null for codes that aren't shown. */
export function accountErrorOf(code: unknown): AccountError | null {
  if (typeof code !== 'string') return null;
  return OURS.get(code) ?? (Object.hasOwn(ACCOUNT_ERRORS, code) ? (code as AccountError) : null);
}

/** The error's text in `language`; English for unknown languages. */
export const accountErrorText = (error: AccountError, language: string | null | undefined): string => ACCOUNT_ERRORS[error][localeOf(language)];
