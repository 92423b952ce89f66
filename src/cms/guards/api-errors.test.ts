import type { AfterErrorHook } from 'payload';
import { expect, it, vi } from 'vitest';
import { VALIDATION_MESSAGES } from '@/domain/validation-messages';
import { hearFaults } from '../../../tests/setup/faults';
import { noteLostConnection } from '../database/lost-connection';
import { answerBadInput, logRefusals, reportFaults } from './api-errors';

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
  ['no whole form', new Error('Malformed part header')],
  ['too large for its column', Object.assign(new Error('out of range'), { cause: Object.assign(new Error('out of range'), { code: '22003' }) })],
])('does not report a request that is %s', (_, error) => {
  report(error);
  expect(heard).toEqual([]);
});

it.each(['Malformed part header', 'Unexpected end of form', 'A file name is required.'])(
  'answers 400 in the language of its sender to: %s',
  (text) => {
    const answer = answerBadInput({ error: new Error(text), req: { i18n: { language: 'nl' } } } as unknown as Parameters<AfterErrorHook>[0]);
    expect(answer).toEqual({ status: 400, response: { errors: [{ message: VALIDATION_MESSAGES.query.nl }] } });
  },
);

it('says in the language of its sender that a file is too large', () => {
  const error = Object.assign(new Error('File size limit has been reached'), { status: 413 });
  const answer = answerBadInput({ error, req: { i18n: { language: 'nl' } } } as unknown as Parameters<AfterErrorHook>[0]);
  expect(answer).toEqual({ response: { errors: [{ message: VALIDATION_MESSAGES.imageTooLarge.nl }] } });
});

it.each([
  ['an account that it could not read', Object.assign(new Error('Forbidden'), { status: 403 })],
  [
    'a related entry that it could not read',
    Object.assign(new Error('Not valid'), { status: 400, data: { errors: [{ path: 'tool', message: 'No' }] } }),
  ],
])('blames nobody for %s while the database was away', (_, error) => {
  const answer = () => answerBadInput({ error, req: { i18n: { language: 'nl' } } } as unknown as Parameters<AfterErrorHook>[0]);
  vi.useFakeTimers();
  noteLostConnection();
  expect(answer()).toEqual({ status: 503, response: { errors: [{ message: VALIDATION_MESSAGES.away.nl }] } });
  vi.advanceTimersByTime(30_000);
  expect(answer()).not.toEqual(expect.objectContaining({ status: 503 }));
  vi.useRealTimers();
});

it('logs who was refused what, and no other error', () => {
  const warn = vi.fn();
  const log = (status: number) =>
    logRefusals({
      error: Object.assign(new Error('No'), { status }),
      collection: { slug: 'tools' },
      req: { method: 'PATCH', user: { id: 7 }, payload: { logger: { warn } } },
    } as unknown as Parameters<AfterErrorHook>[0]);
  log(403);
  log(404);
  expect(warn.mock.calls).toEqual([[{ msg: 'Access: refused by the API', status: 403, where: 'PATCH tools', account: 7 }]]);
});
