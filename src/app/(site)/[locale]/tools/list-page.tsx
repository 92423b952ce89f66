import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AUDIENCES, type Audience } from '@/domain/audiences';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { audienceTexts } from '@/features/audiences/texts';
import { categoryName, listCategories } from '@/features/categories/queries';
import { BrowseColumn } from '@/features/tools/components/browse-column';
import { ToolGrid } from '@/features/tools/components/tool-grid';
import { ToolPagination } from '@/features/tools/components/tool-pagination';
import { countTools, type ToolsPage } from '@/features/tools/queries';
import { PageHeader } from '@/ui/page-header';

const EAGER_LOGOS = 6;

interface ToolListPageProps {
  locale: Locale;
  page: number;
  list: ToolsPage;
  title: ReactNode;
  intro: ReactNode;
  /** Path of a page of the list, without language prefix. */
  pathOf: (page: number) => string;
  currentCategory?: string;
  currentAudience?: Audience;
  breadcrumbs?: ReactNode;
}

/** A page of a list of tools: heading, ways to narrow down, cards, page links. Past the last page it is not found. */
export async function ToolListPage({ locale, page, list, title, intro, pathOf, currentCategory, currentAudience, breadcrumbs }: ToolListPageProps) {
  if (page > Math.max(1, list.pageCount)) notFound();
  const [t, categories] = await Promise.all([getTranslations('tools'), listCategories({ locale })]);
  const counts = await countTools({ categoryIds: categories.map(({ id }) => id).sort((a, b) => a - b) });
  const groups = [
    {
      title: t('byCategory'),
      links: categories.map((category) => ({
        href: localePath(routes.category(category.code), locale),
        name: categoryName(category, 1),
        count: counts.byCategory[category.id] ?? 0,
        current: category.code === currentCategory,
      })),
    },
    {
      title: t('byAudience'),
      links: AUDIENCES.map((audience) => ({
        href: localePath(routes.toolsFor(audience), locale),
        name: { value: audienceTexts(audience, locale).name.replace(/^./, (letter) => letter.toUpperCase()), lang: locale },
        current: audience === currentAudience,
      })),
    },
  ];
  return (
    <>
      {breadcrumbs}
      <PageHeader title={title} intro={intro} />
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr]">
        <aside>
          <BrowseColumn groups={groups} locale={locale} />
        </aside>
        <div>
          <ToolGrid tools={list.tools} locale={locale} heading="h2" narrow eagerCount={EAGER_LOGOS} />
          <ToolPagination page={page} pageCount={list.pageCount} hrefOf={(number) => localePath(pathOf(number), locale)} />
        </div>
      </div>
    </>
  );
}
