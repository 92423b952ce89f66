import { describe, expect, it } from 'vitest';
import { dutchRoot } from './word-forms';

/** Stems as PostgreSQL's Dutch stemmer leaves the words. */
const rootsOf = (...stems: string[]) => [...new Set(stems.map(dutchRoot))];

describe('forms of a Dutch word', () => {
  it('share a root where the stemmer keeps verbs apart', () => {
    expect(rootsOf('notuleert', 'notuler', 'genotuleerd', 'genotuleerde')).toEqual(['notuler']);
    expect(rootsOf('vertaalt', 'vertaald', 'vertal')).toEqual(['vertal']);
    expect(rootsOf('schrijft', 'schrijv')).toEqual(['schrijf']);
    expect(rootsOf('knipt', 'knipp')).toEqual(['knip']);
    expect(rootsOf('genereert', 'generer')).toEqual(['generer']);
  });

  it('share a root with their diminutives', () => {
    expect(rootsOf('filmpjes', 'filmpj', 'film')).toEqual(['film']);
    expect(rootsOf('verhaaltjes', 'verhal')).toEqual(['verhal']);
    expect(rootsOf('tekeningetj', 'tekening')).toEqual(['tekening']);
    expect(dutchRoot('schilderij')).toBe('schilderij');
  });

  it('are left alone if little would be left of them', () => {
    expect(dutchRoot('lied')).toBe('lied');
    expect(dutchRoot('kaart')).toBe('kaart');
  });
});
