'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLocale } from '@/domain/routes';

interface MissingPathProps {
  /** With `{path}`. */
  pathMessage: string;
  /** With `{type}` and `{slug}`. */
  misdroppedMessage: string;
  tryAgain: string;
  /** Entry type by first path segment, such as `tools`: "tool". */
  types: Record<string, string>;
  /** What the missing entry may be, by first path segment and slug. */
  nearest: (collection: string, slug: string) => ReactNode;
}

/** Names the missing path, or the entry's kind and slug. */
export function MissingPath({ pathMessage, misdroppedMessage, tryAgain, types, nearest }: MissingPathProps) {
  const { path } = splitLocale(usePathname());
  const readable = decodeURI(path);
  const [, collection = '', slug, ...rest] = readable.split('/');
  const type = types[collection];
  const isEntry = type !== undefined && slug !== undefined && rest.length === 0;
  return (
    <div className="mt-4 max-w-[62ch] text-lg text-muted">
      <p>{isEntry ? misdroppedMessage.replace('{type}', type).replace('{slug}', slug) : pathMessage.replace('{path}', readable)}</p>
      {isEntry && <p className="mt-1">{tryAgain}</p>}
      {isEntry && nearest(collection, slug)}
    </div>
  );
}
