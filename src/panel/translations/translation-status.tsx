'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { PanelLink } from '../link-list';
import { sheetPath } from '../paths';
import { usePanelTexts } from '../use-panel-texts';
import { fetchSheet } from './requests';
import { lackingText } from './text-values';

/** Autosaves may follow each other closely. */
const SETTLE_MS = 800;

/** On a document's edit page: what its languages lack, with a link to the side-by-side view. */
export function TranslationStatus() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { t, language } = usePanelTexts();
  const [sheet, setSheet] = useState<TranslationSheet | null>(null);
  const collection = globalSlug ? `globals/${globalSlug}` : collectionSlug;
  const number = globalSlug ? 0 : Number(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the counts
  useEffect(() => {
    if (!collection || !Number.isInteger(number)) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await fetchSheet({ collection, id: number });
      if (isCurrent && answer.sheet) setSheet(answer.sheet);
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [collection, number, lastUpdateTime]);

  if (!sheet || !collection) return null;
  const lacking = LOCALE_CODES.flatMap((locale) => {
    const parts = lackingText(t, sheet.pairs, locale);
    return parts ? t('translations.progress', { language: languageName(locale, language), parts }) : [];
  });
  const status = lacking.join(' · ') || t('translations.allDone');
  return (
    <div className="panel-view panel-buttons translation-status" data-lacking={lacking.length > 0 || undefined}>
      <span>{status}</span>
      <PanelLink href={sheetPath(collection, number)} title={status}>
        {t('translations.sideBySide')}
      </PanelLink>
    </div>
  );
}
