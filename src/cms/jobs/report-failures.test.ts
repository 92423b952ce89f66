import diagnostics from 'node:diagnostics_channel';
import type { TaskConfig } from 'payload';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FAULTS_CHANNEL } from '@/domain/faults';
import { reportFailures } from './report-failures';

const broken = new Error('Broken');
const task = reportFailures({
  slug: 'some-job',
  handler: async () => {
    throw broken;
  },
} as unknown as TaskConfig);
const run = (totalTried: number) => (task.handler as (args: unknown) => Promise<unknown>)({ job: { totalTried } });

let heard: unknown[];
const listen = (fault: unknown) => void heard.push(fault);

beforeEach(() => {
  heard = [];
  diagnostics.subscribe(FAULTS_CHANNEL, listen);
});
afterEach(() => void diagnostics.unsubscribe(FAULTS_CHANNEL, listen));

it('reports the first failure of a job and lets it fail', async () => {
  await expect(run(0)).rejects.toBe(broken);
  expect(heard).toEqual([{ error: broken, where: 'job some-job', kind: 'job' }]);
});

it('does not report the same failure again at later attempts', async () => {
  await expect(run(1)).rejects.toBe(broken);
  expect(heard).toEqual([]);
});
