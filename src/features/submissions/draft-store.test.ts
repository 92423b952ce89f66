import { describe, expect, it } from 'vitest';
import { draftOf, mergeDrafts } from './draft-store';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe('a form draft', () => {
  it('is null while only selects have values', () => {
    expect(draftOf(form({ name: '', planKind: 'paid', planCurrency: 'EUR', locale: 'nl' }))).toBeNull();
  });

  it('contains texts and choices, but neither proof nor honeypot', () => {
    expect(draftOf(form({ name: 'A', planKind: 'free', proof: 'x', website_confirm: 'y', locale: 'nl' }))).toEqual({
      name: ['A'],
      planKind: ['free'],
    });
  });

  it('is overridden by text typed before it could be shown', () => {
    const saved = { name: ['Old'], tagline: ['Saved'], planKind: ['free'] };
    expect(mergeDrafts(saved, { name: ['New'], tagline: [''], planKind: ['paid'] })).toEqual({
      name: ['New'],
      tagline: ['Saved'],
      planKind: ['free'],
    });
  });
});
