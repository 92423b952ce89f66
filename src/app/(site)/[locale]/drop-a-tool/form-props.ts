import type { Locale } from '@/domain/locales';
import { categoryName, listCategories } from '@/features/categories/queries';
import type { ToolFormProps } from '@/features/submissions/components/tool-form';
import { formTexts } from '@/i18n/form-texts';

/** Props of the form, for its page and its dialog. */
export async function toolFormProps(locale: Locale): Promise<Omit<ToolFormProps, 'action'>> {
  const [{ shared, texts }, categories] = await Promise.all([formTexts('tool', locale), listCategories({ locale })]);
  return { locale, shared, texts, categories: categories.map((category) => ({ id: category.id, name: categoryName(category, 1).value })) };
}
