import type { Messages } from 'next-intl';
import type { Locale } from '@/domain/locales';

type AccountMessages = Messages['account'];

/** Messages for client components, which fill in the arguments themselves. */
export type MenuTexts = Pick<AccountMessages['menu'], 'signIn' | 'enterCode' | 'open' | 'favorites'>;
export type ProfileTexts = AccountMessages['profile'];
export type SecurityTexts = AccountMessages['security'];
export type ResetPasswordTexts = AccountMessages['resetPassword'];
export type SharedAccountTexts = AccountMessages['shared'];
export type LoginTexts = AccountMessages['login'] & SharedAccountTexts;

/** Props of every part of the profile and security pages. */
export interface AccountPartProps<Texts> {
  locale: Locale;
  texts: Texts;
  shared: SharedAccountTexts;
}

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Seconds in words: minutes from two minutes on. */
export function duration(seconds: number, locale: Locale): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
