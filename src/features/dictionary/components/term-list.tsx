import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { shownText } from '@/ui/local-text';
import type { TermEntry } from '../queries';
import { SentTermItems } from './sent-term-items';
import type { ShownTerm } from './term-items';

export const shownTerms = (terms: TermEntry[], locale: Locale): ShownTerm[] =>
  terms.map(({ slug, name, definition }) => ({
    path: localePath(routes.term(slug), locale),
    name: shownText(name, locale),
    definition: definition && shownText(definition, locale),
  }));

/** Terms with their definitions, on a page about something else. */
export function TermList({ terms, locale }: { terms: TermEntry[]; locale: Locale }) {
  return <SentTermItems terms={shownTerms(terms, locale)} locale={locale} />;
}
