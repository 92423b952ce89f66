'use client';

import { DateTimeField, useTranslation } from '@payloadcms/ui';
import type { DateField as DateConfig, DateFieldClientProps } from 'payload';

/** Payload's field with months in the panel's language: its picker learns the language only after it has been drawn. */
export function DateField({ field, ...props }: DateFieldClientProps) {
  const { t, i18n } = useTranslation();
  const date = field.admin?.date as NonNullable<DateConfig['admin']>['date'];
  const overrides = { ...date?.overrides, locale: i18n.dateFNS, timeCaption: t('general:time') };
  const admin = { ...field.admin, date: { ...date, overrides } } as typeof field.admin;
  return <DateTimeField {...props} field={{ ...field, admin }} />;
}
