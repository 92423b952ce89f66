import type { Locale } from '@/domain/locales';
import type en from '@/i18n/messages/en.json';

/** The texts of signing in as client components take them: whole messages, of which they fill the places themselves. */
export type LoginTexts = (typeof en)['account']['login'];
export type ResetPasswordTexts = (typeof en)['account']['resetPassword'];

/** A text with its places such as `{email}` filled. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A number of seconds as people say it: minutes from two minutes on. */
export function duration(seconds: number, locale: Locale): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
