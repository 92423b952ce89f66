import { createHash } from 'node:crypto';
import { type Held, heldContent } from './held';

/** Many more than the pages rendered at the same time hold. */
const MAX_HELD = 2000;
const KEY_LENGTH = 12;

/** While developing, elements name the component that made them. */
const withoutOwner = (name: string, value: unknown) => (name === '_owner' ? undefined : value);

/** Holds content for the HTML of the page that is being rendered, and nothing else of it: see `Still`. Equal content has the same key everywhere. */
export function hold<T>(content: T): Held<T> {
  const key = createHash('sha256').update(JSON.stringify(content, withoutOwner)).digest('base64url').slice(0, KEY_LENGTH);
  const store = heldContent();
  store.delete(key);
  store.set(key, content);
  const oldest = store.size > MAX_HELD ? store.keys().next().value : undefined;
  if (oldest !== undefined) store.delete(oldest);
  return key;
}
