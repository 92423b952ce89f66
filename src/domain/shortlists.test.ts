import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterStep, isShortlistAddress, readKeys, withKey, withoutKey } from './shortlists';

const random = fc.stringMatching(/^[\w-]{22}$/);
const entries = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 8 }).map((ids) => ids.map((tool) => ({ tool })));
const idsOf = (list: { tool: number }[]) => list.map(({ tool }) => tool);

describe('the cookie with edit keys', () => {
  it('keeps the latest twenty lists, one key each', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(random, random), { maxLength: 40 }), (pairs) => {
        const cookie = pairs.reduce((before, [address, key]) => withKey(readKeys(before), address, key), '');
        const latest = new Map<string, string>();
        for (const [address, key] of pairs) {
          latest.delete(address);
          latest.set(address, key);
        }
        expect([...readKeys(cookie)]).toEqual([...latest].slice(-20));
      }),
    );
  });

  it('forgets the key of one list', () => {
    const [one, other, key] = ['a'.repeat(22), 'b'.repeat(22), 'k'.repeat(22)];
    const cookie = withKey(readKeys(withKey(readKeys(''), one, key)), other, key);
    expect([...readKeys(withoutKey(readKeys(cookie), one))]).toEqual([[other, key]]);
  });

  it.each([undefined, '', 'x', 'a.b', `${'a'.repeat(22)}.short`, `${'a'.repeat(22)}.${'<'.repeat(22)}`])('has no key in %j', (cookie) => {
    expect(readKeys(cookie).size).toBe(0);
  });
});

describe('an address of a list', () => {
  it.each(['', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}/`])('is not %j', (text) => {
    expect(isShortlistAddress(text)).toBe(false);
  });
});

describe('a step in a list', () => {
  const list = [{ tool: 1 }, { tool: 2 }, { tool: 3 }];
  it.each([
    ['up:2', [2, 1, 3]],
    ['down:2', [1, 3, 2]],
    ['up:1', [1, 2, 3]],
    ['down:3', [1, 2, 3]],
    ['remove:2', [1, 3]],
    ['remove:9', [1, 2, 3]],
    ['sideways:2', [1, 2, 3]],
    ['', [1, 2, 3]],
  ])('%s leaves %j', (step, left) => {
    expect(idsOf(afterStep(list, step))).toEqual(left);
  });

  it('loses no other tool', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom('up', 'down', 'remove'), fc.integer({ min: 1, max: 50 }), (before, kind, tool) => {
        const after = idsOf(afterStep(before, `${kind}:${tool}`)).sort();
        expect(after).toEqual(
          idsOf(before)
            .filter((id) => kind !== 'remove' || id !== tool)
            .sort(),
        );
      }),
    );
  });
});
