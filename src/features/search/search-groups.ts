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

/** Results grouped by kind, the group with an exact name match first. */
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
  const isExact = ({ items }: SearchGroup) => items.some(({ name }) => name.toLowerCase() === query.toLowerCase());
  return groups.sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
}
