import { expect, it, vi } from 'vitest';
import { knownIcon } from './known-icon';

it('logs a warning for an unknown icon, and shows none', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([knownIcon('house'), knownIcon(null)]).toEqual(['house', null]);
  expect(warn).not.toHaveBeenCalled();
  expect(knownIcon('constructor')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith('Unknown icon: constructor');
});
