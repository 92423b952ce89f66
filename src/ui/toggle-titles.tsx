'use client';

import { useEffect } from 'react';

/** Gives a `ToggleButton` its label as title when the pointer reaches it, so that lists don't repeat it. */
export function ToggleTitles() {
  useEffect(() => {
    const name = ({ target }: PointerEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('.toggle-button') : null;
      if (button) button.title ||= button.ariaLabel ?? '';
    };
    document.addEventListener('pointerover', name, { passive: true });
    return () => document.removeEventListener('pointerover', name);
  }, []);
  return null;
}
