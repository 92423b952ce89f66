import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import type { Locale } from '@/domain/locales';
import type { Category } from '@/payload-types';
import { type PageSeo, pageSeo, sharedImagePopulate } from '@/seo/page-seo';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';
import { translatedListValue } from './translated-list';

export interface CategoryData {
  id: number;
  code: string;
  icon: string | null;
  /** Name forms in order: as a title, in a sentence, short. */
  names: { forms: (string | null)[]; lang: Locale };
  description: Localized<object> | null;
}

export interface CategoryPageData extends CategoryData {
  seo: PageSeo;
}

const MAX_CATEGORIES = 500;
const select = { code: true, icon: true, name: true, nameInSentence: true, nameShort: true, description: true } as const;

function toCategory(doc: Pick<Category, keyof typeof select | 'id'>, locale: Locale): CategoryData {
  const name = inLocale(doc.name, locale);
  const lang = name?.lang ?? locale;
  const form = (field: string | null | undefined) => (field as unknown as Partial<Record<Locale, string>> | null | undefined)?.[lang] ?? null;
  return {
    id: doc.id,
    code: doc.code,
    icon: doc.icon ?? null,
    names: { forms: [name?.value ?? doc.code, form(doc.nameInSentence), form(doc.nameShort)], lang },
    description: inLocale(doc.description, locale) as Localized<object> | null,
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
      const visitor = await asVisitor();
      const { docs } = await visitor.find({ collection: 'categories', limit: MAX_CATEGORIES, pagination: false, locale: 'all', depth: 0, select });
      const collator = new Intl.Collator(locale, { sensitivity: 'base' });
      return docs
        .map((doc) => toCategory(doc as Category, locale))
        .sort((a, b) => collator.compare(categoryName(a, 1).value, categoryName(b, 1).value));
    },
    ['categories', locale],
    [cacheTags.categoriesList],
  );
}

/** A published category by its code, or null. */
export function getCategory({ code, locale }: { code: string; locale: Locale }): Promise<CategoryPageData | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'categories',
        where: { code: { equals: code } },
        limit: 1,
        pagination: false,
        locale: 'all',
        depth: 1,
        select: { ...select, meta: true },
        populate: { media: sharedImagePopulate },
      });
      const [doc] = docs;
      return doc ? { ...toCategory(doc as Category, locale), seo: pageSeo('categories', doc, locale) } : null;
    },
    ['category', code, locale],
    [cacheTags.categoryCode(code)],
  );
}
