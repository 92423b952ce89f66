import type { Locale } from '@/domain/locales';
import type en from '@/i18n/messages/en.json';

/** Messages for client components, which fill in the arguments themselves. */
export type LoginTexts = (typeof en)['account']['login'];
export type ResetPasswordTexts = (typeof en)['account']['resetPassword'];

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Seconds in words: minutes from two minutes on. */
export function duration(seconds: number, locale: Locale): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
