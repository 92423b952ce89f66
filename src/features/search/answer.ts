import type { Messages } from 'next-intl';
import type { Locale } from '@/domain/locales';
import type { EntryKind } from '@/domain/routes';

/** Response of `/api/search`; paths carry the language prefix. */
export interface SearchAnswer {
  /** A lower bound when `isCapped`. */
  total: number;
  isCapped: boolean;
  /** The corrected query, or null. */
  corrected: string | null;
  /** Path of the full results. */
  all: string;
  tools: {
    path: string;
    name: string;
    text: string | null;
    lang: Locale;
    logo: { src: string | null; background: string; ink: string; monogram: string };
  }[];
  entries: {
    kind: EntryKind;
    path: string;
    name: string;
    nameLang: Locale;
    text: string | null;
    textLang: Locale | null;
  }[];
}

/** Response of `/api/search/nearest`, the most alike first. */
export type NearestAnswer = { path: string; name: string; lang: Locale }[];

/** Response of `/api/search/texts`: what a search field needs before anything is typed. */
export interface SearchStart {
  /** `#` is the query, or the number of results. */
  texts: Messages['search']['dialog'];
  /** Popular tools and large categories. */
  offers: Pick<SearchAnswer, 'tools' | 'entries'>;
}
