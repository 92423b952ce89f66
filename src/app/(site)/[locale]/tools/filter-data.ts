import { AUDIENCES, type Audience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';
import { audienceTexts } from '@/features/audiences/texts';
import { categoryName, listCategories } from '@/features/categories/queries';

/** Labels of the filters. */
export async function filterData(locale: Locale) {
  const categories = (await listCategories({ locale })).map((category) => ({
    id: category.id,
    code: category.code,
    name: categoryName(category, 1),
  }));
  const audienceNames = Object.fromEntries(AUDIENCES.map((audience) => [audience, audienceTexts(audience, locale).name])) as Record<Audience, string>;
  return { categories, audienceNames, categoryIds: new Map(categories.map(({ code, id }) => [code, id])) };
}
