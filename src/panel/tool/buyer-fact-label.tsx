'use client';

import { useRowLabel } from '@payloadcms/ui';
import { localeOf } from '@/domain/locales';
import { type BuyerFact, buyerFactLabel, buyerFactValueLabel } from '@/domain/tool/buyer-facts';
import { usePanelTexts } from '../use-panel-texts';

/** Label of a row: the fact and its value in the panel's language. */
export function BuyerFactLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ fact?: BuyerFact; values?: string[] }>();
  const { t, language } = usePanelTexts();
  const locale = localeOf(language);
  const { fact, values = [] } = data ?? {};
  if (!fact) return <span>{t('tool.fact', { number: rowNumber + 1 })}</span>;
  return (
    <span>
      <strong>{buyerFactLabel(fact)[locale]}</strong>
      {values.length > 0 && `: ${values.map((value) => buyerFactValueLabel(fact, value)?.[locale] ?? value).join(', ')}`}
    </span>
  );
}
