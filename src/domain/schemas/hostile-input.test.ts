import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contactSchema } from './contact';
import { followSchema } from './follow';
import { newsletterSchema } from './newsletter';
import { fieldErrors, readFields } from './parse-form';
import { reportSchema } from './report';
import { readReviewForm, reviewSchema } from './review';
import { readShortlistForm, shortlistSchema } from './shortlist';
import { readToolSubmissionForm, toolSubmissionSchema } from './tool-submission';

interface Case {
  schema: z.ZodType<Record<string, unknown>> & { shape: object };
  read: (data: FormData) => Record<string, unknown>;
  valid: Record<string, unknown>;
  /** Maximum lengths of single-line and multi-line texts. */
  lines: Record<string, number>;
  texts: Record<string, number>;
}

const CASES: Record<string, Case> = {
  contact: {
    schema: contactSchema,
    read: (data) => readFields(contactSchema, data),
    valid: { name: 'Ann', email: 'ann@example.com', phone: '020 123 4567', subject: 'Hi', message: 'Hello', locale: 'nl' },
    lines: { name: 80, email: 254, phone: 16, subject: 160, locale: 2 },
    texts: { message: 10_000 },
  },
  newsletter: {
    schema: newsletterSchema,
    read: (data) => readFields(newsletterSchema, data),
    valid: { email: 'ann@example.com', locale: 'en' },
    lines: { email: 254, locale: 2 },
    texts: {},
  },
  follow: {
    schema: followSchema,
    read: (data) => readFields(followSchema, data),
    valid: { email: 'ann@example.com', kind: 'tool', target: '3', locale: 'en' },
    lines: { email: 254, locale: 2 },
    texts: {},
  },
  review: {
    schema: reviewSchema,
    read: readReviewForm,
    valid: { tool: '3', ratings: { general: '4' }, title: 'Good', text: 'Works', name: 'Ann', email: 'ann@example.com', locale: 'nl' },
    lines: { title: 120, name: 80, email: 254, location: 80, locale: 2 },
    texts: { text: 5000 },
  },
  shortlist: {
    schema: shortlistSchema,
    read: readShortlistForm,
    valid: {
      list: '',
      revision: '0',
      draft: 'a',
      name: 'Transcription',
      shown: [],
      items: [{ tool: '3', note: 'Fast' }],
      add: '',
      seats: '5',
      billing: 'month',
      vat: 'with',
      currency: 'EUR',
      weights: null,
      visibility: 'unlisted',
      step: '',
      locale: 'nl',
    },
    lines: { list: 40, draft: 40, name: 80, add: 80, step: 20, locale: 2 },
    texts: { items: 10_000 },
  },
  report: {
    schema: reportSchema,
    read: (data) => readFields(reportSchema, data),
    valid: { review: 3, reason: 'fake', text: 'Not true', locale: 'nl' },
    lines: { reason: 12, name: 80, email: 254, locale: 2 },
    texts: { text: 2000 },
  },
  'tool submission': {
    schema: toolSubmissionSchema,
    read: readToolSubmissionForm,
    valid: {
      name: 'Tool',
      url: 'example.com',
      tagline: 'Does it',
      categories: ['1', '2'],
      features: 'one\ntwo',
      plans: [{ name: 'Pro', kind: 'paid', price: '9,95', currency: 'EUR', unit: 'month' }],
      email: 'ann@example.com',
      locale: 'en',
    },
    lines: { name: 80, url: 2048, tagline: 140, featureVideo: 2048, email: 254, locale: 2 },
    texts: { description: 5000 },
  },
};

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom(
    '',
    'a\0b',
    '<script>alert(1)</script>',
    'שלום\u202e',
    '👩‍💻 emoji',
    '\u200b\u200d',
    'x'.repeat(100_000),
    '\u0316\u0301'.repeat(50_000),
    ' '.repeat(100_000),
    '\ud800',
    'a\r\nBcc: all@example.com',
    'e\u0301 one\ttwo\n\n\n\nthree ',
    'ann@example.com\n',
    'A.B@EXAMPLE.com',
    '+31 20 123 4567',
    'example.com/\u0085x',
    'javascript:alert(1)',
    '1',
    '5',
    'en',
    'fake',
    'paid',
    '0,015',
    '1e5',
    '__proto__',
  ),
);
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.array(hostileText, { maxLength: 3 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, undefined, true, {}, [], new Blob(['x']), new File(['x'], 'x.png'), Symbol('x'), () => 'x', 10n, new Date(Number.NaN)),
  fc.record({ easeOfUse: hostileText, general: fc.constantFrom('1', '9', 4, null) }, { requiredKeys: [] }),
  fc.array(
    fc.record(
      { name: hostileText, kind: fc.constantFrom('paid', 'free', 'x'), price: hostileText, currency: hostileText, unit: hostileText },
      { requiredKeys: [] },
    ),
    { maxLength: 3 },
  ),
);
const INTRUDERS = { _status: 'published', verified: true, role: 'admin', submitter: 1, editorialRating: 5, bestFor: 'everyone', id: 7 };

