'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { type ComparedTool, clearCompared, toggleCompared } from '../compare-store';
import { COMPARE_TEXTS } from '../compare-texts';

export interface CompareBarProps {
  locale: Locale;
  compared: readonly ComparedTool[];
}

/** Tools chosen for comparison, with the way to the comparison. */
export function CompareBar({ locale, compared }: CompareBarProps) {
  const texts = COMPARE_TEXTS[locale];

  // The pressed button disappears with its tool: focus moves to the next one, or to the page's content if none is left.
  const list = useRef<HTMLUListElement>(null);
  const moveFocusAfter = (change: () => void, index = 0) => {
    flushSync(change);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };

  return (
    <section
      aria-label={texts.title}
      data-compare-bar
      className="sticky bottom-(--banner-height) z-(--layer-bar) mt-8 border-t border-line shadow-floating blurred-surface print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="text-sm font-semibold max-sm:sr-only">{texts.title}</p>
        <ul ref={list} className="flex w-full min-w-0 flex-wrap gap-2 sm:w-auto sm:flex-1">
          {compared.map((tool, index) => (
            <li key={tool.slug}>
              <button
                type="button"
                onClick={() => moveFocusAfter(() => toggleCompared(tool), index)}
                aria-label={texts.remove.replace('#', tool.name)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-page px-3 text-sm hover:border-primary hover:text-primary"
              >
                {tool.name}
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => moveFocusAfter(clearCompared)}
          className="min-h-11 rounded-control px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-text"
        >
          {texts.clear}
        </button>
        <PageLink
          href={localePath(routes.newShortlist(compared.map(({ slug }) => slug)), locale)}
          rel="nofollow"
          className="inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold text-link hover:bg-sunken"
        >
          {texts.shortlist}
        </PageLink>
        {compared.length > 1 ? (
          <PageLink
            href={localePath(routes.comparison(compared.map(({ slug }) => slug)), locale)}
            className="inline-flex min-h-11 items-center justify-center rounded-control bg-primary px-5 text-sm font-semibold text-on-primary hover:bg-primary-strong max-sm:w-full"
          >
            {texts.go.replace('#', String(compared.length))}
          </PageLink>
        ) : (
          <p className="text-sm text-muted">{texts.oneMore}</p>
        )}
      </div>
    </section>
  );
}
