import { getTranslations } from 'next-intl/server';
import { localePath, routes } from '@/domain/routes';
import { shownText } from '@/ui/local-text';
import { durationText } from '../duration';
import type { CourseData } from '../queries';
import { CourseCards, type CourseCardsProps } from './course-cards';

interface CourseGridProps extends Omit<CourseCardsProps, 'courses'> {
  courses: CourseData[];
  /** They stand below their level. */
  isOneLevel?: boolean;
}

export async function CourseGrid({ courses, locale, isOneLevel = false, ...options }: CourseGridProps) {
  const [t, levels, languages, prices] = await Promise.all([
    getTranslations('courses'),
    getTranslations('levels'),
    getTranslations('languages'),
    getTranslations('coursePrices'),
  ]);
  const cards = courses.map(({ id, slug, name, provider, level, language, hours, priceModel, summary }) => ({
    id,
    path: localePath(routes.course(slug), locale),
    name,
    provider,
    level,
    language,
    summary: summary && shownText(summary, locale),
    facts: [...(isOneLevel ? [] : [levels(level)]), languages(language), ...(hours ? [durationText(t, hours)] : []), prices(priceModel)],
  }));
  return <CourseCards courses={cards} locale={locale} {...options} />;
}
