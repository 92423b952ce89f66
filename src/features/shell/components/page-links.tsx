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

type Router = ReturnType<typeof useRouter>;
type PrefetchOptions = NonNullable<Parameters<Router['prefetch']>[1]>;

/** With its content, not only what is shown while it loads. */
const WHOLE_PAGE: PrefetchOptions = { kind: 'full' as PrefetchOptions['kind'] };
/** A pointer that only passes rests shorter. */
const REST_MS = 60;

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null);
const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** True if the visitor asked their browser to use little data. */
const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Follows `PageLink`s by client-side navigation; clicks for another tab or window are left to the browser. A link that is aimed at is fetched ahead. */
export function PageLinks() {
  const router = useRouter();
  useEffect(ignoreSkippedTransitions, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const aim = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      // Searches are made for each who asks.
      if (!link || link.search || link.pathname === window.location.pathname || isSavingData()) return;
      timer = setTimeout(() => router.prefetch(addressOf(link), WHOLE_PAGE), REST_MS);
    };
    const giveUp = () => clearTimeout(timer);
    document.addEventListener('pointerover', aim);
    document.addEventListener('focusin', aim);
    // A finger that scrolls.
    document.addEventListener('pointercancel', giveUp);
    return () => {
      giveUp();
      document.removeEventListener('pointerover', aim);
      document.removeEventListener('focusin', aim);
      document.removeEventListener('pointercancel', giveUp);
    };
  }, [router]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented;
      if (!link || isForBrowser) return;
      event.preventDefault();
      markTravellers(link);
      router.push(addressOf(link), link.dataset.page === 'same-place' ? { scroll: false } : { transitionTypes: ['page'] });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
