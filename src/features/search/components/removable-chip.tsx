import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';

interface RemovableChipProps {
  name: string;
  /** The list without it. */
  href: string;
  /** What the link does, for screen readers. */
  label: string;
  className: string;
}

/** A part of a search, linking to the search without it. */
export function RemovableChip({ name, href, label, className }: RemovableChipProps) {
  return (
    <PageLink
      preserveScroll
      href={href}
      aria-label={label}
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-medium hover:text-primary ${className}`}
    >
      {name}
      <Icon name="x" className="size-3.5" />
    </PageLink>
  );
}
