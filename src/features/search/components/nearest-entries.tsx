'use client';

import { useEffect, useState } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import type { Locale } from '@/domain/locales';
import { type DocumentKind, routes } from '@/domain/routes';
import { buttonStyles } from '@/ui/button-styles';
import { LocalText } from '@/ui/local-text';
import { PageLink } from '@/ui/page-link';
import type { NearestAnswer } from '../answer';

interface NearestEntriesProps {
  kind: DocumentKind;
  slug: string;
  locale: Locale;
  title: string;
}

/** Links to what a missing entry may be; nothing if there is none like it. */
export function NearestEntries({ kind, slug, locale, title }: NearestEntriesProps) {
  const [nearest, setNearest] = useState<NearestAnswer>([]);
  useEffect(() => {
    const controller = new AbortController();
    retryingFetch(`${routes.nearestApi}?${new URLSearchParams({ kind, slug, locale })}`, { signal: controller.signal })
      .then(async (response) => response.ok && setNearest((await response.json()) as NearestAnswer))
      .catch(() => undefined);
    return () => controller.abort();
  }, [kind, slug, locale]);
  if (nearest.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-4 text-base text-text">
      <p aria-hidden="true" className="font-semibold">
        {title}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {nearest.map(({ path, name, lang }) => (
          <li key={path}>
            <PageLink href={path} className={buttonStyles('secondary')}>
              <LocalText text={{ value: name, lang }} pageLang={locale} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
