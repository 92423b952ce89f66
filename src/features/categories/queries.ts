import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { Category } from '@/payload-types';
import { findPage } from '@/seo/find-page';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { knownIcon } from '@/server/known-icon';
import { inLocale, type Text } from '@/server/localized';
import { translatedListValue } from './translated-list';

export type CategoryData = ReturnType<typeof toCategory>;

const MAX_CATEGORIES = 500;
const select = { code: true, icon: true, name: true, nameInSentence: true, nameShort: true, description: true } as const;

function toCategory(doc: Pick<Required<Category>, keyof typeof select | 'id'>, locale: Locale) {
  const name = inLocale(doc.name, locale);
  const lang = name?.lang ?? locale;
  const form = (field: string | null | undefined) => (field as unknown as Partial<Record<Locale, string>> | null | undefined)?.[lang] ?? null;
  return {
    id: doc.id,
    code: doc.code,
    icon: knownIcon(doc.icon),
    /** Name forms in order: as a title, in a sentence, short. */
    names: { forms: [name?.value ?? doc.code, form(doc.nameInSentence), form(doc.nameShort)], lang },
    description: inLocale(doc.description, locale),
  };
}

/** The name for a menu level (0 top, 1 submenu, 2 running text). */
export function categoryName({ names }: CategoryData, level: number): Text {
  return { value: translatedListValue(names.forms, level) ?? '', lang: names.lang };
}

/** Published categories, sorted by name in the language, ignoring case. */
export function listCategories({ locale }: { locale: Locale }): Promise<CategoryData[]> {
  return cached(
    async () => {
      const docs = await asVisitor.find('categories', { limit: MAX_CATEGORIES, select });
      const collator = new Intl.Collator(locale, { sensitivity: 'base' });
      return docs.map((doc) => toCategory(doc, locale)).sort((a, b) => collator.compare(categoryName(a, 1).value, categoryName(b, 1).value));
    },
    ['categories', locale],
    [cacheTags.categoriesList],
  );
}

/** A published category by its code, or null. */
export function getCategory({ code, locale }: { code: string; locale: Locale }) {
  return cached(
    async () => {
      const page = await findPage('categories', { code }, locale, { select });
      return page && { ...toCategory(page, locale), seo: page.seo };
    },
    ['category', code, locale],
    [cacheTags.categoryCode(code)],
  );
}
