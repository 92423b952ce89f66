import { describe, expect, it } from 'vitest';
import { draftOf, withTyped } from './draft-store';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('the draft of a form', () => {
  it('is nothing as long as only choices are made that the form makes itself', () => {
    expect(draftOf(form({ name: '', planKind: 'paid', planCurrency: 'EUR', locale: 'nl' }))).toBeNull();
  });

  it('keeps texts and choices, and neither proof nor trap', () => {
    expect(draftOf(form({ name: 'A', planKind: 'free', proof: 'x', website_confirm: 'y', locale: 'nl' }))).toEqual({
      name: ['A'],
      planKind: ['free'],
    });
  });

  it('gives way to what was typed before it could be shown', () => {
    const kept = { name: ['Old'], tagline: ['Kept'], planKind: ['free'] };
    expect(withTyped(kept, { name: ['New'], tagline: [''], planKind: ['paid'] })).toEqual({ name: ['New'], tagline: ['Kept'], planKind: ['free'] });
  });
});
