import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Chip } from '@/ui/chip';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { CourseData } from '../queries';

interface CourseCardProps {
  course: CourseData;
  locale: Locale;
  heading?: 'h2' | 'h3';
}

export async function CourseCard({ course, locale, heading: Heading = 'h3' }: CourseCardProps) {
  const [t, levels, languages, prices] = await Promise.all([
    getTranslations('courses'),
    getTranslations('levels'),
    getTranslations('languages'),
    getTranslations('coursePrices'),
  ]);
  return (
    <article data-level={course.level} data-language={course.language} className="link-card group flex h-full flex-col p-5">
      <p className="text-xs text-muted">{course.provider}</p>
      <Heading className="mt-1 text-lg font-semibold leading-snug">
        <PageLink
          href={localePath(routes.course(course.slug), locale)}
          className="cover-link group-hover:text-primary"
          lang={course.language === locale ? undefined : course.language}
        >
          {course.name}
        </PageLink>
      </Heading>
      {course.summary && (
        <p className="mt-2 text-sm">
          <LocalText text={course.summary} pageLang={locale} />
        </p>
      )}
      <ul className="mt-auto flex flex-wrap gap-2 pt-4">
        {[
          levels(course.level),
          languages(course.language),
          ...(course.hours ? [t('hours', { hours: course.hours })] : []),
          prices(course.priceModel),
        ].map((label) => (
          <li key={label}>
            <Chip>{label}</Chip>
          </li>
        ))}
      </ul>
    </article>
  );
}
