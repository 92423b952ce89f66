import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';
import { plainRichText } from '../../rich-text/plain-rich-text';

export type PageData = RequiredDataFromCollectionSlug<'pages'>;

/** A published page in one language. */
export function pageData(data: Partial<PageData> & Pick<PageData, 'title'>): PageData {
  return {
    slug: slugify(data.title),
    description: `What ${data.title} is about`,
    body: plainRichText('This is the text.'),
    _status: 'published',
    ...data,
  };
}
