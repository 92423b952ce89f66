import { env } from '@/env';

const hasProvider = Boolean((env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) || (env.OIDC_ISSUER && env.OIDC_CLIENT_ID));
const hasPhone = Boolean(env.SMS_WEBHOOK_URL || env.SMS_DIR);

/** Better Auth's endpoints that outsiders reach. Those of a new version or plugin stay closed until they are added here. */
export const OPEN_ENDPOINTS = [
  'GET /get-session',
  'GET /list-sessions',
  'GET /list-accounts',
  'GET /token',
  'GET /verify-email',
  'GET /magic-link/verify',
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-in/email-otp',
  'POST /sign-in/magic-link',
  'POST /sign-out',
  'POST /email-otp/send-verification-otp',
  'POST /send-verification-email',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /change-password',
  'POST /change-email',
  'POST /update-user',
  'POST /unlink-account',
  'POST /revoke-session',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/generate-backup-codes',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'GET /passkey/generate-register-options',
  'GET /passkey/generate-authenticate-options',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/verify-registration',
  'POST /passkey/verify-authentication',
  'POST /passkey/delete-passkey',
  ...(hasProvider ? ['POST /sign-in/social', 'POST /link-social', 'GET /callback/:id'] : []),
  ...(hasPhone
    ? [
        'POST /sign-in/phone-number',
        'POST /phone-number/send-otp',
        'POST /phone-number/verify',
        'POST /phone-number/request-password-reset',
        'POST /phone-number/reset-password',
      ]
    : []),
];

const PATTERNS = OPEN_ENDPOINTS.map((endpoint) => new RegExp(`^${endpoint.replace(/:\w+/g, '[^/%]+')}$`));

/** True for an endpoint that outsiders reach, by its exact path: other spellings would escape the limits per path. */
export const isOpenEndpoint = (method: string, path: string): boolean => PATTERNS.some((pattern) => pattern.test(`${method} ${path}`));
