'use client';

import type { IconName } from '@/domain/icons';
import type { Locale } from '@/domain/locales';
import { Icon } from '@/ui/icon';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

export interface CategoryCardsProps {
  categories: { path: string; icon: IconName; name: ShownText; count: string }[];
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Shows only the first eight on phones. */
  short?: boolean;
}

/** Rendered in the browser too, since the categories are smaller than their markup. */
export function CategoryCards({ categories, locale, heading: Heading = 'h3', short }: CategoryCardsProps) {
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 ${short ? 'max-sm:[&>li:nth-child(n+9)]:hidden' : ''}`}>
      {categories.map(({ path, icon, name, count }) => (
        <li key={path}>
          <div className="category-card">
            <span>
              <Icon name={icon} />
            </span>
            <span>
              <Heading>
                <PageLink href={path}>
                  <LocalText text={name} pageLang={locale} />
                </PageLink>
              </Heading>
              <span>{count}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
