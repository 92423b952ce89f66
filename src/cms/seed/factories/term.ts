import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';

export type TermData = RequiredDataFromCollectionSlug<'dictionary-terms'>;

/** A published dictionary term in one language. */
export function termData(data: Partial<TermData> & Pick<TermData, 'name'>): TermData {
  return { slug: slugify(data.name), definition: `What ${data.name} means in one sentence.`, _status: 'published', ...data };
}
