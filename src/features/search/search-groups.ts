import type { Messages } from 'next-intl';
import type { Locale } from '@/domain/locales';
import { ENTRY_KINDS } from '@/domain/routes';
import type { SearchAnswer } from './answer';

export interface SearchItem {
  path: string;
  name: string;
  nameLang: Locale;
  text: string | null;
  lang: Locale;
  logo: SearchAnswer['tools'][number]['logo'] | null;
}

export interface SearchGroup {
  title: string;
  items: SearchItem[];
}

/** Shorter texts begin many names. */
const BEGINNING_MIN = 3;

/** Results grouped by kind: first those with the typed name, then those with names that begin with it. */
export function searchGroups(
  answer: Pick<SearchAnswer, 'tools' | 'entries'>,
  query: string,
  locale: Locale,
  titles: Messages['search']['dialog']['kinds'],
): SearchGroup[] {
  const groups = [
    { title: titles.tool, items: answer.tools.map((tool) => ({ ...tool, nameLang: locale })) },
    ...ENTRY_KINDS.map((kind) => ({
      title: titles[kind],
      items: answer.entries.filter((entry) => entry.kind === kind).map((entry) => ({ ...entry, lang: entry.textLang ?? locale, logo: null })),
    })),
  ].filter(({ items }) => items.length > 0);
  const typed = query.trim().toLowerCase();
  const nearness = ({ items }: SearchGroup) => {
    const names = items.map(({ name }) => name.toLowerCase());
    return names.includes(typed) ? 2 : Number(typed.length >= BEGINNING_MIN && names.some((name) => name.startsWith(typed)));
  };
  return groups.sort((one, other) => nearness(other) - nearness(one));
}
