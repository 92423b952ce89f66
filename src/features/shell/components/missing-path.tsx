'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { missingPage } from '@/domain/missing-page';
import { type DocumentKind, splitLocale } from '@/domain/routes';

interface MissingPathProps {
  texts: {
    notFound: string;
    /** With `{path}`: no route has the path, or a rule of its route refuses it. */
    pageNotFound: string;
    invalidPath: string;
    sorry: string;
    /** With `{type}` and `{slug}`. */
    misdropped: string;
    tryAgain: string;
    types: Record<DocumentKind, string>;
  };
  /** What the missing entry may be. */
  nearest: (type: DocumentKind, slug: string) => ReactNode;
}

/** Heading and text of a 404 page: names the address as it was requested, or the kind and slug of the missing entry. */
export function MissingPath({ texts, nearest }: MissingPathProps) {
  const requested = decodeURI(usePathname());
  const query = useSearchParams();
  const missing = missingPage(splitLocale(requested).path, query);
  const isEntry = missing.why === 'entry';
  const isInvalid = missing.why === 'invalid';
  const pathMessage = isInvalid ? texts.invalidPath : texts.pageNotFound;
  const address = isInvalid && query.size > 0 ? `${requested}?${query}` : requested;
  return (
    <>
      <h1 className="mt-3 text-3xl font-bold">{isEntry ? texts.sorry : texts.notFound}</h1>
      <div className="mt-4 max-w-[62ch] space-y-1 text-lg text-muted">
        {isEntry ? (
          <>
            <p>{texts.notFound}.</p>
            <p>{texts.misdropped.replace('{type}', texts.types[missing.type]).replace('{slug}', () => missing.slug)}</p>
            <p>{texts.tryAgain}</p>
            {nearest(missing.type, missing.slug)}
          </>
        ) : (
          <p>{pathMessage.replace('{path}', () => address)}</p>
        )}
      </div>
    </>
  );
}
