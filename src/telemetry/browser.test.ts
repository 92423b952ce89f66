import { beforeEach, expect, it, vi } from 'vitest';

const sentry = vi.hoisted(() => ({ init: vi.fn(), captureException: vi.fn(), getClient: vi.fn(), makeFetchTransport: vi.fn() }));
vi.mock('@sentry/nextjs', () => sentry);
vi.mock('./when-idle', () => ({ whenIdle: () => undefined }));
const { startReporting } = await import('./browser');

type Options = Parameters<typeof import('@sentry/nextjs').init>[0] & {
  transport: (options: object) => { send: (envelope: unknown) => Promise<void> };
};

const DSN = 'https://key@sentry.example.com/1';
const send = vi.fn();

function optionsOf(): Options {
  startReporting(DSN, 'production', []);
  return sentry.init.mock.lastCall?.[0];
}

beforeEach(() => {
  vi.clearAllMocks();
  sentry.makeFetchTransport.mockReturnValue({ send });
});

it('samples a fifth of the traces, and every session and error in recordings', () => {
  expect(optionsOf()).toMatchObject({ dsn: DSN, tracesSampleRate: 0.2, replaysSessionSampleRate: 1, replaysOnErrorSampleRate: 1 });
});

it('remembers 100 breadcrumbs and cuts messages at 2,048 characters', async () => {
  const options = optionsOf();
  expect(options).toMatchObject({ maxBreadcrumbs: 100, maxValueLength: 2048 });
  const event = {
    message: 'm '.repeat(5000),
    exception: { values: [{ value: 'v '.repeat(5000) }] },
    breadcrumbs: [{ message: 'b '.repeat(5000), data: { arguments: ['private'], url: '/tools?q=private' } }],
  };
  const item: [object, typeof event] = [{ type: 'event' }, event];
  await options.transport({}).send([{}, [item]]);
  expect(send).toHaveBeenCalledTimes(1);
  const [, sent] = item;
  expect([sent.message, sent.exception.values[0]?.value, sent.breadcrumbs[0]?.message].map((text) => text?.length)).toEqual([2048, 2048, 2048]);
  expect(JSON.stringify(sent)).not.toContain('private');
});

it('reports what failed before it started', () => {
  const error = new Error('early');
  startReporting(DSN, undefined, [error]);
  expect(sentry.captureException).toHaveBeenCalledExactlyOnceWith(error);
});
