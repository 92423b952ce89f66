import type { RequiredDataFromCollectionSlug } from 'payload';

export type ReviewData = RequiredDataFromCollectionSlug<'reviews'>;

/** A published review with one rated criterion. */
export function reviewData(data: Partial<ReviewData> & Pick<ReviewData, 'tool'>): ReviewData {
  return {
    ratings: { general: 4 },
    title: 'Does what it says',
    text: 'I used it for a week and it did what it says.',
    language: 'en',
    name: 'Sample reviewer',
    _status: 'published',
    moderation: { state: 'published' },
    ...data,
  };
}
