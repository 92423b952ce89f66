import { Link } from '@payloadcms/ui';
import type { ComponentProps, ReactNode } from 'react';
import { LOCALE_CODES, type Locale, languageName } from '@/domain/locales';
import type { PanelTexts } from './texts';

/** A link within the panel. A view shows many links and editors follow few, so their pages aren't fetched ahead. */
export const PanelLink = (props: ComponentProps<typeof Link>) => <Link prefetch={false} {...props} />;

/** A link that opens in a tab of its own, as the panel may hold unsaved work. Its address is its text without another. */
export const OutsideLink = ({ href, children = href }: { href: string | undefined; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer nofollow">
    {children}
  </a>
);

/** Links to a public page in each language. */
export const PublicPages = ({ pages, t, language }: { pages: Record<Locale, string>; t: PanelTexts; language: string }) =>
  LOCALE_CODES.map((locale) => (
    <OutsideLink key={locale} href={pages[locale]}>
      {t('common.publicPage', { language: languageName(locale, language) })}
    </OutsideLink>
  ));

interface LinkRow {
  id: string | number;
  href: string;
  title: ReactNode;
  /** Language of the title. */
  lang?: string;
  detail?: ReactNode;
  aside?: ReactNode;
}

interface LinkListProps {
  rows: LinkRow[];
  /** Shown without rows. */
  empty?: string;
  'aria-labelledby'?: string;
}

/** Links in a card, each with a detail below its title and a value at its end. */
export function LinkList({ rows, empty, ...list }: LinkListProps) {
  if (rows.length === 0) return <p className="panel-hint">{empty}</p>;
  return (
    <ol className="panel-list" {...list}>
      {rows.map(({ id, title, detail, aside, ...link }) => (
        <li key={id}>
          <span>
            <PanelLink {...link}>{title}</PanelLink>
            {detail && <small>{detail}</small>}
          </span>
          {aside}
        </li>
      ))}
    </ol>
  );
}

interface PageLinksProps {
  page: number;
  pages: number;
  pathTo: (page: number) => string;
  label: string;
  t: PanelTexts;
}

/** Links to the previous and next page; nothing for a single page. */
export function PageLinks({ page, pages, pathTo, label, t }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className="panel-buttons panel-pages" aria-label={label}>
      {page > 1 && (
        <PanelLink href={pathTo(page - 1)} rel="prev">
          {t('common.previousPage')}
        </PanelLink>
      )}
      <span>{t('common.page', { page, pages })}</span>
      {page < pages && (
        <PanelLink href={pathTo(page + 1)} rel="next">
          {t('common.nextPage')}
        </PanelLink>
      )}
    </nav>
  );
}

/** An ISO date as `format` writes it. */
export const Time = ({ at, format }: { at: string; format: (at: string) => string }) => (
  <time dateTime={new Date(at).toISOString()}>{format(at)}</time>
);
