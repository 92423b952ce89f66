import { describe, expect, it } from 'vitest';
import { firstPart, splitCompound } from './compounds';

describe('a compound', () => {
  const words = new Set(['notulen', 'maker', 'video', 'bewerking', 'programma', 'vergadering', 'verslag', 'logo']);
  const split = (word: string) => splitCompound(word, (part) => words.has(part));

  it('is split into two known words, with or without a joint', () => {
    expect(split('notulenmaker')).toEqual(['notulen', 'maker']);
    expect(split('vergaderingsverslag')).toEqual(['vergadering', 'verslag']);
    expect(split('videobewerking')).toEqual(['video', 'bewerking']);
  });

  it('stays whole if a part is unknown', () => {
    expect(split('logowijzer')).toBeNull();
    expect(split('logo')).toBeNull();
    expect(split('videobewerkingsprogramma')).toEqual(['video', 'bewerking', 'programma']);
  });

  it('gives its beginning if nobody knows its end', () => {
    const first = (word: string) => firstPart(word, (part) => words.has(part));
    expect(first('vergaderingvolger')).toBe('vergadering');
    expect(first('logowijzer')).toBeNull();
    expect(first('vergaderingen')).toBeNull();
  });
});
