'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { ERROR_TEXTS } from '@/features/shell/error-texts';
import { buttonStyles } from '@/ui/button-styles';

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** An unhandled error inside a page; header and footer stay. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const { locale } = splitLocale(usePathname());
  const texts = ERROR_TEXTS[locale];
  useEffect(() => console.error(error), [error]);
  return (
    <section className="py-12 md:py-20">
      <p className="text-4xl font-bold text-primary" aria-hidden="true">
        500
      </p>
      <h1 className="mt-3 text-3xl font-bold">{texts.heading}</h1>
      <p className="mt-4 text-lg text-muted">{texts.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={reset} className={buttonStyles('primary')}>
          {texts.retry}
        </button>
        <a href={localePath(routes.home, locale)} className={buttonStyles('secondary')}>
          {texts.home}
        </a>
        <a href={localePath(routes.tools, locale)} className={buttonStyles('secondary')}>
          {texts.browse}
        </a>
      </p>
    </section>
  );
}
