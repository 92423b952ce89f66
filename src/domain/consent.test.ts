import { expect, test } from 'vitest';
import { CONSENT_VERSION, readConsent, writeConsent } from './consent';

test('a choice is read back from its cookie', () => {
  const day = new Date('2026-11-22T10:00:00Z');
  expect(writeConsent('granted', day)).toBe(`${CONSENT_VERSION}.granted.2026-11-22`);
  expect(readConsent(writeConsent('granted', day))).toBe('granted');
  expect(readConsent(writeConsent('denied', day))).toBe('denied');
});

test('an outdated or forged cookie is no answer', () => {
  expect(readConsent(`${CONSENT_VERSION - 1}.granted.2026-11-22`)).toBeNull();
  for (const value of [undefined, '', 'granted', `${CONSENT_VERSION}.yes.2026-11-22`, `${CONSENT_VERSION}.granted.`])
    expect(readConsent(value)).toBeNull();
});
