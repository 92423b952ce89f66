'use client';

import { useEffect } from 'react';
import { TERM_ATTRIBUTE } from '@/domain/offline-caches';
import { pageTitle } from '@/domain/page-title';

/** Shows the one of the page's terms that the address names. */
export function TermInAddress({ productName }: { productName: string }) {
  useEffect(() => {
    const slug = window.location.pathname.split('/').at(-1) ?? '';
    const term = document.querySelector<HTMLElement>(`[${TERM_ATTRIBUTE}="${CSS.escape(slug)}"]`);
    if (!term) return;
    term.hidden = false;
    document.title = pageTitle(term.querySelector('h1')?.textContent, productName);
  }, [productName]);
  return null;
}
