import type { RequiredDataFromCollectionSlug } from 'payload';
import { slugify } from '@/domain/slug';

export type CourseData = RequiredDataFromCollectionSlug<'courses'>;

/** A published course in one language. */
export function courseData(data: Partial<CourseData> & Pick<CourseData, 'name'>): CourseData {
  const slug = slugify(data.name);
  return {
    slug,
    provider: 'Example Academy',
    url: `https://academy.example.com/${slug}`,
    summary: `What you learn in ${data.name}`,
    level: 'beginner',
    language: 'en',
    priceModel: 'free',
    _status: 'published',
    ...data,
  };
}
