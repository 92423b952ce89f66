import { expect, it } from 'vitest';
import { relatedTasks } from './related';

const TASKS = [
  { id: 1, toolIds: [10, 11, 12] },
  { id: 2, toolIds: [12] },
  { id: 3, toolIds: [20] },
  { id: 4, toolIds: [11, 10] },
  { id: 5, toolIds: [10, 30] },
];
const related = (limit: number) => relatedTasks({ id: 1, toolIds: [10, 11, 12] }, TASKS, limit).map(({ id }) => id);

it('puts tasks that share most tools first, and leaves out the task itself and those that share none', () => {
  expect(related(6)).toEqual([4, 2, 5]);
});

it('stops at the limit', () => {
  expect(related(2)).toEqual([4, 2]);
});
