import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localePath, routes } from '@/domain/routes';
import { CourseCard } from '@/features/courses/components/course-card';
import { type CourseData, getCourse, listCourses } from '@/features/courses/queries';
import { ShareButton } from '@/features/sharing/components/share-button';
import { pageLocale } from '@/i18n/page-locale';
import { pageMetadata } from '@/seo/metadata';
import { course as courseData } from '@/seo/structured-data/course';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { buttonStyles } from '@/ui/button-styles';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageHeader } from '@/ui/page-header';
import { RichText } from '@/ui/rich-text';
import { Section } from '@/ui/section';
import { TranslationNote } from '@/ui/translation-note';
import { WithAside } from '@/ui/with-aside';
import { shareCard } from '../../../og/cards';
import { redirectOrNotFound } from '../../missing';
import { Trail } from '../../trail';

type Props = PageProps<'/[locale]/courses/[slug]'>;

export const generateStaticParams = () => [];

async function load({ params }: Props) {
  const [locale, { slug }] = await Promise.all([pageLocale(), params]);
  const course = (await getCourse({ slug, locale })) ?? (await redirectOrNotFound(routes.course(slug), locale));
  return { locale, course };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, course } = await load(props);
  const card = await shareCard({ kind: 'course', slug: course.slug, locale });
  return pageMetadata({ ...course.seo, title: course.seo.title ?? course.name, card, path: routes.course(course.slug), locale });
}

const MORE_COURSES = 3;

/** The next courses of the same level, wrapping around so that every course is linked; those in the same language first. */
function coursesLike(course: CourseData, all: CourseData[]): CourseData[] {
  const place = all.findIndex(({ id }) => id === course.id);
  return [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))]
    .filter(({ level }) => level === course.level)
    .toSorted((a, b) => Number(b.language === course.language) - Number(a.language === course.language))
    .slice(0, MORE_COURSES);
}

export default async function CoursePage(props: Props) {
  const { locale, course } = await load(props);
  const [t, tools, general, levels, languages, prices, format, courses] = await Promise.all([
    getTranslations('courses'),
    getTranslations('tools'),
    getTranslations('general'),
    getTranslations('levels'),
    getTranslations('languages'),
    getTranslations('coursePrices'),
    getFormatter(),
    listCourses({ locale }),
  ]);
  const more = coursesLike(course, courses);
  const facts: [string, ReactNode][] = [
    [t('provider'), course.provider],
    [t('level'), levels(course.level)],
    ...(course.hours ? [[t('duration'), t('hours', { hours: course.hours })] as [string, ReactNode]] : []),
    [t('language'), languages(course.language)],
    [
      t('price'),
      course.price !== null && course.currency
        ? format.number(course.price, { style: 'currency', currency: course.currency })
        : prices(course.priceModel),
    ],
    [t('certificate'), course.certificate ? t('yes') : t('no')],
  ];
  return (
    <>
      <StructuredData things={[courseData({ course, level: levels(course.level), locale })]} />
      <Trail
        locale={locale}
        name={course.name}
        lang={course.language}
        path={routes.course(course.slug)}
        through={[{ name: t('title'), path: routes.courses }]}
      />
      <WithAside
        title={tools('facts')}
        header={
          <PageHeader
            title={<span lang={course.language === locale ? undefined : course.language}>{course.name}</span>}
            intro={course.summary && <LocalText text={course.summary} pageLang={locale} />}
          >
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <a href={course.url} target="_blank" rel="nofollow noopener" className={buttonStyles('primary')}>
                {t('visit')}
                <Icon name="arrow-up-right" className="size-4" />
                <span className="sr-only">{general('opensNewTab')}</span>
              </a>
              <ShareButton title={course.name} path={routes.course(course.slug)} locale={locale} />
            </div>
          </PageHeader>
        }
        aside={<Facts facts={facts} />}
      >
        {course.description && course.description.lang !== locale && <TranslationNote text={general('translationEmpty')} />}
        {course.description && (
          <Section title={t('about')} first>
            <RichText data={course.description.value} lang={course.description.lang} />
          </Section>
        )}
      </WithAside>
      {more.length > 0 && (
        <Section title={t('sameLevel')} more={{ href: localePath(routes.courses, locale), label: general('seeAll') }}>
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
            {more.map((other) => (
              <li key={other.id}>
                <CourseCard course={other} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
