import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { shownText } from '@/ui/local-text';
import type { TermEntry } from '../queries';
import { TermItems } from './term-items';

/** Terms with their definitions, in columns. */
export function TermList({ terms, locale }: { terms: TermEntry[]; locale: Locale }) {
  const shown = terms.map(({ slug, name, definition }) => ({
    path: localePath(routes.term(slug), locale),
    name: shownText(name, locale),
    definition: definition && shownText(definition, locale),
  }));
  return <TermItems terms={shown} locale={locale} />;
}
