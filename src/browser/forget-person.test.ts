import { afterEach, expect, it, vi } from 'vitest';
import { forgetPerson } from './forget-person';

afterEach(() => vi.unstubAllGlobals());

/** Names that are left of these. */
function left(account: number | undefined, names: string[]): string[] {
  const storage = Object.fromEntries(names.map((name) => [name, 'x']));
  const removeItem = (name: string) => delete storage[name];
  const area = new Proxy(storage, { get: (_target, name) => (name === 'removeItem' ? removeItem : undefined) });
  vi.stubGlobal('localStorage', area);
  vi.stubGlobal('sessionStorage', area);
  forgetPerson(account);
  return Object.keys(storage);
}

it('removes what belongs to the person and leaves what belongs to the device', () => {
  const personal = ['bookmarks', 'recent-searches', 'helpful-reviews', 'drop-a-tool', 'unsaved:7:tools:1:en', 'palette-recent-7'];
  const others = ['theme', 'compare', 'unsaved:71:tools:1:en', 'palette-recent-71'];
  expect(left(7, [...personal, ...others])).toEqual(others);
});

it('leaves unsaved texts if it is unknown who signs out', () => {
  expect(left(undefined, ['bookmarks', 'unsaved:7:tools:1:en'])).toEqual(['unsaved:7:tools:1:en']);
});

it('does nothing where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => forgetPerson(7)).not.toThrow();
});
