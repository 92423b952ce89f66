import { PageLink } from './page-link';

interface BreadcrumbsProps {
  label: string;
  items: { name: string; href: string }[];
  /** The page itself; set `lang` if its name isn't in the page's language. */
  current: { name: string; lang?: string };
}

export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item) => (
          <li key={item.href} className="flex items-center gap-2">
            <PageLink href={item.href} className="inline-flex min-h-6 items-center underline-offset-4 hover:text-primary hover:underline">
              {item.name}
            </PageLink>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li lang={current.lang} aria-current="page" className="min-w-0 [overflow-wrap:anywhere]">
          {current.name}
        </li>
      </ol>
    </nav>
  );
}
