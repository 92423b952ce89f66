'use client';

import type { Locale } from '@/domain/locales';
import { shownHost } from '@/domain/web-url';
import { LocalText, type ShownText } from '@/ui/local-text';

interface BuyerFactListProps {
  facts: {
    label: string;
    value: string;
    note?: ShownText;
    /** When it was checked, or said by the maker. */
    origin?: string;
    /** Address of the page where it can be checked. */
    source?: string;
  }[];
  /** Precedes the host of a source. */
  check: string;
  locale: Locale;
}

/** Rendered in the browser too, since the facts are smaller than their markup. */
export function BuyerFactList({ facts, check, locale }: BuyerFactListProps) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {facts.map(({ label, value, note, origin, source }) => (
        <div key={label} className="border-t border-line py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd>
            <span className="font-semibold">{value}</span>
            {note && (
              <span className="block text-sm">
                <LocalText text={note} pageLang={locale} />
              </span>
            )}
            <span className="block text-xs text-muted">
              {origin && `${origin}. `}
              {source && (
                <a href={source} rel="nofollow noopener" className="inline-link">
                  {`${check} ${shownHost(source)}`}
                </a>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
