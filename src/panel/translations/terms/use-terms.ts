import { useEffect, useState } from 'react';
import type { Term } from '@/cms/terminology/find-terms';
import type { TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, type Locale, localeInfo } from '@/domain/locales';
import { callApi } from '../../call-api';
import { isEmptyText } from '../text-values';

interface SheetTerms {
  /** Terms that occur in the sheet's source texts, by source language. */
  terms: Record<Locale, Term[]>;
  /** How translations should sound, by target language. */
  tone: Record<Locale, string | null>;
}

const NOTHING: SheetTerms = { terms: { en: [], nl: [] }, tone: { en: null, nl: null } };

/** The terms of a sheet, and again after each save; none while the server fails, because they only help. */
export function useTerms(sheet: TranslationSheet): SheetTerms {
  const [known, setKnown] = useState(NOTHING);
  useEffect(() => {
    let isCurrent = true;
    const read = async (from: Locale) => {
      const texts = sheet.pairs.flatMap(({ source, kind, values }) => (source === from && !isEmptyText(kind, values[from]) ? [values[from]] : []));
      if (texts.length === 0) return;
      const { body } = await callApi<{ terms: Term[]; tone: string | null }>('/api/translations/hints', { texts, from });
      if (!isCurrent) return;
      setKnown(({ terms, tone }) => ({
        terms: { ...terms, [from]: body.terms ?? [] },
        tone: { ...tone, [localeInfo(from).fallback]: body.tone ?? null },
      }));
    };
    for (const locale of LOCALE_CODES) void read(locale);
    return () => {
      isCurrent = false;
    };
  }, [sheet]);
  return known;
}
