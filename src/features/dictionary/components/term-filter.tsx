'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { retryingFetch } from '@/browser/retrying-fetch';
import { fold } from '@/domain/fold';
import type { Locale } from '@/domain/locales';
import { routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';

interface TermFilterProps {
  locale: Locale;
  label: string;
  /** Sections with lists of terms. */
  children: ReactNode;
  /** Texts for no, one and many matches, `#` is the number; and for matches of other words. */
  counts: { none: string; one: string; many: string; nearest: string };
}

/** A shorter pause may be in the middle of typing. */
const DELAY_MS = 300;

/** Shows the terms that pass, and the sections that have any. @returns their number */
function showTerms(list: HTMLElement | null, passes: (term: HTMLElement) => boolean): number {
  let found = 0;
  for (const section of list?.querySelectorAll<HTMLElement>('section') ?? []) {
    let visible = 0;
    for (const term of section.querySelectorAll<HTMLElement>('li')) {
      term.hidden = !passes(term);
      if (!term.hidden) visible += 1;
    }
    section.hidden = visible === 0;
    found += visible;
  }
  return found;
}

/** Paths of the terms that the site's search finds, which corrects typing errors. */
async function searchTerms(words: string, locale: Locale, signal: AbortSignal): Promise<Set<string>> {
  const response = await retryingFetch(`${routes.searchApi}?${new URLSearchParams({ q: words, locale })}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const { entries } = (await response.json()) as { entries: { kind: string; path: string }[] };
  return new Set(entries.filter(({ kind }) => kind === 'term').map(({ path }) => path));
}

/** Filters the complete list while typing; words that no term contains are corrected. */
export function TermFilter({ locale, label, children, counts }: TermFilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState('');
  const [status, setStatus] = useState('');

  const filter = (query: string) => {
    const wanted = fold(query.trim());
    const found = showTerms(list.current, (term) => fold(term.textContent ?? '').includes(wanted));
    setMissed(found === 0 ? wanted : '');
    const text = found === 0 ? counts.none : found === 1 ? counts.one : counts.many.replace('#', String(found));
    setStatus(wanted ? text : '');
  };

  useEffect(() => {
    if (!missed) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const paths = await searchTerms(missed, locale, controller.signal).catch(() => null);
      if (!paths || controller.signal.aborted) return;
      const isFound = (term: HTMLElement) => paths.has(term.querySelector('a')?.getAttribute('href') ?? '');
      if (showTerms(list.current, isFound) > 0) setStatus(counts.nearest);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [missed, locale, counts.nearest]);

  return (
    <>
      <div data-needs-script="" className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="relative block w-full max-w-md">
          <span className="sr-only">{label}</span>
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted">
            <Icon name="search" />
          </span>
          <input
            type="search"
            autoComplete="off"
            placeholder={label}
            onChange={(event) => filter(event.target.value)}
            className="min-h-12 w-full rounded-control border border-line-strong bg-surface pl-11 pr-4 text-base placeholder:text-muted"
          />
        </label>
        <p role="status" className="text-sm text-muted">
          {status}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}
