import { describe, expect, test } from 'vitest';
import type { TextPair, TranslationSheet } from '@/cms/translations/types';
import { editsIn, keyOf, rebaseEdits, settledIn, unsavedIn } from './edits';

const pair = (path: string, en: string | null, nl: string | null): TextPair => ({
  path,
  label: { en: path, nl: path },
  kind: 'text',
  maxLength: null,
  isRequired: false,
  values: { en, nl },
  states: { en: 'fine', nl: 'fine' },
  source: 'en',
  sourceChange: null,
});
const sheet = (...pairs: TextPair[]): TranslationSheet => ({
  collection: 'pages',
  id: 1,
  title: 'Page',
  seen: '',
  isPublished: false,
  hasDraft: true,
  pairs,
});
const english = keyOf('title', 'en');
const dutch = keyOf('title', 'nl');

describe('an unsaved text', () => {
  test('of an earlier visit is found if its field is there and holds another text', () => {
    const gone = keyOf('gone', 'nl');
    expect(unsavedIn(sheet(pair('title', 'Old', null)), { [english]: 'Old', [dutch]: 'Nieuw', [gone]: 'Weg' })).toEqual({ [dutch]: 'Nieuw' });
  });

  const before = sheet(pair('title', 'Old', null), pair('row', 'Row', null));

  test('stays unsaved when the other language is saved', () => {
    const edits = { [english]: 'New', [dutch]: 'Nieuw' };
    const { unsaved } = rebaseEdits(edits, before, sheet(pair('title', 'New', null)), editsIn(edits, 'en'));
    expect(unsaved).toEqual({ [dutch]: 'Nieuw' });
  });

  test('is settled once a save has dropped it, not before', () => {
    const edits = { [english]: 'New', [dutch]: 'Nieuw' };
    expect(settledIn(edits, edits)).toEqual({});
    expect(settledIn(edits, { [dutch]: 'Nieuw' })).toEqual({ [english]: 'New' });
  });

  test('is saved when the server stored it trimmed', () => {
    const edits = { [english]: 'New ' };
    expect(rebaseEdits(edits, before, sheet(pair('title', 'New', null)), edits).unsaved).toEqual({});
  });

  test('stays unsaved when more was typed during the save, and isn’t overtaken', () => {
    const { unsaved, overtaken } = rebaseEdits({ [english]: 'Newer' }, before, sheet(pair('title', 'New', null)), { [english]: 'New' });
    expect(unsaved).toEqual({ [english]: 'Newer' });
    expect(overtaken.size).toBe(0);
  });

  test('stays unsaved when somebody else saved another text, and is overtaken', () => {
    const { unsaved, overtaken } = rebaseEdits({ [english]: 'Mine' }, before, sheet(pair('title', 'Theirs', null)));
    expect(unsaved).toEqual({ [english]: 'Mine' });
    expect([...overtaken]).toEqual([english]);
  });

  test('comes back in words when its field is gone', () => {
    const { unsaved, orphans } = rebaseEdits({ [keyOf('row', 'nl')]: 'Rij' }, before, sheet(pair('title', 'Old', null)));
    expect(unsaved).toEqual({});
    expect(orphans).toEqual(['Rij']);
  });
});
