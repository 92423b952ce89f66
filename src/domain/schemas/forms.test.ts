import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contactSchema } from './contact';
import { newsletterSchema } from './newsletter';
import { fieldErrors, readFields } from './parse-form';
import { reportSchema } from './report';
import { readReviewForm, reviewSchema } from './review';
import { readToolSubmissionForm, toolSubmissionSchema } from './tool-submission';

function formData(entries: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

function errorsOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  return error ? fieldErrors(error) : {};
}

describe('form errors', () => {
  it('are all reported at once, in field order', () => {
    expect(
      Object.entries(
        errorsOf(contactSchema, { name: '\u200b', email: 'x', phone: 'abc', subject: 'x'.repeat(161), message: 'x'.repeat(200_000), locale: 'de' }),
      ),
    ).toEqual([
      ['name', 'required'],
      ['email', 'email'],
      ['phone', 'phone'],
      ['subject', 'tooLong'],
      ['message', 'tooLong'],
      ['locale', 'choice'],
    ]);
  });
});

describe('the contact form', () => {
  const contact = [
    ['name', ' Ann  Lee '],
    ['email', ' Ann@Example.COM '],
    ['subject', 'One\r\nBcc: x'],
    ['message', 'a\r\n\r\n\r\nb'],
  ] as [string, string][];

  it('cleans its fields', () => {
    expect(contactSchema.parse(readFields(contactSchema, formData([...contact, ['locale', 'en']])))).toEqual({
      name: 'Ann Lee',
      email: 'Ann@example.com',
      phone: '',
      subject: 'One Bcc: x',
      message: 'a\n\nb',
      locale: 'en',
    });
  });

  it('accepts phone numbers of the locale, or with a country code', () => {
    const phoneOf = (phone: string, locale: string) =>
      contactSchema.safeParse(readFields(contactSchema, formData([...contact, ['phone', phone], ['locale', locale]]))).data?.phone;
    expect(phoneOf('020-123 4567', 'nl')).toBe('+31201234567');
    expect(phoneOf('(213) 373-4253', 'en')).toBe('+12133734253');
    expect(phoneOf('+31 20 123 4567', 'en')).toBe('+31201234567');
    expect(phoneOf('call 020-123 4567', 'nl')).toBeUndefined();
    expect(phoneOf('12', 'nl')).toBeUndefined();
  });
});

describe('an email address', () => {
  it('may not contain line breaks or control characters', () => {
    for (const email of ['a@b.co\r\nBcc: c@d.co', 'a\0@b.co', 'a@b', `${'a'.repeat(260)}@b.co`])
      expect(errorsOf(newsletterSchema, { email, locale: 'en' })).toHaveProperty('email');
  });
});

describe('the review form', () => {
  const review = [
    ['tool', '7'],
    ['title', 'Good'],
    ['text', 'Works'],
    ['email', 'a@b.co'],
    ['locale', 'nl'],
  ] as [string, string][];
  const parse = (...more: [string, string][]) => reviewSchema.safeParse(readReviewForm(formData([...review, ...more])));

  it('omits missing ratings', () => {
    expect(parse(['ratings.easeOfUse', '4'], ['ratings.general', ''], ['anonymous', 'on']).data).toEqual({
      tool: 7,
      ratings: { easeOfUse: 4 },
      title: 'Good',
      text: 'Works',
      anonymous: true,
      name: '',
      email: 'a@b.co',
      location: '',
      locale: 'nl',
    });
  });

  it('requires a rating from 1 to 5', () => {
    expect(errorsOf(reviewSchema, readReviewForm(formData([...review, ['name', 'Ann']])))).toEqual({ ratings: 'ratingCriterion' });
    for (const rating of ['0', '6', '4.5', 'x', '-1']) {
      expect(errorsOf(reviewSchema, readReviewForm(formData([...review, ['name', 'Ann'], ['ratings.general', rating]])))).toEqual({
        'ratings.general': 'choice',
      });
    }
  });

  it('requires a name unless anonymous, even if another field is refused', () => {
    expect(errorsOf(reviewSchema, { ...readReviewForm(formData([...review, ['ratings.general', '5']])), email: 'x' })).toEqual({
      name: 'required',
      email: 'email',
    });
    expect(parse(['ratings.general', '5'], ['anonymous', 'no'], ['name', 'Ann']).data).toMatchObject({ anonymous: false, name: 'Ann' });
  });
});