function everyString(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyString) : [];
}

function check({ schema, lines, texts }: Case, input: unknown) {
  const result = schema.safeParse(input);
  if (!result.success) {
    const errors = fieldErrors(result.error);
    expect(Object.keys(errors).length).toBeGreaterThan(0);
    // Every message is a key, never one of zod's sentences.
    for (const { message } of result.error.issues) expect(message).toMatch(/^[a-zA-Z]+$/);
    const order = Object.keys(errors).map((path) => Object.keys(schema.shape).indexOf(path.split('.')[0] ?? ''));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    return;
  }
  const data = result.data;
  for (const key of Object.keys(data)) expect(Object.keys(schema.shape)).toContain(key);
  for (const text of everyString(data)) expect(text).not.toMatch(/[^\P{Cc}\n]|[\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  for (const [name, max] of Object.entries({ ...lines, ...texts })) expect(String(data[name]).length).toBeLessThanOrEqual(max);
  for (const text of everyString(Object.fromEntries(Object.entries(data).filter(([name]) => !(name in texts))))) expect(text).not.toContain('\n');
  expect(schema.parse(data)).toEqual(data);
}

describe.each(Object.entries(CASES))('the %s form', (_, example) => {
  it('accepts a valid form and its own output, and drops unknown fields', () => {
    const data = example.schema.parse({ ...example.valid, ...INTRUDERS });
    for (const name of Object.keys(INTRUDERS)) expect(data).not.toHaveProperty(name);
    check(example, example.valid);
  });

  it('leaves its input unchanged', () => {
    const input = structuredClone(example.valid);
    example.schema.parse(input);
    expect(input).toEqual(example.valid);
  });

  it('refuses anything but an object', () => {
    for (const input of [null, undefined, 'x', 1, [], () => 1])
      expect(fieldErrors(example.schema.safeParse(input).error as z.ZodError)).toEqual({ '': 'required' });
    fc.assert(fc.property(fc.anything(), (input) => check(example, input)));
  });

  it('withstands hostile field values', () => {
    const names = [...Object.keys(example.schema.shape), ...Object.keys(INTRUDERS)];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), hostileValue, { maxKeys: 4 }), (values) => {
        check(example, values);
        check(example, { ...example.valid, ...INTRUDERS, ...values });
      }),
      { numRuns: 150 },
    );
  });

  it('withstands any form data', () => {
    const names = [...Object.keys(example.schema.shape), 'ratings.general', 'planName', 'planPrice', 'planKind', '__proto__'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(hostileText, fc.constant(new File(['x'], 'x.png')))), { maxLength: 8 }),
        (entries) => {
          const data = new FormData();
          for (const [name, value] of entries) data.append(name, value);
          check(example, example.read(data));
        },
      ),
      { numRuns: 100 },
    );
  });
});
