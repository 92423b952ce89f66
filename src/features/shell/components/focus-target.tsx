'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the content of a page that was reached by a link, as a browser does when it loads one: the link may be gone, or stands far from
 * what it led to. What the new page itself gave the focus to keeps it.
 */
export function KeepFocus({ contentId }: { contentId: string }) {
  const path = usePathname();
  const known = useRef(path);
  useEffect(() => {
    if (known.current === path) return;
    known.current = path;
    // After the effects of the page.
    const timer = setTimeout(() => {
      const content = document.getElementById(contentId);
      const isPlaced = content?.contains(document.activeElement) || document.activeElement?.closest('dialog[open]');
      if (!isPlaced) content?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [path, contentId]);
  return null;
}
