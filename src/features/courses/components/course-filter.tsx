'use client';

import { type ReactNode, useRef, useState } from 'react';

interface FilterGroup {
  /** Data attribute of the courses: `level` or `language`. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

interface CourseFilterProps {
  label: string;
  groups: FilterGroup[];
  counts: { none: string; one: string; many: string };
  /** Sections of items with the data attributes. */
  children: ReactNode;
}

/** Filters the complete list by level and language. */
export function CourseFilter({ label, groups, counts, children }: CourseFilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [matches, setMatches] = useState<number | null>(null);

  const choose = (name: string, value: string) => {
    const next = { ...chosen, [name]: value };
    let found = 0;
    for (const item of list.current?.querySelectorAll<HTMLElement>('li:has(> article)') ?? []) {
      const data = item.querySelector<HTMLElement>('article')?.dataset ?? {};
      const isMatch = Object.entries(next).every(([key, wanted]) => !wanted || data[key] === wanted);
      item.hidden = !isMatch;
      if (isMatch) found += 1;
    }
    for (const section of list.current?.querySelectorAll('section') ?? []) section.hidden = !section.querySelector('li:not([hidden]) > article');
    setChosen(next);
    setMatches(Object.values(next).some(Boolean) ? found : null);
  };

  const status = matches === null ? '' : matches === 0 ? counts.none : matches === 1 ? counts.one : counts.many.replace('#', String(matches));
  return (
    <>
      <form data-needs-script="" aria-label={label} onSubmit={(event) => event.preventDefault()} className="mb-6 flex flex-wrap items-end gap-4">
        {groups.map((group) => (
          <label key={group.name} className="grid gap-1 text-sm font-medium">
            {group.label}
            <select
              autoComplete="off"
              onChange={(event) => choose(group.name, event.target.value)}
              className="min-h-11 rounded-control border border-line-strong bg-surface px-3 text-sm"
            >
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <p role="status" className="min-h-11 content-center text-sm text-muted">
          {status}
        </p>
      </form>
      <div ref={list}>{children}</div>
    </>
  );
}
