'use client';

import { lazy } from 'react';
import type { Locale } from '@/domain/locales';

const MissingContent = lazy(() => import('./missing-content'));

export function MissingScreen({ locale }: { locale: Locale }) {
  return <MissingContent locale={locale} />;
}
