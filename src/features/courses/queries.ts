import 'server-only';
import { cacheTags } from '@/domain/cache-tags';
import { HOME_COURSES } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import type { PriceModel } from '@/domain/tool/vocabulary';
import type { Course } from '@/payload-types';
import { type PageSeo, pageSeo, sharedImagePopulate } from '@/seo/page-seo';
import { cached } from '@/server/cached';
import { asVisitor } from '@/server/door/reads';
import { inLocale, type Localized, type Text } from '@/server/localized';

export interface CourseData {
  id: number;
  slug: string;
  name: string;
  provider: string;
  url: string;
  summary: Text | null;
  description: Localized<object> | null;
  level: Course['level'];
  hours: number | null;
  language: Locale;
  priceModel: PriceModel;
  price: number | null;
  currency: string | null;
  certificate: boolean;
}

export interface CoursePageData extends CourseData {
  seo: PageSeo;
}

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

function toCourse(doc: Course, locale: Locale): CourseData {
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    provider: doc.provider,
    url: doc.url,
    summary: inLocale(doc.summary, locale),
    description: inLocale(doc.description, locale) as Localized<object> | null,
    level: doc.level,
    hours: doc.hours ?? null,
    language: doc.language,
    priceModel: doc.priceModel,
    price: doc.price ?? null,
    currency: doc.currency ?? null,
    certificate: Boolean(doc.certificate),
  };
}

export function listCourses({ locale }: { locale: Locale }): Promise<CourseData[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'courses',
        sort: 'slug',
        limit: MAX_COURSES,
        pagination: false,
        locale: 'all',
        depth: 0,
        select,
      });
      return docs.map((doc) => toCourse(doc as Course, locale));
    },
    ['courses', locale],
    [cacheTags.coursesList],
  );
}

export function countCourses(): Promise<number> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      return (await visitor.count({ collection: 'courses' })).totalDocs;
    },
    ['courses-count'],
    [cacheTags.coursesList],
  );
}

export function listNewestCourses({ locale }: { locale: Locale }): Promise<CourseData[]> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'courses',
        sort: ['-createdAt', '-id'],
        limit: HOME_COURSES,
        pagination: false,
        locale: 'all',
        depth: 0,
        select,
      });
      return docs.map((doc) => toCourse(doc as Course, locale));
    },
    ['newest-courses', locale],
    [cacheTags.coursesList],
  );
}

export function getCourse({ slug, locale }: { slug: string; locale: Locale }): Promise<CoursePageData | null> {
  return cached(
    async () => {
      const visitor = await asVisitor();
      const { docs } = await visitor.find({
        collection: 'courses',
        where: { slug: { equals: slug } },
        limit: 1,
        pagination: false,
        locale: 'all',
        depth: 1,
        select: { ...select, meta: true },
        populate: { media: sharedImagePopulate },
      });
      const [doc] = docs;
      return doc ? { ...toCourse(doc as Course, locale), seo: pageSeo('courses', doc, locale) } : null;
    },
    ['course', slug, locale],
    [cacheTags.courseSlug(slug)],
  );
}
