import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { TermEntry } from '../queries';

interface TermListProps {
  terms: TermEntry[];
  locale: Locale;
  heading?: 'h2' | 'h3';
}

/** Terms with their one-sentence definitions. */
export function TermList({ terms, locale, heading: Heading = 'h3' }: TermListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {terms.map((term) => (
        <li key={term.id} data-term={term.name.value}>
          <Heading className="font-semibold">
            <PageLink
              href={localePath(routes.term(term.slug), locale)}
              className="inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline"
            >
              <LocalText text={term.name} pageLang={locale} />
            </PageLink>
          </Heading>
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
