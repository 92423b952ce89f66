import { expect, test } from 'vitest';
import { isRecent } from './fact-checks';

test('a check is recent for six months', () => {
  const now = new Date('2026-11-28T09:00:00Z');
  expect(['2026-11-15T12:00:00.000Z', '2026-05-29', '2026-05-28T08:59:00Z', '2025-06-15T12:00:00.000Z'].map((day) => isRecent(day, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
