import './browse-column.css';
import type { Text } from '@/server/localized';
import { Icon } from '@/ui/icon';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

interface BrowseGroup {
  title: string;
  links: { href: string; name: Text; current?: boolean }[];
}

/** Filters of a list: a column on wide screens, a row of disclosures on small ones. */
export function BrowseColumn({ groups, locale }: { groups: BrowseGroup[]; locale: string }) {
  return (
    <div className="grid content-start gap-3 lg:gap-8">
      {groups.map((group) => (
        <details
          key={group.title}
          className="group rounded-card border border-line bg-surface lg:border-0 lg:bg-transparent lg:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-semibold lg:pointer-events-none lg:px-2">
            {group.title}
            <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180 lg:hidden" />
          </summary>
          <ul className="pb-2">
            {group.links.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} aria-current={link.current ? 'page' : undefined} className="browse-link">
                  <LocalText text={link.name} pageLang={locale} />
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
