import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/domain/locales';
import { type DocumentStates, otherLocale, settleStates, type TextChange, type TextEntries } from './text-states';

type Known = Record<Locale, TextEntries>;

const NOTHING: Known = { en: {}, nl: {} };
const settle = (en: string | null, nl: string | null, known = NOTHING, change: TextChange | null = null) =>
  settleStates([{ path: 'name', hashes: { en, nl } }], known, change);
const entriesOf = ({ locales }: DocumentStates): Known => ({ en: locales.en.entries, nl: locales.nl.entries });
const saved = (...saves: [string | null, string | null][]) => saves.reduce((known, [en, nl]) => entriesOf(settle(en, nl, known)), NOTHING);
const by = (kind: TextChange['by'], locale: Locale = 'nl'): TextChange => ({ locale, paths: new Set(['name']), by: kind });

describe('settleStates', () => {
  it('takes English as the source of new texts in both languages', () => {
    expect(entriesOf(settle('a', 'b'))).toEqual({ en: {}, nl: { name: { state: 'fine', source: 'a', text: 'b' } } });
  });

  it('takes the only language as the source, also after the other follows', () => {
    expect(settle(null, 'b').locales.en).toMatchObject({ missing: 1, entries: { name: { state: 'missing' } } });
    expect(saved([null, 'b'], ['a', 'b']).en).toEqual({ name: { state: 'fine', source: 'b', text: 'a' } });
  });

  it('reports a change of the source until it is reverted or translated', () => {
    const translated = saved(['a', null], ['a', 'b']);
    expect(settle('a2', 'b', translated).locales.nl).toMatchObject({ changed: 1 });
    const changed = entriesOf(settle('a2', 'b', translated));
    expect(settle('a', 'b', changed).locales.nl).toMatchObject({ changed: 0 });
    expect(settle('a2', 'b2', changed).locales.nl).toMatchObject({ changed: 0, entries: { name: { source: 'a2' } } });
    expect(settle('a3', 'b3', translated).locales.nl).toMatchObject({ changed: 0 });
  });

  it('makes the translation the source when the source is emptied', () => {
    expect(saved(['a', 'b'], [null, 'b'])).toEqual({ en: { name: { state: 'missing' } }, nl: {} });
    expect(settle(null, null, saved(['a', 'b']))).toMatchObject({ total: 0, locales: { nl: { entries: {} } } });
  });

  it('preserves the machine mark until a person accepts, confirms or edits', () => {
    const known = saved(['a', null]);
    const drafted = entriesOf(settle('a', 'b', known, by('machine')));
    expect(settle('a', 'b', drafted).locales.nl).toMatchObject({ machine: 1 });
    expect(settle('a', 'b', drafted, by('accept')).locales.nl).toMatchObject({ machine: 0, missing: 0, changed: 0 });
    expect(settle('a', 'b2', drafted).locales.nl).toMatchObject({ machine: 0 });
    const changed = entriesOf(settle('a2', 'b', drafted));
    expect(changed.nl.name).toEqual({ state: 'changed', source: 'a', text: 'b', machine: true });
    expect(settle('a2', 'b', changed, by('accept')).locales.nl).toMatchObject({ changed: 1, machine: 0 });
    expect(settle('a2', 'b', changed, by('confirm')).locales.nl).toMatchObject({ changed: 0, machine: 0 });
    expect(settle('a2', 'b', changed, by('machine')).locales.nl).toMatchObject({ changed: 0, machine: 1 });
  });

  it('ignores a change of the other language or of another text', () => {
    const changed = saved(['a', 'b'], ['a2', 'b']);
    expect(settle('a2', 'b', changed, by('confirm', 'en')).locales.nl.changed).toBe(1);
    expect(settle('a2', 'b', changed, { ...by('confirm'), paths: new Set(['other']) }).locales.nl.changed).toBe(1);
  });

  it('is consistent after any saves', () => {
    const hash = fc.option(fc.constantFrom('1', '2', '3'), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(hash, hash), { minLength: 1, maxLength: 8 }), (saves) => {
        const known = saved(...saves.slice(0, -1));
        const [en, nl] = saves.at(-1) as [string | null, string | null];
        const result = settle(en, nl, known);
        const has = { en: en !== null, nl: nl !== null };
        expect(result.total).toBe(has.en || has.nl ? 1 : 0);
        for (const locale of ['en', 'nl'] as const) {
          expect(result.locales[locale].missing).toBe(!has[locale] && has[otherLocale(locale)] ? 1 : 0);
        }
        expect(settle(en, nl, entriesOf(result))).toEqual(result);
      }),
    );
  });
});
