import type { TaskConfig } from 'payload';
import { expect, it } from 'vitest';
import { hearFaults } from '../../../tests/setup/faults';
import { reportFailures } from './report-failures';

const broken = new Error('Broken');
const task = reportFailures({
  slug: 'some-job',
  handler: async () => {
    throw broken;
  },
} as unknown as TaskConfig);
const run = (totalTried: number) => (task.handler as (args: unknown) => Promise<unknown>)({ job: { totalTried } });

const heard = hearFaults();

it('reports the first failure of a job and lets it fail', async () => {
  await expect(run(0)).rejects.toBe(broken);
  expect(heard).toEqual([{ error: broken, where: 'job some-job', kind: 'job' }]);
});

it('does not report the same failure again on retries', async () => {
  await expect(run(1)).rejects.toBe(broken);
  expect(heard).toEqual([]);
});