describe('the report form', () => {
  it('requires a review, a known reason and a text', () => {
    expect(
      reportSchema.parse(
        readFields(
          reportSchema,
          formData([
            ['review', '3'],
            ['reason', 'private-data'],
            ['text', 'x'],
            ['locale', 'en'],
          ]),
        ),
      ),
    ).toEqual({
      review: 3,
      reason: 'private-data',
      text: 'x',
      name: '',
      email: '',
      locale: 'en',
    });
    expect(errorsOf(reportSchema, { review: '-1', reason: 'toString', text: ' ', email: 'x', locale: 'en' })).toEqual({
      review: 'choice',
      reason: 'choice',
      text: 'required',
      email: 'email',
    });
  });
});

describe('the submission form', () => {
  const tool = [
    ['name', 'Tool'],
    ['url', 'example.com'],
    ['tagline', 'Does it'],
    ['categories', '2'],
    ['categories', '1'],
    ['categories', '2'],
    ['email', 'a@b.co'],
    ['locale', 'nl'],
  ] as [string, string][];
  const plan = (name: string, kind: string, price: string, currency = 'EUR', unit = 'month') =>
    [
      ['planName', name],
      ['planKind', kind],
      ['planPrice', price],
      ['planCurrency', currency],
      ['planUnit', unit],
    ] as [string, string][];
  const errors = (...more: [string, string][]) => errorsOf(toolSubmissionSchema, readToolSubmissionForm(formData([...tool, ...more])));

  it('cleans its fields', () => {
    const data = formData([
      ...tool,
      ['features', 'one\r\n\r\n  two '],
      ...plan('Free', 'free', '9'),
      ...plan('', 'paid', ' '),
      ...plan('Pro', 'paid', '9,95'),
      ['featureVideo', 'http://video.example'],
      ['representative', 'on'],
    ]);
    expect(toolSubmissionSchema.parse(readToolSubmissionForm(data))).toEqual({
      name: 'Tool',
      url: 'https://example.com',
      tagline: 'Does it',
      description: '',
      categories: [2, 1],
      features: ['one', 'two'],
      plans: [
        { name: 'Free', kind: 'free', price: null, currency: 'EUR', unit: 'month' },
        { name: 'Pro', kind: 'paid', price: 9.95, currency: 'EUR', unit: 'month' },
      ],
      featureVideo: 'http://video.example',
      email: 'a@b.co',
      representative: true,
      insist: false,
      locale: 'nl',
    });
  });

  it('requires a price for a paid plan, and names the row as sent', () => {
    for (const price of ['', '0', '-1', 'x', '1.234', '1000001', '1e3', 'Infinity'])
      expect(errors(...plan('', 'paid', ''), ...plan('Pro', 'paid', price)), price).toEqual({ 'plans.1.price': 'planPrice' });
    for (const price of ['0,015', '0.5', '1000000', '29.90']) expect(errors(...plan('Pro', 'paid', price)), price).toEqual({});
    expect(errors(...plan('', 'x', '5', 'z', 'y'))).toEqual({
      'plans.0.name': 'required',
      'plans.0.kind': 'choice',
      'plans.0.currency': 'choice',
      'plans.0.unit': 'choice',
    });
  });

  it('limits every list', () => {
    expect(errors(...Array.from({ length: 13 }, () => plan('Free', 'free', '')).flat())).toEqual({ plans: 'tooMany' });
    expect(errors(['features', 'x\n'.repeat(21)])).toEqual({ features: 'tooMany' });
    expect(errors(['features', 'x'.repeat(161)])).toEqual({ features: 'tooLong' });
    expect(errors(...Array.from({ length: 7 }, (_, id) => ['categories', String(id + 1)] as [string, string]))).toEqual({ categories: 'tooMany' });
    expect(errorsOf(toolSubmissionSchema, readToolSubmissionForm(formData(tool.filter(([name]) => name !== 'categories'))))).toEqual({
      categories: 'required',
    });
  });

  it('accepts only http(s) URLs', () => {
    for (const url of [
      'javascript:alert(1)',
      'ftp://example.com',
      'localhost',
      'https://user:pw@example.com',
      'example.com is nice',
      'ann@example.com',
    ]) {
      expect(errors(['featureVideo', url]), url).toEqual({ featureVideo: 'url' });
    }
  });
});
