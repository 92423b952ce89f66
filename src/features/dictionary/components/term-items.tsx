import type { Locale } from '@/domain/locales';
import { LocalText, type ShownText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';

export interface ShownTerm {
  path: string;
  name: ShownText;
  definition: ShownText | null;
}

interface TermItemsProps {
  terms: ShownTerm[];
  locale: Locale;
}

/** Terms with their definitions, in columns. */
export function TermItems({ terms, locale }: TermItemsProps) {
  return (
    <ul className="term-list">
      {terms.map(({ path, name, definition }) => (
        <li key={path}>
          <h3>
            <PageLink href={path}>
              <LocalText text={name} pageLang={locale} />
            </PageLink>
          </h3>
          {definition && (
            <p>
              <LocalText text={definition} pageLang={locale} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
