import { expect, it } from 'vitest';
import type { ShownComment } from '@/cms/comments/comments';
import { threadsOf, withComment, withFailedText } from './threads';

const comment = (id: number, answerTo: number | null = null, text = ''): ShownComment => ({
  id,
  answerTo,
  text,
  field: null,
  language: null,
  author: null,
  createdAt: '',
  resolvedAt: null,
  resolvedBy: null,
});

it('puts answers below their comment, oldest first', () => {
  const threads = threadsOf([comment(4, 1), comment(3), comment(2, 1), comment(1)]);
  expect(threads.map(({ id, answers }) => [id, answers.map((answer) => answer.id)])).toEqual([
    [3, []],
    [1, [2, 4]],
  ]);
});

it('replaces a known comment and puts a new one in front', () => {
  expect(withComment([comment(1)], comment(1, null, 'new'))).toEqual([comment(1, null, 'new')]);
  expect(withComment([comment(1)], comment(2)).map(({ id }) => id)).toEqual([2, 1]);
});

it('returns a text that was not sent without losing what was typed since', () => {
  expect(withFailedText('first', '')).toBe('first');
  expect(withFailedText('first', 'second')).toBe('first\n\nsecond');
});
