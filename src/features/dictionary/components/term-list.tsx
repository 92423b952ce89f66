import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { TermEntry } from '../queries';

interface TermListProps {
  terms: TermEntry[];
  locale: Locale;
}

export function TermList({ terms, locale }: TermListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {terms.map((term) => (
        <li key={term.id} data-term={term.name.value}>
          <h3 className="font-semibold">
            <PageLink href={localePath(routes.term(term.slug), locale)} className="inline-flex min-h-6 items-center text-link">
              <LocalText text={term.name} pageLang={locale} />
            </PageLink>
          </h3>
          {term.definition && (
            <p className="mt-0.5 text-sm text-muted">
              <LocalText text={term.definition} pageLang={locale} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
