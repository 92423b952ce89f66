'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { listCachedPages } from '../cached-pages';

interface CachedPagesProps {
  locale: Locale;
  texts: { none: string; terms: string };
}

export function CachedPages({ locale, texts }: CachedPagesProps) {
  const [cached, setCached] = useState<Awaited<ReturnType<typeof listCachedPages>>>();

  useEffect(() => {
    const showNone = () => setCached({ pages: [], terms: 0 });
    if ('caches' in window) listCachedPages(locale).then(setCached, showNone);
    else showNone();
  }, [locale]);

  if (!cached) return null;
  if (cached.pages.length === 0) return <p className="mt-4 text-muted">{texts.none}</p>;
  return (
    <>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {cached.pages.map(({ path, title }) => (
          <li key={path}>
            {/* A whole page load: the router's own request needs a connection. */}
            <a href={path} className="inline-flex min-h-11 items-center text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {cached.terms > 0 && <p className="mt-4 text-muted">{texts.terms.replace('#', String(cached.terms))}</p>}
    </>
  );
}
