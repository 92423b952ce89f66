import { getTranslations } from 'next-intl/server';
import { COURSE_LEVELS } from '@/domain/course-levels';
import { routes } from '@/domain/routes';
import { CourseFilter } from '@/features/courses/components/course-filter';
import { CourseGrid } from '@/features/courses/components/course-grid';
import { listCourses } from '@/features/courses/queries';
import { pageLocale } from '@/i18n/page-locale';
import { fixedPageMetadata } from '@/seo/metadata';
import { SharingTags, withoutSharing } from '@/seo/sharing-tags';
import { Section } from '@/ui/section';
import { SectionIndex } from '@/ui/section-index';
import { ListTop } from '../page-top';

const allMetadata = fixedPageMetadata('courses');

export const generateMetadata = withoutSharing(allMetadata);

export default async function CoursesPage() {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations()]);
  const courses = await listCourses({ locale });
  const all = { value: '', label: t('courses.all') };
  const sections = COURSE_LEVELS.flatMap((level) => {
    const ofLevel = courses.filter((course) => course.level === level);
    return ofLevel.length > 0 ? [{ id: level, title: t(`levels.${level}`), courses: ofLevel }] : [];
  });
  return (
    <>
      <SharingTags of={allMetadata()} />
      <ListTop
        locale={locale}
        name={t('courses.title')}
        path={routes.courses}
        intro={courses.length > 0 ? t('courses.intro', { count: courses.length }) : t('courses.empty')}
        items={courses.map(({ name, slug }) => ({ name, path: routes.course(slug) }))}
      />
      <SectionIndex label={t('tools.onThisPage')} sections={sections} />
      <CourseFilter
        label={t('courses.filter')}
        groups={[
          {
            name: 'level',
            label: t('courses.level'),
            options: [all, ...COURSE_LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))],
          },
          {
            name: 'language',
            label: t('courses.language'),
            options: [all, ...(['en', 'nl'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))],
          },
        ]}
        counts={{ none: t('courses.count', { count: 0 }), one: t('courses.count', { count: 1 }), many: t('courses.countMany') }}
      >
        {sections.map(({ id, title, courses: ofLevel }, index) => (
          <Section key={id} id={id} title={title} first={index === 0}>
            <CourseGrid courses={ofLevel} locale={locale} isOneLevel className="xl:grid-cols-4" />
          </Section>
        ))}
      </CourseFilter>
    </>
  );
}
