import type { ReactNode } from 'react';
import { itemList, type ListedPage } from '@/seo/structured-data/lists';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { PageHeader } from '@/ui/page-header';
import { Trail, type TrailProps } from './trail';

interface PageTopProps extends TrailProps {
  /** The trail's name by default. */
  title?: string;
  intro?: ReactNode;
  /** Stands under the heading. */
  children?: ReactNode;
}

/** Breadcrumbs and heading. */
export function PageTop({ title, intro, children, ...trail }: PageTopProps) {
  return (
    <>
      <Trail {...trail} />
      <PageHeader title={title ?? trail.name} intro={intro}>
        {children}
      </PageHeader>
    </>
  );
}

interface ListTopProps extends PageTopProps {
  path: string;
  items: ListedPage[];
}

/** The same with the page's list, for search engines. */
export function ListTop({ items, ...top }: ListTopProps) {
  const { name, path, locale } = top;
  return (
    <>
      <StructuredData things={[itemList({ name, path, locale, items })]} />
      <PageTop {...top} />
    </>
  );
}
