'use client';

import { lazy } from 'react';
import type { Locale } from '@/domain/locales';
import { pageTitle } from '@/domain/page-title';
import en from '@/i18n/messages/en.json';
import nl from '@/i18n/messages/nl.json';

const MissingContent = lazy(() => import('./missing-content'));

const TITLES = { en: en.errors.notFound, nl: nl.errors.notFound } satisfies Record<Locale, string>;

export function MissingScreen({ locale, productName }: { locale: Locale; productName: string }) {
  return (
    <>
      <title>{pageTitle(TITLES[locale], productName)}</title>
      <MissingContent locale={locale} />
    </>
  );
}
