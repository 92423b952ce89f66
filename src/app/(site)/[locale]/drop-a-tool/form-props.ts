import type { Locale } from '@/domain/locales';
import { categoryName, listCategories } from '@/features/categories/queries';
import type { ToolFormProps } from '@/features/submissions/components/tool-form';

/** Props of the form, for its page and its dialog. */
export async function toolFormProps(locale: Locale): Promise<Omit<ToolFormProps, 'action'>> {
  const categories = await listCategories({ locale });
  return { locale, categories: categories.map((category) => ({ id: category.id, name: categoryName(category, 1).value })) };
}
