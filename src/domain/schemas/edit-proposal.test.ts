import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editProposalSchema } from './edit-proposal';
import { fieldErrors } from './parse-form';

const valid = {
  tool: 3,
  changes: [{ field: 'tagline', value: 'Does  more ' }],
  reason: 'It changed',
  sourceUrl: 'example.com/news',
  email: 'ann@EXAMPLE.com',
  locale: 'nl',
};

const errors = (input: unknown) => {
  const { error } = editProposalSchema.safeParse(input);
  return error ? fieldErrors(error) : {};
};
const withChange = (change: unknown) => ({ ...valid, changes: [change] });

describe('a proposed change', () => {
  it('is cleaned, and defaults to the language of the proposal', () => {
    expect(editProposalSchema.parse(valid)).toMatchObject({
      changes: [{ field: 'tagline', language: 'nl', value: 'Does more' }],
      sourceUrl: 'https://example.com/news',
      email: 'ann@example.com',
    });
  });

  it('has no language if its field has none', () => {
    expect(editProposalSchema.parse(withChange({ field: 'name', language: 'en', value: 'New' })).changes).toEqual([
      { field: 'name', language: null, value: 'New' },
    ]);
  });

  it('lists features one per line and categories as codes, without blanks', () => {
    const { changes } = editProposalSchema.parse({
      ...valid,
      changes: [
        { field: 'features', value: ' Fast\n\n Safe ' },
        { field: 'categories', value: 'audio,seo  audio' },
      ],
    });
    expect(changes.map(({ value }) => value)).toEqual(['Fast\nSafe', 'audio, seo']);
  });

  it.each([
    [{ field: 'affiliateUrl', value: 'https://example.com' }, { 'changes.0.field': 'choice' }],
    [{ value: 'x' }, { 'changes.0.field': 'required' }],
    [{ field: 'name', value: '' }, { 'changes.0.value': 'required' }],
    [{ field: 'name', value: 'x'.repeat(81) }, { 'changes.0.value': 'tooLong' }],
    [{ field: 'url', value: 'javascript:alert(1)' }, { 'changes.0.value': 'url' }],
    [{ field: 'priceModel', value: 'cheap' }, { 'changes.0.value': 'choice' }],
    [{ field: 'categories', value: 'Audio!' }, { 'changes.0.value': 'choice' }],
    [{ field: 'categories', value: 'a b c d e f g' }, { 'changes.0.value': 'tooMany' }],
    [{ field: 'features', value: Array.from({ length: 21 }, (_, index) => index).join('\n') }, { 'changes.0.value': 'tooMany' }],
    [{ field: 'tagline', language: 'de', value: 'x' }, { 'changes.0.language': 'choice' }],
  ])('refuses %j', (change, expected) => {
    expect(errors(withChange(change))).toEqual(expected);
  });

  it('refuses duplicate, missing and too many changes', () => {
    const change = { field: 'tagline', value: 'x' };
    expect(errors({ ...valid, changes: [change, { ...change, language: 'nl' }] })).toEqual({ changes: 'choice' });
    expect(errors({ ...valid, changes: [change, { ...change, language: 'en' }] })).toEqual({});
    expect(errors({ ...valid, changes: [] })).toEqual({ changes: 'required' });
    expect(errors({ ...valid, changes: Array.from({ length: 13 }, () => change) })).toEqual({ changes: 'tooMany' });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (changes) => typeof editProposalSchema.safeParse({ ...valid, changes }).success === 'boolean'));
    fc.assert(fc.property(fc.anything(), (change) => typeof editProposalSchema.safeParse(withChange(change)).success === 'boolean'));
  });
});
