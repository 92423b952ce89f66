import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/domain/routes';
import { CourseCard } from '@/features/courses/components/course-card';
import { CourseFilter } from '@/features/courses/components/course-filter';
import { listCourses } from '@/features/courses/queries';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { itemList } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { PageHeader } from '@/ui/page-header';
import { Trail } from '../trail';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('courses')]);
  return pageMetadata({ title: t('title'), description: t('description'), path: routes.courses, locale });
}

export default async function CoursesPage() {
  const [locale, t, levels, languages] = await Promise.all([
    pageLocale(),
    getTranslations('courses'),
    getTranslations('levels'),
    getTranslations('languages'),
  ]);
  const courses = await listCourses({ locale });
  const all = { value: '', label: t('all') };
  return (
    <>
      <StructuredData
        things={[
          itemList({
            name: t('title'),
            path: routes.courses,
            locale,
            items: courses.map(({ name, slug }) => ({ name, path: routes.course(slug) })),
          }),
        ]}
      />
      <Trail locale={locale} name={t('title')} path={routes.courses} />
      <PageHeader title={t('title')} intro={courses.length > 0 ? t('intro', { count: courses.length }) : t('empty')} />
      <CourseFilter
        label={t('filter')}
        groups={[
          {
            name: 'level',
            label: t('level'),
            options: [all, ...(['beginner', 'intermediate', 'advanced'] as const).map((value) => ({ value, label: levels(value) }))],
          },
          { name: 'language', label: t('language'), options: [all, ...(['en', 'nl'] as const).map((value) => ({ value, label: languages(value) }))] },
        ]}
        counts={{ none: t('count', { count: 0 }), one: t('count', { count: 1 }), many: t('countMany') }}
      >
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} locale={locale} heading="h2" />
            </li>
          ))}
        </ul>
      </CourseFilter>
    </>
  );
}
