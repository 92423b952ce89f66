import { afterEach, expect, it } from 'vitest';
import { env } from './env';
import { keyFor, keyring, keysFor } from './keys';

const { PAYLOAD_SECRET, PAYLOAD_SECRET_OLD } = env;
const OLD = 'a-retired-secret-of-thirty-two-characters';

afterEach(() => {
  Object.assign(env, { PAYLOAD_SECRET, PAYLOAD_SECRET_OLD });
});

it('derives the same key for a purpose in every release', () => {
  env.PAYLOAD_SECRET = 'a-secret-of-more-than-thirty-two-characters';
  expect(keyFor('mailed-links').toString('hex')).toBe('103a5a25680d2815518b717d3a68998c4b50482009686ed5ac5fd42c3c30e2d2');
  expect(keyring('accounts').currentVersion).toBe(74093735944331);
});

it('gives every purpose and every secret a key of its own, the current secret’s first', () => {
  env.PAYLOAD_SECRET_OLD = OLD;
  const keys = [...keysFor('mailed-links'), ...keysFor('voters')].map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(4);
  expect(keysFor('voters')[0]).toEqual(keyFor('voters'));
});

it('numbers a key by its secret, so that a retired one is found again', () => {
  const { currentVersion, keys } = keyring('accounts');
  Object.assign(env, { PAYLOAD_SECRET: OLD, PAYLOAD_SECRET_OLD: PAYLOAD_SECRET });
  expect(keyring('accounts').keys.get(currentVersion)).toBe(keys.get(currentVersion));
  expect(keyring('accounts').currentVersion).not.toBe(currentVersion);
});
