'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/domain/locales';
import { listKeptPages } from '../cached-pages';

interface KeptPagesProps {
  locale: Locale;
  texts: { none: string; terms: string };
}

/** Links to the pages that this device keeps for reading offline. */
export function KeptPages({ locale, texts }: KeptPagesProps) {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof listKeptPages>>>();

  useEffect(() => {
    const keepNothing = () => setKept({ pages: [], terms: 0 });
    if ('caches' in window) listKeptPages(locale).then(setKept, keepNothing);
    else keepNothing();
  }, [locale]);

  if (!kept) return null;
  if (kept.pages.length === 0) return <p className="mt-4 text-muted">{texts.none}</p>;
  return (
    <>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {kept.pages.map(({ path, title }) => (
          <li key={path}>
            {/* A whole page load: the router's own request needs a connection. */}
            <a href={path} className="inline-flex min-h-11 items-center text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {kept.terms > 0 && <p className="mt-4 text-muted">{texts.terms.replace('#', String(kept.terms))}</p>}
    </>
  );
}
