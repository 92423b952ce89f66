import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localePath, routes } from '@/domain/routes';
import { CourseGrid } from '@/features/courses/components/course-grid';
import { durationText } from '@/features/courses/duration';
import { type CourseData, getCourse, listCourses } from '@/features/courses/queries';
import { course as courseData } from '@/seo/structured-data/entries';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { documentPage } from '../../document-page';
import { EntryPage } from '../../entry-page';

export const generateStaticParams = () => [];

const { load, allMetadata, generateMetadata } = documentPage('course', getCourse);

export { generateMetadata };

const MORE_COURSES = 3;

/** The next courses of the same level, wrapping around so that every course is linked; those in the same language first. */
function coursesLike(course: CourseData, all: CourseData[]): CourseData[] {
  const place = all.findIndex(({ id }) => id === course.id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))]
    .filter(({ level }) => level === course.level)
    .toSorted((a, b) => Number(b.language === course.language) - Number(a.language === course.language))
    .slice(0, MORE_COURSES);
}

export default async function CoursePage(props: PageProps<'/[locale]/courses/[slug]'>) {
  const { locale, document: course, path } = await load(props);
  const [t, format, courses] = await Promise.all([getTranslations(), getFormatter(), listCourses({ locale })]);
  const more = coursesLike(course, courses);
  const { name, language, summary, description, price, currency } = course;
  const level = t(`levels.${course.level}`);
  const facts: [string, ReactNode][] = [
    [t('courses.provider'), course.provider],
    [t('courses.level'), level],
    ...(course.hours ? [[t('courses.duration'), durationText(await getTranslations('courses'), course.hours)] as [string, ReactNode]] : []),
    [t('courses.language'), t(`languages.${language}`)],
    [t('courses.price'), price !== null && currency ? format.number(price, { style: 'currency', currency }) : t(`coursePrices.${course.priceModel}`)],
    [t('courses.certificate'), course.certificate ? t('courses.yes') : t('courses.no')],
  ];
  return (
    <>
      <EntryPage
        sharing={allMetadata(props)}
        locale={locale}
        thing={courseData({ course, level, locale })}
        name={{ value: name, lang: language }}
        path={path}
        listedOn={{ name: t('courses.title'), path: routes.courses }}
        summary={summary}
        link={{ url: course.url, rel: 'nofollow noopener', text: t('courses.visit') }}
        facts={facts}
        texts={[summary, description]}
      >
        {description && (
          <Section title={t('courses.about')} first>
            <RichText data={description.value} lang={description.lang} />
          </Section>
        )}
      </EntryPage>
      {more.length > 0 && (
        <Section title={t('courses.sameLevel')} more={{ href: localePath(routes.courses, locale), label: t('general.seeAll') }}>
          <CourseGrid courses={more} locale={locale} isOneLevel />
        </Section>
      )}
    </>
  );
}
