import { expect, it } from 'vitest';
import { shownAddress } from './shown-address';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['10.0.0.4', '10.0.0.4'],
  ['2001:0db8:0001:0002:0000:0000:0000:0000', '2001:db8:1:2::/64'],
])('shows %s as %s', (stored, shown) => {
  expect(shownAddress(stored)).toBe(shown);
});

it.each(['0000:0000:0000:0000:0000:0000:0000:0000', '::1', '127.0.0.1', 'unknown:', '', null, undefined])('leaves out %j', (stored) => {
  expect(shownAddress(stored)).toBeNull();
});
