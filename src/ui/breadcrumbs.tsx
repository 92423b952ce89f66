import Link from 'next/link';

interface BreadcrumbsProps {
  label: string;
  items: { name: string; href: string }[];
}

/** The way from the home page to this page; the page itself is not part of it. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="mb-4 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item) => (
          <li key={item.href} className="flex items-center gap-2">
            <Link
              prefetch={false}
              href={item.href}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-primary hover:underline"
            >
              {item.name}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
