import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { HOME_COURSES } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import type { Course } from '@/payload-types';
import { findPage } from '@/seo/find-page';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { localize } from '@/server/localized';

const MAX_COURSES = 1000;
const select = {
  slug: true,
  name: true,
  provider: true,
  url: true,
  summary: true,
  description: true,
  level: true,
  hours: true,
  language: true,
  priceModel: true,
  price: true,
  currency: true,
  certificate: true,
} as const;

export type CourseData = ReturnType<typeof toCourse>;

const toCourse = (doc: Pick<Required<Course>, keyof typeof select | 'id'>, locale: Locale) => localize(doc, locale, ['summary', 'description']);

/** Those in the language of the page come first. */
async function readCourses(locale: Locale, options: { sort: string[]; limit: number }): Promise<CourseData[]> {
  const docs = await asVisitor.find('courses', { ...options, select });
  const courses = docs.map((doc) => toCourse(doc, locale));
  return courses.toSorted((one, other) => Number(other.language === locale) - Number(one.language === locale));
}

export function listCourses({ locale }: { locale: Locale }): Promise<CourseData[]> {
  return cached(() => readCourses(locale, { sort: ['name'], limit: MAX_COURSES }), ['courses', locale], [cacheTags.coursesList]);
}

export function countCourses(): Promise<number> {
  return cached(() => asVisitor.count('courses'), ['courses-count'], [cacheTags.coursesList]);
}

export function listNewestCourses({ locale }: { locale: Locale }): Promise<CourseData[]> {
  return cached(
    async () => (await readCourses(locale, { sort: ['-createdAt', '-id'], limit: MAX_COURSES })).slice(0, HOME_COURSES),
    ['newest-courses', locale],
    [cacheTags.coursesList],
  );
}

export function getCourse({ slug, locale }: { slug: string; locale: Locale }) {
  return cached(
    async () => {
      const page = await findPage('courses', { slug }, locale, { select });
      return page && { ...toCourse(page, locale), seo: page.seo };
    },
    ['course', slug, locale],
    [cacheTags.courseSlug(slug)],
  );
}
