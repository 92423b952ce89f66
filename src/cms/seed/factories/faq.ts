import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';
import { plainRichText } from '../../rich-text/plain-rich-text';

export type FaqData = RequiredDataFromCollectionSlug<'faqs'>;

/** A published question with its answer in one language. */
export function faqData(data: Partial<FaqData> & Pick<FaqData, 'question'>): FaqData {
  return {
    slug: slugify(data.question),
    answer: plainRichText('This is the answer.'),
    group: 'directory',
    order: 100,
    _status: 'published',
    ...data,
  };
}
