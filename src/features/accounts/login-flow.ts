import type { SignInRequest } from '@/browser/ask-to-sign-in';
import type { Locale } from '@/domain/locales';
import { validationMessage } from '@/domain/validation-messages';
import type { AccountFailure } from './account-client';
import { type Identifier, identifierOf } from './identifier';
import { duration, fill, type LoginTexts } from './login-texts';

/** What the server says of signing in here: `loginPanelProps` in the app makes it. */
export interface LoginSettings {
  locale: Locale;
  texts: LoginTexts;
  /** OpenID Connect by the name that people know it by. */
  providers: { google: boolean; oidc: string | null };
  /** Whether text messages can be sent. */
  phone: boolean;
}

export interface Notice {
  kind: 'good' | 'bad';
  text: string;
}

/** Where somebody is on the way into their account. */
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

/** What is wrong with a step that was sent. */
export interface StepError {
  message?: string;
  fields?: Record<string, string>;
  /** Why the password is refused. */
  reasons?: string[];
}

/** What each step is given. */
export interface Flow extends LoginSettings {
  /** Begins the ids of everything in the panel. */
  id: string;
  /** Path to go on to. */
  next: string;
  request: SignInRequest;
  /** What was typed in other steps, by the name of the field. */
  typed: Record<string, string>;
  go: (step: Step) => void;
  /** To be called once the server has let somebody in: asks for the second factor, or does what they came for and leads on. */
  enter: () => Promise<StepError | null>;
}

/** A field of a form as text. */
export const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** A code as it was typed or pasted, without the spaces between its groups. */
export const codeOf = (data: FormData) => textOf(data, 'code').replace(/\s/g, '');

const FIELD_OF: Partial<Record<AccountFailure['code'], string>> = {
  weak_password: 'password',
  invalid_code: 'code',
  invalid_email: 'identifier',
  invalid_phone: 'identifier',
};

/** A refusal of the server as a step shows it: beside the field it is about, or above the form. */
export function stepError({ code, message, reasons, retryAfter }: AccountFailure, { locale, texts }: Pick<Flow, 'locale' | 'texts'>): StepError {
  const field = FIELD_OF[code];
  if (field) return { fields: { [field]: message }, reasons };
  return { message: retryAfter ? `${message.replace(/\.?$/, '.')} ${fill(texts.wait, { time: duration(retryAfter, locale) })}` : message };
}

/** The identifier in a form, or what is wrong with it. */
export async function readIdentifier(data: FormData, { locale, phone }: Flow): Promise<{ to: Identifier } | { refused: StepError }> {
  const to = await identifierOf(textOf(data, 'identifier'), locale, phone);
  return typeof to === 'string' ? { refused: { fields: { identifier: validationMessage(to, locale) } } } : { to };
}
