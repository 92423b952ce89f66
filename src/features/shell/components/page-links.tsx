'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ignoreSkippedTransitions } from '@/browser/ignore-skipped-transitions';

const TRAVELLERS = ['morph-logo', 'morph-name'] as const;

/** Names the chosen card's logo and name for the view transition, like those of the tool page. */
function markTravellers(link: HTMLElement): void {
  const logo = link.closest('article')?.querySelector('.tool-logo');
  if (!logo) return;
  for (const name of TRAVELLERS) for (const element of document.querySelectorAll(`.${name}`)) element.classList.remove(name);
  logo.classList.add(TRAVELLERS[0]);
  link.classList.add(TRAVELLERS[1]);
}

/** Follows `PageLink`s by client-side navigation; clicks for another tab or window are left to the browser. */
export function PageLinks() {
  const router = useRouter();
  useEffect(ignoreSkippedTransitions, []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
      const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented;
      if (!link || isForBrowser) return;
      event.preventDefault();
      markTravellers(link);
      const address = link.pathname + link.search + link.hash;
      router.push(address, link.dataset.page === 'same-place' ? { scroll: false } : { transitionTypes: ['page'] });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
