'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; `before` while the page is still as the server made it. What is read must stay the same. */
export const useInBrowser = <T extends string | boolean>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);
