'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value only the browser knows; `before` is used for server markup. It must not change while the page lives. */
export const useInBrowser = <T extends string | boolean>(read: () => T, before: T): T => useSyncExternalStore(never, read, () => before);
