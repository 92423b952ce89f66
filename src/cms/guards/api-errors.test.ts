import type { AfterErrorHook } from 'payload';
import { expect, it } from 'vitest';
import { hearFaults } from '../../../tests/setup/faults';
import { reportFaults } from './api-errors';

const heard = hearFaults();

const report = (error: Error) =>
  reportFaults({ error, req: { method: 'GET', pathname: '/api/tools/17/links/eyJ0' } } as unknown as Parameters<AfterErrorHook>[0]);

it('reports API failures by their route without ids', () => {
  const error = new Error('Broken');
  report(error);
  expect(heard).toEqual([{ error, where: 'GET /api/tools/:id/links/:id', kind: 'api' }]);
});

it.each([
  ['refused', Object.assign(new Error('Forbidden'), { status: 403 })],
  ['not valid', Object.assign(new Error('Not valid'), { status: 400 })],
  ['no JSON', new SyntaxError('Unexpected token')],
  ['too large for its column', Object.assign(new Error('out of range'), { cause: Object.assign(new Error('out of range'), { code: '22003' }) })],
])('does not report a request that is %s', (_, error) => {
  report(error);
  expect(heard).toEqual([]);
});
