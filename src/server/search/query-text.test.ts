import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_MAX_LENGTH, SEARCH_MAX_WORDS } from '@/domain/limits';
import { deletions, fold, isOneEditAway, parseSearchText, signPattern, spellSigns } from './query-text';

describe('a search text', () => {
  it('is folded to lowercase letters and digits with single spaces', () => {
    expect(fold('  Créme-Brûlée & “CO”! ')).toBe('creme brulee co');
    expect(fold('Straße, Øre, Œuvre')).toBe('strasse ore oeuvre');
  });

  it('is empty without a letter or a digit', () => {
    for (const text of ['', '   ', '!?&|', '\u0000\u202e', undefined, null]) expect(parseSearchText(text)).toBeNull();
  });

  it('drops excess and invisible characters', () => {
    const long = parseSearchText('word '.repeat(50));
    expect(long?.words).toHaveLength(SEARCH_MAX_WORDS);
    expect(long?.shown.length).toBeLessThanOrEqual(SEARCH_MAX_LENGTH);
    expect(parseSearchText('vi\u0000deo \u202e now')?.shown).toBe('vi deo now');
  });
});

describe('a word with signs', () => {
  it('spells them where they are part of a name', () => {
    expect(spellSigns('c++, C# (f#) and .net')).toBe('cplusplus, Csharp (fsharp) and dotnet');
    for (const text of ['a+b', 'free+', 'no# 5', 'asp.net', 'end. next', '…', 'c++11', 'ab#']) expect(spellSigns(text)).toBe(text);
  });

  it('keeps them', () => {
    expect(parseSearchText('C++, c# and “.NET”')).toMatchObject({ words: ['c', 'c', 'and', 'net'], signed: ['c++', 'c#', '.net'], dotted: [] });
    expect(parseSearchText('(Node.js) or asp.net?')).toMatchObject({ signed: [], dotted: ['node.js', 'asp.net'] });
    expect(parseSearchText('Notepad++')?.signed).toEqual(['notepad++']);
  });

  it('is none when the signs mean nothing', () => {
    for (const text of ['video +', '# video', 'Disney+', 'gpt-4.1', 'end.', '...', 'a & b', 'what?!']) {
      expect(parseSearchText(text) ?? { signed: [], dotted: [] }, text).toMatchObject({ signed: [], dotted: [] });
    }
  });

  it('is looked up at the beginning of a word, with its signs taken literally', () => {
    expect(['c++', 'node.js', '.net'].map(signPattern)).toEqual(['(^|[^[:alnum:]])c\\+\\+', '(^|[^[:alnum:]])node\\.js', '\\.net']);
  });
});

describe('a mistyped word', () => {
  it('has one letter removed, added or changed, or two swapped', () => {
    for (const typed of ['jaspr', 'jassper', 'jaspor', 'jsaper', 'jasper']) expect(isOneEditAway(typed, 'jasper'), typed).toBe(true);
    for (const typed of ['japser1', 'jspr', 'xasoer', 'casper1']) expect(isOneEditAway(typed, 'jasper'), typed).toBe(false);
  });

  it('shares a form with one letter removed with the intended word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 4, maxLength: 10 });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...'abcdefx'), fc.nat(3), (meant, at, letter, kind) => {
        const letters = [...meant];
        const place = at % letters.length;
        const swap = Math.min(place, letters.length - 2);
        const typed = [
          letters.toSpliced(place, 1),
          letters.toSpliced(place, 0, letter),
          letters.with(place, letter),
          letters.toSpliced(swap, 2, letters[swap + 1] ?? '', letters[swap] ?? ''),
        ][kind]?.join('');
        const shared = new Set(deletions(meant));
        expect(deletions(typed ?? '').some((part) => shared.has(part))).toBe(true);
        expect(isOneEditAway(typed ?? '', meant)).toBe(true);
      }),
    );
  });
});
