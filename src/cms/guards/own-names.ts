import type { Payload } from 'payload';

/** Payload looks collections up by names from URLs and bodies; `constructor` and `__proto__` must not find what every object inherits. */
export function ownCollectionsOnly({ collections }: Payload): void {
  Object.setPrototypeOf(collections, null);
}
