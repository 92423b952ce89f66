'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useTransition } from 'react';

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

/**
 * Follows `PageLink`s by client-side navigation; clicks for another tab or window are left to the browser. A link that is aimed at is fetched ahead.
 * Between a press and the next page, `<main>` is marked as turning, for the stylesheet.
 */
export function PageLinks() {
  const router = useRouter();
  const [isTurning, startTurning] = useTransition();
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (!isTurning || !main) return;
    main.dataset.turn = 'out';
    return () => {
      main.dataset.turn = 'in';
    };
  }, [isTurning]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const fetchAhead = (event: Event, rest: number) => {
      clearTimeout(timer);
      const link = linkOf(event);
      // Searches are made for each who asks.
      if (!link || link.search || link.pathname === window.location.pathname || isSavingData()) return;
      timer = setTimeout(() => router.prefetch(addressOf(link), WHOLE_PAGE), rest);
    };
    const aim = (event: Event) => fetchAhead(event, REST_MS);
    // A mouse that presses will let go; a finger may be about to scroll.
    const press = (event: PointerEvent) => event.pointerType === 'mouse' && fetchAhead(event, 0);
    const giveUp = () => clearTimeout(timer);
    document.addEventListener('pointerover', aim);
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', aim);
    // A finger that scrolls.
    document.addEventListener('pointercancel', giveUp);
    return () => {
      giveUp();
      document.removeEventListener('pointerover', aim);
      document.removeEventListener('pointerdown', press);
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
      const isSamePlace = link.dataset.page === 'same-place';
      const open = () => router.push(addressOf(link), { scroll: !isSamePlace });
      if (isSamePlace || link.pathname === window.location.pathname) open();
      else startTurning(open);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
