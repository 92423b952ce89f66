import { useEffect, useState } from 'react';
import type { GlossaryHint, TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale } from '@/domain/locales';
import { fetchHints } from './requests';
import { isEmptyText, plainText } from './text-values';

const HINTS_MAX = 8;

function occursIn(name: string | null, words: string): boolean {
  if (!name) return false;
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, 'iu').test(words);
}

/** Dictionary terms by the path of the text whose source contains them. */
export function useHints(sheet: TranslationSheet): Readonly<Record<string, GlossaryHint[]>> {
  const [hints, setHints] = useState<Record<string, GlossaryHint[]>>({});
  useEffect(() => {
    const read = async (from: Locale) => {
      const pairs = sheet.pairs.filter(({ source, kind, values }) => source === from && !isEmptyText(kind, values[from]));
      if (pairs.length === 0) return;
      const texts = pairs.map(({ values }) => values[from]);
      const found = await fetchHints(texts, from);
      const byPath = pairs.map(({ path, kind, values }) => {
        const words = plainText(kind, values[from]);
        return [path, found.filter(({ name }) => occursIn(name[from], words)).slice(0, HINTS_MAX)] as const;
      });
      setHints((known) => ({ ...known, ...Object.fromEntries(byPath) }));
    };
    for (const locale of LOCALE_CODES) void read(locale);
  }, [sheet]);
  return hints;
}
