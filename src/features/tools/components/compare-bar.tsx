'use client';

import { usePathname } from 'next/navigation';
import type { Messages } from 'next-intl';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { COMPARE_MAX } from '@/domain/limits';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { Icon } from '@/ui/icon';
import { PageLink } from '@/ui/page-link';
import { clearCompared, readCompared, readComparedOnServer, subscribeCompared, toggleCompared } from '../compare-store';

interface CompareBarProps {
  /** `#` is the number of tools, or the name of one. */
  texts: Messages['compare']['bar'];
}

/** Updates all compare buttons: pressed or not, disabled once the comparison is full. */
function showChosen(): void {
  const compared = readCompared();
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]')) {
    const isChosen = compared.some(({ slug }) => slug === button.dataset.compare);
    button.setAttribute('aria-pressed', String(isChosen));
    button.disabled = !isChosen && compared.length >= COMPARE_MAX;
  }
}

/** Tools chosen for comparison, at the bottom of every page until compared or cleared. */
export function CompareBar({ texts }: CompareBarProps) {
  const compared = useSyncExternalStore(subscribeCompared, readCompared, readComparedOnServer);

  useEffect(() => {
    const choose = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-compare]');
      if (button) toggleCompared({ slug: button.dataset.compare ?? '', name: button.dataset.name ?? '' });
    };
    document.addEventListener('click', choose);
    const unsubscribe = subscribeCompared(showChosen);
    return () => {
      document.removeEventListener('click', choose);
      unsubscribe();
    };
  }, []);

  // Cards change with the page. Nothing to update while nothing is chosen.
  const hasChoice = compared.length > 0;
  useEffect(() => {
    if (!hasChoice) return;
    const observer = new MutationObserver(showChosen);
    observer.observe(document.body, { childList: true, subtree: true });
    showChosen();
    return () => observer.disconnect();
  }, [hasChoice]);

  // The pressed button disappears with its tool: focus moves to the next one, or to the page's content if none is left.
  const list = useRef<HTMLUListElement>(null);
  const moveFocusAfter = (change: () => void, index = 0) => {
    flushSync(change);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };

  const { locale, path } = splitLocale(usePathname());
  if (compared.length === 0 || path === routes.compare) return null;
  return (
    <section
      aria-label={texts.title}
      data-compare-bar
      className="sticky bottom-(--banner-height) z-20 mt-8 border-t border-line bg-surface/95 shadow-floating blurred print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <p className="text-sm font-semibold max-sm:sr-only">{texts.title}</p>
        <ul ref={list} className="flex min-w-0 flex-1 flex-wrap gap-2">
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
        {compared.length > 1 ? (
          <PageLink
            href={localePath(routes.comparison(compared.map(({ slug }) => slug)), locale)}
            className="inline-flex min-h-11 items-center rounded-control bg-primary px-5 text-sm font-semibold text-on-primary hover:bg-primary-strong"
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
