import { announce } from '@/browser/account-session';
import { accountErrorOf, accountErrorText } from '@/domain/account-errors';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import { callAccount } from './account-client';
import type { Identifier } from './identifier';
import { type Flow, readIdentifier, type StepError, stepError, textOf } from './login-flow';
import { loginPath } from './login-path';
import { passkeyAccess } from './passkey-client';
import { saveRequest } from './pending-request';

interface Credentials {
  to: Identifier;
  password: string;
}

export async function readCredentials(data: FormData, flow: Flow): Promise<Credentials | { refused: StepError }> {
  const password = textOf(data, 'password');
  const missing = ['identifier', 'password'].filter((name) => !textOf(data, name).trim());
  if (missing.length > 0) {
    const required = validationMessage('required', flow.locale);
    return {
      refused: { message: accountErrorText('identifier_missing', flow.locale), fields: Object.fromEntries(missing.map((name) => [name, required])) },
    };
  }
  const read = await readIdentifier(data, flow);
  return 'refused' in read ? read : { to: read.to, password };
}

/** Signs in, or moves on to the second factor or the confirmation mail. */
export async function signInWithPassword({ to, password }: Credentials, flow: Flow): Promise<StepError | null> {
  const path = 'email' in to ? '/sign-in/email' : '/sign-in/phone-number';
  const result = await callAccount<{ twoFactorRedirect?: boolean }>(path, { locale: flow.locale, body: { ...to, password } });
  if (result.ok && result.data?.twoFactorRedirect) {
    // Every tab drops the session of the previous account.
    announce();
    flow.go({ name: 'second-factor' });
    return null;
  }
  if (result.ok) return flow.enter();
  if (result.code === 'email_not_verified' && 'email' in to) {
    flow.go({ name: 'check-your-mail', email: to.email, notice: { kind: 'bad', text: result.message } });
    return null;
  }
  return stepError(result, flow);
}

/** Redirects to a provider, which returns to the login page. */
export async function signInWithProvider(provider: 'google' | 'oidc', flow: Flow): Promise<StepError | null> {
  const back = loginPath(flow.locale, flow.next);
  const body = { provider, callbackURL: back, errorCallbackURL: back };
  const result = await callAccount<{ url: string }>('/sign-in/social', { locale: flow.locale, body });
  if (!result.ok) return stepError(result, flow);
  saveRequest(flow.request);
  window.location.assign(result.data.url);
  return null;
}

async function authenticateWithPasskey(locale: Locale) {
  const client = await passkeyAccess(locale);
  const { error } = await client.signIn.passkey();
  if (!error) return null;
  // Any other code comes from the browser and means that its dialog was closed.
  return ('code' in error && accountErrorOf(error.code)) || 'provider_cancelled';
}

/** A passkey counts as two factors. Loads the passkey client on demand. */
export async function signInWithPasskey(flow: Flow): Promise<StepError | null> {
  const error = await authenticateWithPasskey(flow.locale).catch(() => 'unexpected' as const);
  return error ? { message: accountErrorText(error, flow.locale) } : flow.enter();
}
