'use client';

import '@/ui/site.css';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { splitLocale } from '@/domain/routes';
import { ErrorScreen } from '@/features/shell/components/error-screen';
import { ERROR_TEXTS } from '@/features/shell/error-texts';
import { THEME_STORAGE_KEY } from '@/features/shell/theme';

interface GlobalErrorProps {
  error: Error & { digest?: string };
}

/** Errors outside every page, such as a failing layout. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const { locale } = splitLocale(usePathname());
  useEffect(() => {
    reportError(error);
    try {
      if (localStorage.getItem(THEME_STORAGE_KEY) === 'dark') document.documentElement.dataset.theme = 'dark';
    } catch {
      // Storage is blocked: light theme.
    }
  }, [error]);
  return (
    <html lang={locale}>
      <body>
        <title>{ERROR_TEXTS[locale].heading}</title>
        <main className="page-width">
          <ErrorScreen locale={locale} onRetry={() => window.location.reload()} />
        </main>
      </body>
    </html>
  );
}
