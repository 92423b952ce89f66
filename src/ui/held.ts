declare const content: unique symbol;

/** Key of something a server component holds for the HTML of its page. */
export type Held<T> = string & { readonly [content]?: T };

const STORE = Symbol.for('ui.held');

/** React's server components and the HTML's renderer are separate bundles in one process: they share only globals. */
const shared = globalThis as { [STORE]?: Map<string, unknown> };

export function heldContent(): Map<string, unknown> {
  shared[STORE] ??= new Map();
  return shared[STORE];
}

/** What was held under a key, while the HTML is rendered. */
export function taken<T>(key: Held<T>): T {
  const store = heldContent();
  if (!store.has(key)) throw new Error(`Nothing is held under ${key}`);
  return store.get(key) as T;
}
