'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface NavigationMenuProps {
  label: ReactNode;
  icon: ReactNode;
  children: ReactNode;
}

/** A disclosure in the header. It works without a script; with one it closes on Escape, on a click elsewhere and after a choice. */
export function NavigationMenu({ label, icon, children }: NavigationMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeOnClick = (event: MouseEvent) => {
      const target = event.target as HTMLElement;
      if (!element.contains(target) || target.closest('a')) element.open = false;
    };
    const closeOnKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeOnFocusElsewhere = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) element.open = false;
    };
    document.addEventListener('click', closeOnClick);
    document.addEventListener('keydown', closeOnKey);
    element.addEventListener('focusout', closeOnFocusElsewhere);
    return () => {
      document.removeEventListener('click', closeOnClick);
      document.removeEventListener('keydown', closeOnKey);
      element.removeEventListener('focusout', closeOnFocusElsewhere);
    };
  }, []);

  return (
    <details ref={details} className="group relative">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-semibold hover:bg-sunken hover:text-primary">
        {label}
        <span className="transition-transform group-open:rotate-180">{icon}</span>
      </summary>
      {children}
    </details>
  );
}
