import { type Locale, localeInfo } from '@/domain/locales';

/** A value and its language, which differs from the page's if a translation is missing. */
export interface Localized<T> {
  value: T;
  lang: Locale;
}

export type Text = Localized<string>;

interface RichTextLike {
  root: { children: unknown[] };
}

const isRichText = (value: object): value is RichTextLike => 'root' in value;

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && isRichText(value)) return value.root.children.length > 0;
  return true;
}

/**
 * Picks the page's language from a field read with `locale: 'all'`, else the fallback.
 *
 * @param field typed for one language, though it holds one value per language
 * @returns the value with its language, or null if all are empty
 */
export function inLocale<T>(field: T, locale: Locale): Localized<NonNullable<T>> | null {
  const byLocale = field as unknown as Partial<Record<Locale, T>> | null | undefined;
  for (const lang of [locale, localeInfo(locale).fallback]) {
    const value = byLocale?.[lang];
    if (isFilled(value)) return { value: value as NonNullable<T>, lang };
  }
  return null;
}

type InLocale<Doc, Field extends keyof Doc> = Omit<Doc, Field> & { [Name in Field]: Localized<NonNullable<Doc[Name]>> | null };

/** A document with `fields` as `inLocale` picks them. */
export function localize<Doc extends object, Field extends keyof Doc>(doc: Doc, locale: Locale, fields: readonly Field[]): InLocale<Doc, Field> {
  return { ...doc, ...Object.fromEntries(fields.map((field) => [field, inLocale(doc[field], locale)])) } as InLocale<Doc, Field>;
}
