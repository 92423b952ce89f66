'use client';

import { useRowLabel } from '@payloadcms/ui';
import { meaningLabel } from '@/cms/fields/search-meanings';
import { localeOf } from '@/domain/locales';
import { usePanelTexts } from '../use-panel-texts';

/** Label of a row: what its words mean, in the panel's language. */
export function SearchMeaningLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ meaning?: string }>();
  const { language } = usePanelTexts();
  return <strong>{data?.meaning ? meaningLabel(data.meaning)[localeOf(language)] : rowNumber + 1}</strong>;
}
