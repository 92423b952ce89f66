import { expect, it } from 'vitest';
import { isLocalUrl } from './local-url';

it.each([
  ['http://localhost:3000', true],
  ['https://localhost', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:80', true],
  ['https://localhost.example.com', false],
  ['https://directory.example', false],
  ['localhost', false],
])('tells whether an address is of this machine: %s', (url, isLocal) => expect(isLocalUrl(url)).toBe(isLocal));
