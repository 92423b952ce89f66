import { Activity, type ReactNode } from 'react';

/**
 * A part of the page that React hydrates separately and later, or at once when used, so long pages stay responsive. The server markup is complete
 * either way.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
