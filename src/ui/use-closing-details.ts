'use client';

import { type RefObject, useEffect } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves focus to the next or previous entry, wrapping around. */
function moveFocus(element: HTMLElement, step: number): void {
  const entries = [...element.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const current = entries.indexOf(document.activeElement as HTMLElement);
  const next = current < 0 && step < 0 ? -1 : current + step;
  entries.at(next % entries.length)?.focus();
}

/** Closes a `<details>` menu on Escape, an outside click, a choice or loss of focus; arrow keys move between entries. @returns stops */
export function closeWhenUsed(element: HTMLDetailsElement): () => void {
  const closeOnClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (!element.contains(target) || target.closest('a')) element.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    if (!element.open) return;
    const step = STEPS[event.key];
    if (event.key === 'Escape') {
      element.open = false;
      element.querySelector('summary')?.focus();
    } else if (step && element.contains(document.activeElement)) {
      event.preventDefault();
      moveFocus(element, step);
    }
  };
  const closeOnFocusElsewhere = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) element.open = false;
  };
  document.addEventListener('click', closeOnClick);
  document.addEventListener('keydown', onKey);
  element.addEventListener('focusout', closeOnFocusElsewhere);
  return () => {
    document.removeEventListener('click', closeOnClick);
    document.removeEventListener('keydown', onKey);
    element.removeEventListener('focusout', closeOnFocusElsewhere);
  };
}

export function useClosingDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => (details.current ? closeWhenUsed(details.current) : undefined), [details]);
}
