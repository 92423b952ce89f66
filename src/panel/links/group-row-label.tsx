'use client';

import { useRowLabel } from '@payloadcms/ui';
import { usePanelTexts } from '../use-panel-texts';

/** Label of a footer group: its title in the language being edited. */
export function GroupRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>();
  const { t } = usePanelTexts();
  return <strong>{data?.title || t('links.group', { number: rowNumber + 1 })}</strong>;
}
