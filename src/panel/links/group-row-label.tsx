'use client';

import { useRowLabel } from '@payloadcms/ui';
import { usePanelTexts } from '../use-panel-texts';

/** A row of the footer: the title of the group in the language being edited. */
export function GroupRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>();
  const { t } = usePanelTexts();
  return <strong>{data?.title || t('links.group', { number: rowNumber + 1 })}</strong>;
}
