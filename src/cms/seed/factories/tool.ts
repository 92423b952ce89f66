import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';

export type ToolData = RequiredDataFromCollectionSlug<'tools'>;

/** A published, active tool in one language. */
export function toolData(data: Partial<ToolData> & Pick<ToolData, 'name' | 'categories'>): ToolData {
  const slug = slugify(data.name);
  return {
    slug,
    url: `https://${slug}.example.com`,
    tagline: `What ${data.name} does in one line`,
    priceModel: 'freemium',
    active: true,
    _status: 'published',
    moderation: { state: 'published' },
    ...data,
  };
}
