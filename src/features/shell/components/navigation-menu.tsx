import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

interface NavigationMenuProps {
  label: ReactNode;
  children: ReactNode;
}

/** A `<details>` menu; `MainMenu` closes it. */
export function NavigationMenu({ label, children }: NavigationMenuProps) {
  return (
    <details>
      <summary className="top-link">
        {label}
        <span>
          <Icon name="chevron-down" className="size-4" />
        </span>
      </summary>
      {children}
    </details>
  );
}
