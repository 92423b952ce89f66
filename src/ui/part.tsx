import { Activity, type ReactNode } from 'react';

/**
 * A part of a page that React starts on its own in the browser, after what is around it, and at once when somebody clicks or types in it: a long page
 * then never keeps them waiting. The markup of the server is whole either way.
 */
export function Part({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>;
}
