'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { linkTexts } from './texts';

/** A row of the footer: the title of the group in the language being edited. */
export function GroupRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>();
  const { i18n } = useTranslation();
  return <strong>{data?.title || linkTexts(i18n.language).group.replace('{number}', String(rowNumber + 1))}</strong>;
}
