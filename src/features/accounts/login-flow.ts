import type { SignInRequest } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import type { AccountFailure } from './account-client';
import { type Identifier, identifierOf } from './identifier';
import { duration, fill, type LoginTexts } from './login-texts';

/** Server settings for signing in; see `loginPanelProps`. */
export interface LoginSettings {
  locale: Locale;
  texts: LoginTexts;
  /** `oidc` is the provider's display name. */
  providers: { google: boolean; oidc: string | null };
  /** True if text messages can be sent. */
  phone: boolean;
}

export interface Notice {
  kind: 'good' | 'bad';
  text: string;
}

export type Step =
  | { name: 'sign-in'; notice?: Notice }
  | { name: 'sign-up' }
  | { name: 'check-your-mail'; email: string; notice?: Notice }
  | { name: 'phone-code'; phoneNumber: string; password: string; personName: string }
  | { name: 'code' }
  | { name: 'code-sent'; to: Identifier }
  | { name: 'link-sent'; email: string }
  | { name: 'forgot' }
  | { name: 'reset-sent'; to: Identifier }
  | { name: 'second-factor' };

export interface StepError {
  message?: string;
  fields?: Record<string, string>;
  reasons?: string[];
}

/** Context of every step. */
export interface Flow extends LoginSettings {
  /** Prefix of all ids in the panel. */
  id: string;
  /** Path to continue to. */
  next: string;
  request: SignInRequest;
  /** Input of other steps by field name. */
  typed: Record<string, string>;
  go: (step: Step) => void;
  /** Call after a successful sign-in: asks for the second factor, or finishes. */
  enter: () => Promise<StepError | null>;
}

export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Without the spaces people paste between groups of digits. */
export const codeOf = (data: FormData) => textOf(data, 'code').replace(/\s/g, '');

const FIELD_OF: Partial<Record<AccountFailure['code'], string>> = {
  weak_password: 'password',
  invalid_code: 'code',
  invalid_email: 'identifier',
  invalid_phone: 'identifier',
};

/** Shows a refusal next to its field, or above the form. */
export function stepError({ code, message, reasons, retryAfter }: AccountFailure, { locale, texts }: Pick<Flow, 'locale' | 'texts'>): StepError {
  const field = FIELD_OF[code];
  if (field) return { fields: { [field]: message }, reasons };
  return { message: retryAfter ? `${message.replace(/\.?$/, '.')} ${fill(texts.wait, { time: duration(retryAfter, locale) })}` : message };
}

export async function readIdentifier(data: FormData, { locale, phone }: Flow): Promise<{ to: Identifier } | { refused: StepError }> {
  const to = await identifierOf(textOf(data, 'identifier'), locale, phone);
  return typeof to === 'string' ? { refused: { fields: { identifier: validationMessage(to, locale) } } } : { to };
}
