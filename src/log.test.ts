import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import type { PayloadLogger } from 'payload';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  Object.assign(process.env, { BUILD_ONLY: 'true', LOG_FORMAT: 'json' });
});

const lines: { details: unknown[] }[] = [];
let logger: PayloadLogger;

beforeAll(async () => {
  const { payloadLogger } = await import('./log');
  const { pino } = createRequire(import.meta.resolve('payload'))('pino');
  const destination = new PassThrough().on('data', (line) => lines.push(JSON.parse(String(line))));
  logger = pino((payloadLogger as { options: object }).options, destination);
});
beforeEach(() => {
  lines.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function logged(...details: unknown[]): unknown[] | undefined {
  logger.error({ msg: 'accounts: refused', details });
  return lines[0]?.details;
}

it('preserves numbers', () => {
  expect(logged({ error: 'invalid_grant', status: 400 })).toEqual([{ error: 'invalid_grant', status: 400 }]);
});

it('writes dates and addresses of pages as JSON does', () => {
  expect(logged({ at: new Date(0), page: new URL('https://example.org/a?b=c') })).toEqual([
    { at: '1970-01-01T00:00:00.000Z', page: expect.stringContaining('https://example.org/a') },
  ]);
});

it('describes errors with properties, without database values', () => {
  const refused = Object.assign(new Error('Failed query\nparams: Vera'), { length: 104, code: '42P01', detail: 'Key (name)=(Vera)' });
  expect(logged(refused)).toEqual([
    { type: 'Error', message: 'Failed query\nparams: [removed]', stack: expect.stringContaining('params: [removed]'), code: '42P01' },
  ]);
});

it('preserves objects that are longer than a stack trace may be', () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({ row: `number ${index}` }));
  expect(logged({ rows })).toEqual([{ rows }]);
});

it('removes private texts and keys at any depth', () => {
  const request = { cookie: 'a=b', session: 'of-somebody', to: ['vera@example.org', '2001:db8::7'], 'vera@example.org': 1 };
  expect(logged({ request })).toEqual([{ request: { to: ['[removed]', '[removed]'], '[removed]': 1 } }]);
});

it('ends at objects that hold themselves', () => {
  const self: Record<string, unknown> = { name: 'loop' };
  self.self = self;
  expect(JSON.stringify(logged(self))).toContain('[removed]');
});

it('prints an error logged alone without database values and addresses', async () => {
  const { printJson } = await import('./log');
  vi.stubGlobal('console', { ...console });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  printJson();
  console.error(new Error('Failed query: insert into subscribers\nparams: vera@example.org,203.0.113.7'));
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({ msg: 'Failed query: insert into subscribers\nparams: [removed]' });
  expect(String(write.mock.calls[0]?.[0])).not.toMatch(/vera|203\.0/);
});
