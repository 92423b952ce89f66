import { describe, expect, it } from 'vitest';
import { PREFERS_DUTCH, PREFERS_ENGLISH } from './first-visit';

const matches = (pattern: string, header: string) => new RegExp(`^${pattern}$`).test(header);

describe('the language requested by a browser', () => {
  it.each(['nl', 'nl-NL', 'nl-BE,nl;q=0.9,en;q=0.5', 'fr-FR,nl;q=0.8,en;q=0.6', 'NL-nl'])('is Dutch for "%s"', (header) => {
    expect(matches(PREFERS_DUTCH, header)).toBe(true);
    expect(matches(PREFERS_ENGLISH, header)).toBe(false);
  });

  it.each(['en', 'en-US,en;q=0.9', 'en-GB,en;q=0.9,nl;q=0.3', 'fr-FR,fr;q=0.9', 'de, en-GB;q=0.7, nl;q=0.2', '*, en', 'x-nl'])(
    'is English for "%s"',
    (header) => {
      expect(matches(PREFERS_DUTCH, header)).toBe(false);
      expect(matches(PREFERS_ENGLISH, header)).toBe(true);
    },
  );

  it.each(['*', '*;q=0.5', ' * '])('is any for "%s", as programs send it', (header) => {
    expect(matches(PREFERS_DUTCH, header)).toBe(false);
    expect(matches(PREFERS_ENGLISH, header)).toBe(false);
  });
});
