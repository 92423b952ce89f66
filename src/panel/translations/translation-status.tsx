'use client';

import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { TranslationSheet } from '@/cms/translations/types';
import { LOCALE_CODES, languageName } from '@/domain/locales';
import { fill } from '../fill';
import { sheetPath } from './addresses';
import { fetchSheet } from './requests';
import { countStates } from './text-values';
import { translationTexts } from './texts';

/** An autosave a moment ago may be followed by another one. */
const SETTLE_MS = 800;

/** On the page of a document: what its languages lack, and the way to where that is written. */
export function TranslationStatus() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const texts = translationTexts(i18n.language);
  const [sheet, setSheet] = useState<TranslationSheet | null>(null);
  const collection = globalSlug ? `globals/${globalSlug}` : collectionSlug;
  const number = globalSlug ? 0 : Number(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of the last save says that there is something new to count
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
    const { missing, changed, machine } = countStates(sheet.pairs, locale);
    const parts = [
      missing > 0 && fill(texts.statusMissing, { count: missing }),
      changed > 0 && fill(texts.statusChanged, { count: changed }),
      machine > 0 && fill(texts.statusMachine, { count: machine }),
    ].filter(Boolean);
    return parts.length > 0 ? [`${languageName(locale, i18n.language)}: ${parts.join(', ')}`] : [];
  });
  const status = lacking.join(' · ') || texts.statusDone;
  return (
    <div className="panel-view panel-buttons translation-status" data-lacking={lacking.length > 0 || undefined}>
      <span>{status}</span>
      <Link href={sheetPath(config.routes.admin, { collection, id: number })} prefetch={false} title={status}>
        {texts.sideBySide}
      </Link>
    </div>
  );
}
