import { describe, expect, it } from 'vitest';
import { identifierOf } from './identifier';

describe('identifierOf', () => {
  it.each([
    [' Ada@Example.org ', { email: 'Ada@example.org' }],
    ['+31 20 123 4567', { phoneNumber: '+31201234567' }],
    ['(212) 555-0123', { phoneNumber: '+12125550123' }],
    ['', 'required'],
    ['  ', 'required'],
    ['ada@example', 'email'],
    ['ada', 'email'],
    ['12', 'phone'],
  ])('reads %j', async (text, expected) => {
    expect(await identifierOf(text, 'en', true)).toEqual(expected);
  });

  it("reads a number without country code by the language's country", async () => {
    expect(await identifierOf('020 123 4567', 'nl', true)).toEqual({ phoneNumber: '+31201234567' });
  });

  it('rejects phone numbers when text messages are unavailable', async () => {
    expect(await identifierOf('+31 20 123 4567', 'en', false)).toBe('email');
  });
});
