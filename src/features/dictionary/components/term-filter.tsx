'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/ui/icon';

interface TermFilterProps {
  label: string;
  /** Sections with lists of terms. */
  children: ReactNode;
  /** Texts for no, one and many matches; `#` is the number. */
  counts: { none: string; one: string; many: string };
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Filters the complete list while typing. */
export function TermFilter({ label, children, counts }: TermFilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [matches, setMatches] = useState<number | null>(null);

  const filter = (query: string) => {
    const wanted = fold(query.trim());
    let found = 0;
    for (const section of list.current?.querySelectorAll<HTMLElement>('section') ?? []) {
      let visible = 0;
      for (const entry of section.querySelectorAll<HTMLElement>('li')) {
        const isMatch = fold(entry.textContent ?? '').includes(wanted);
        entry.hidden = !isMatch;
        if (isMatch) visible += 1;
      }
      section.hidden = visible === 0;
      found += visible;
    }
    setMatches(wanted ? found : null);
  };

  const status = matches === null ? '' : matches === 0 ? counts.none : matches === 1 ? counts.one : counts.many.replace('#', String(matches));
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
