'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { COMPARE_MAX } from '@/domain/limits';
import type { Locale } from '@/domain/locales';
import { routes, splitLocale } from '@/domain/routes';
import { readCompared, readComparedOnServer, subscribeCompared, toggleCompared } from '../compare-store';
import type { CompareBarProps } from './compare-bar';

/** Updates all compare buttons: pressed or not, disabled once the comparison is full. */
function showChosen(): void {
  const compared = readCompared();
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]')) {
    const isChosen = compared.some(({ slug }) => slug === button.dataset.compare);
    button.setAttribute('aria-pressed', String(isChosen));
    button.disabled = !isChosen && compared.length >= COMPARE_MAX;
  }
}

/** Tools chosen for comparison, at the bottom of every page until compared or cleared. The bar loads when the first one is chosen. */
export function CompareHost({ locale }: { locale: Locale }) {
  const compared = useSyncExternalStore(subscribeCompared, readCompared, readComparedOnServer);
  const [Bar, setBar] = useState<ComponentType<CompareBarProps> | null>(null);

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
    import('./compare-bar').then(({ CompareBar }) => setBar(() => CompareBar), console.warn);
    const observer = new MutationObserver(showChosen);
    observer.observe(document.body, { childList: true, subtree: true });
    showChosen();
    return () => observer.disconnect();
  }, [hasChoice]);

  const { path } = splitLocale(usePathname());
  if (!Bar || !hasChoice || path === routes.compare) return null;
  return <Bar locale={locale} compared={compared} />;
}
