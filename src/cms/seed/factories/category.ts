import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';

export type CategoryData = RequiredDataFromCollectionSlug<'categories'>;

/** A published category in one language. */
export function categoryData(data: Partial<CategoryData> & Pick<CategoryData, 'name'>): CategoryData {
  return { code: slugify(data.name), icon: 'sparkles', _status: 'published', ...data };
}
