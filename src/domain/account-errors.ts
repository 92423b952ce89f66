import { type Locale, localeOf } from './locales';
import { VALIDATION_MESSAGES } from './validation-messages';

/** Account errors: the code in the API and the text people read. */
const ACCOUNT_ERRORS = {
  invalid_credentials: { en: 'That combination isn’t correct', nl: 'Deze combinatie klopt niet' },
  identifier_missing: {
    en: 'You must provide either an email or phone number and a password',
    nl: 'Vul een e-mailadres of telefoonnummer en een wachtwoord in',
  },
  invalid_email: VALIDATION_MESSAGES.email,
  invalid_phone: VALIDATION_MESSAGES.phone,
  email_not_verified: {
    en: 'Confirm your email address first. We’ve sent you a new link.',
    nl: 'Bevestig eerst je e-mailadres. We hebben je een nieuwe link gestuurd.',
  },
  weak_password: { en: 'This password is too weak', nl: 'Dit wachtwoord is te zwak' },
  wrong_password: { en: 'Your current password isn’t correct', nl: 'Je huidige wachtwoord klopt niet' },
  invalid_code: { en: 'This code isn’t correct or no longer works', nl: 'Deze code klopt niet of werkt niet meer' },
  too_many_attempts: { en: 'Too many attempts. Ask for a new code.', nl: 'Te veel pogingen. Vraag een nieuwe code aan.' },
  challenge_expired: { en: 'This took too long. Please sign in again.', nl: 'Dit duurde te lang. Log opnieuw in.' },
  email_change_elsewhere: {
    en: 'Open this link in the browser you used to change your address, while you’re signed in there. Or ask for a new link.',
    nl: 'Open deze link in de browser waarin je je adres wijzigde, terwijl je daar bent ingelogd. Of vraag een nieuwe link aan.',
  },
  invalid_link: {
    en: 'This link has already been used or no longer works. Ask for a new one.',
    nl: 'Deze link is al gebruikt of werkt niet meer. Vraag een nieuwe aan.',
  },
  locked: { en: 'Too many attempts. Try again later.', nl: 'Te veel pogingen. Probeer het later opnieuw.' },
  over_limit: { en: 'Too many attempts. Wait a moment, then try again.', nl: 'Te veel pogingen. Wacht even en probeer het dan opnieuw.' },
  captcha_failed: {
    en: 'We couldn’t check that you’re human. Please try again.',
    nl: 'We konden niet nagaan of je een mens bent. Probeer het opnieuw.',
  },
  session_not_found: VALIDATION_MESSAGES.signedIn,
  reauthentication_needed: VALIDATION_MESSAGES.recentSignIn,
  second_factor_required: { en: 'Enter your two-step verification code first', nl: 'Vul eerst de code voor tweestapsverificatie in' },
  identity_already_exists: { en: 'This account is already linked', nl: 'Dit account is al gekoppeld' },
  identity_not_found: { en: 'This sign-in method doesn’t belong to your account', nl: 'Deze inlogmethode hoort niet bij je account' },
  single_identity_not_deletable: {
    en: 'This is your only way to sign in. Add another one first.',
    nl: 'Dit is je enige manier om in te loggen. Voeg eerst een andere toe.',
  },
  provider_email_unverified: {
    en: 'That account has no verified email address, so we can’t use it. Verify the address there, or sign in another way.',
    nl: 'Dat account heeft geen bevestigd e-mailadres, dus we kunnen het niet gebruiken. Bevestig het adres daar of log op een andere manier in.',
  },
  provider_not_linked: {
    en: 'There’s already an account with this email address. Sign in to it, then link the other one in your profile.',
    nl: 'Er is al een account met dit e-mailadres. Log daarmee in en koppel het andere account in je profiel.',
  },
  provider_cancelled: { en: 'Sign-in was canceled', nl: 'Het inloggen is geannuleerd' },
  provider_failed: {
    en: 'Signing in with that service didn’t work. Please try again.',
    nl: 'Inloggen via die dienst is niet gelukt. Probeer het opnieuw.',
  },
  phone_taken: { en: 'This phone number belongs to another account', nl: 'Dit telefoonnummer hoort bij een ander account' },
  email_unchanged: { en: 'This is already your address', nl: 'Dit is je adres al' },
  account_disabled: {
    en: 'This account has been disabled. Contact us if you think that’s a mistake.',
    nl: 'Dit account is uitgeschakeld. Denk je dat dat niet klopt? Neem contact met ons op.',
  },
  other_site: { en: 'This request came from another site', nl: 'Dit verzoek kwam van een andere site' },
  sms_unavailable: {
    en: 'We can’t send text messages right now. Please try again later.',
    nl: 'We kunnen nu geen sms sturen. Probeer het later opnieuw.',
  },
  passkey_failed: {
    en: 'This passkey didn’t work. Try again, or sign in another way.',
    nl: 'Deze passkey werkte niet. Probeer het opnieuw of log op een andere manier in.',
  },
  invalid_input: { en: 'Please check what you’ve filled in', nl: 'Controleer wat je hebt ingevuld' },
  not_offered: { en: 'You can’t do that here', nl: 'Dat kan hier niet' },
  unexpected: { en: 'Something went wrong, please try again later', nl: 'Er ging iets mis, probeer het later opnieuw' },
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
