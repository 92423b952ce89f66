import type { Locale } from '@/domain/locales';

/** What `/api/search` answers. Paths carry the language's prefix. */
export interface SearchAnswer {
  /** Number of tools found; a lower bound when `isCapped`. */
  total: number;
  isCapped: boolean;
  /** What mistyped words were taken for. */
  corrected: string | null;
  /** Page with every result. */
  all: string;
  tools: {
    path: string;
    name: string;
    text: string | null;
    /** Language of the text. */
    lang: Locale;
    logo: { src: string | null; background: string; ink: string; initial: string };
  }[];
  entries: {
    kind: 'category' | 'term' | 'course' | 'product';
    path: string;
    name: string;
    nameLang: Locale;
    text: string | null;
    textLang: Locale | null;
  }[];
}
