import { PageLink } from './page-link';

interface NumberedPage {
  number: number;
  href: string;
  label: string;
  current: boolean;
}

interface PaginationProps {
  label: string;
  /** `null` for a gap. */
  pages: (NumberedPage | null)[];
  previous: { href: string; label: string } | null;
  next: { href: string; label: string } | null;
}

const LINK = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border px-3 text-sm font-semibold transition-colors';

export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {previous && (
        <PageLink rel="prev" href={previous.href} className={`${LINK} border-line bg-surface hover:border-primary hover:text-primary`}>
          {previous.label}
        </PageLink>
      )}
      {pages.map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <PageLink
            key={page.number}
            href={page.href}
            aria-label={page.label}
            aria-current={page.current ? 'page' : undefined}
            className={`${LINK} ${page.current ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface hover:border-primary hover:text-primary'}`}
          >
            {page.number}
          </PageLink>
        ),
      )}
      {next && (
        <PageLink rel="next" href={next.href} className={`${LINK} border-line bg-surface hover:border-primary hover:text-primary`}>
          {next.label}
        </PageLink>
      )}
    </nav>
  );
}
