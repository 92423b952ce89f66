import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

interface NavigationMenuProps {
  label: ReactNode;
  children: ReactNode;
}

/** A `<details>` menu; `MainMenu` closes it. */
export function NavigationMenu({ label, children }: NavigationMenuProps) {
  return (
    <details className="group relative">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-semibold hover:bg-sunken hover:text-primary">
        {label}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron-down" className="size-4" />
        </span>
      </summary>
      {children}
    </details>
  );
}
