'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** After client-side navigation, moves focus to the new page's content, as browsers do when loading one, unless the page focused something itself. */
export function FocusTarget({ contentId }: { contentId: string }) {
  const path = usePathname();
  const known = useRef(path);
  useEffect(() => {
    if (known.current === path) return;
    known.current = path;
    // After the page's effects.
    const timer = setTimeout(() => {
      const content = document.getElementById(contentId);
      const isPlaced = content?.contains(document.activeElement) || document.activeElement?.closest('dialog[open]');
      if (!isPlaced) content?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [path, contentId]);
  return null;
}
