'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { splitLocale } from '@/domain/routes';
import { ErrorScreen } from '@/features/shell/components/error-screen';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Errors inside a page; header and footer stay. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const { locale } = splitLocale(usePathname());
  useEffect(() => reportError(error), [error]);
  return <ErrorScreen locale={locale} onRetry={reset} />;
}
