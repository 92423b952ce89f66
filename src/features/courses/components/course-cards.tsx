'use client';

import type { Locale } from '@/domain/locales';
import { CardGrid } from '@/ui/card-grid';
import { Chip } from '@/ui/chip';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

interface CourseCard {
  id: number;
  path: string;
  name: string;
  provider: string;
  level: string;
  language: Locale;
  summary: ShownText | null;
  /** Level, language, hours and price. */
  facts: string[];
}

export interface CourseCardsProps {
  courses: CourseCard[];
  locale: Locale;
  className?: string;
}

/** Rendered in the browser too, since the courses are smaller than their markup. */
export function CourseCards({ courses, locale, className }: CourseCardsProps) {
  return (
    <CardGrid items={courses} className={className}>
      {(course) => (
        <article data-level={course.level} data-language={course.language} className="entry-card">
          <p className="text-xs text-muted">{course.provider}</p>
          <h3 className="mt-1">
            <PageLink href={course.path} lang={course.language === locale ? undefined : course.language}>
              {course.name}
            </PageLink>
          </h3>
          {course.summary && (
            <p className="mt-2 text-sm">
              <LocalText text={course.summary} pageLang={locale} />
            </p>
          )}
          <ul className="mt-auto flex flex-wrap gap-2 pt-4">
            {course.facts.map((fact) => (
              <li key={fact}>
                <Chip>{fact}</Chip>
              </li>
            ))}
          </ul>
        </article>
      )}
    </CardGrid>
  );
}
