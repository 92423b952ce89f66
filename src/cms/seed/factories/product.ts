import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';

export type ProductData = RequiredDataFromCollectionSlug<'products'>;

/** A published, free product in one language. */
export function productData(data: Partial<ProductData> & Pick<ProductData, 'name'>): ProductData {
  return { slug: slugify(data.name), summary: `What ${data.name} helps you with`, kind: 'guide', _status: 'published', ...data };
}
