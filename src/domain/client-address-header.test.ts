import { expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from './client-address-header';

test('an external request cannot know the name of the address header', () => {
  expect(CLIENT_ADDRESS_HEADER).toMatch(/^x-client-address-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(() => new Headers({ [CLIENT_ADDRESS_HEADER]: '192.0.2.1' })).not.toThrow();
});
