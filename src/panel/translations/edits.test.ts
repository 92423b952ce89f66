import { describe, expect, test } from 'vitest';
import type { TextPair, TranslationSheet } from '@/cms/translations/types';
import { editsIn, keyOf, rebaseEdits } from './edits';

const pair = (path: string, en: string | null, nl: string | null): TextPair => ({
  path,
  label: { en: path, nl: path },
  kind: 'text',
  maxLength: null,
  isRequired: false,
  values: { en, nl },
  states: { en: 'fine', nl: 'fine' },
  source: 'en',
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

describe('what was typed and not saved', () => {
  const before = sheet(pair('title', 'Old', null), pair('row', 'Row', null));

  test('in the other language stays unsaved when one language is saved', () => {
    const edits = { [english]: 'New', [dutch]: 'Nieuw' };
    const { kept } = rebaseEdits(edits, before, sheet(pair('title', 'New', null)), editsIn(edits, 'en'));
    expect(kept).toEqual({ [dutch]: 'Nieuw' });
  });

  test('is done with when the server stored it tidied up', () => {
    const edits = { [english]: 'New ' };
    expect(rebaseEdits(edits, before, sheet(pair('title', 'New', null)), edits).kept).toEqual({});
  });

  test('stays when more was typed while the save was under way, and is not called somebody else’s', () => {
    const { kept, overtaken } = rebaseEdits({ [english]: 'Newer' }, before, sheet(pair('title', 'New', null)), { [english]: 'New' });
    expect(kept).toEqual({ [english]: 'Newer' });
    expect(overtaken.size).toBe(0);
  });

  test('stays beside what somebody else saved meanwhile, and is pointed out', () => {
    const { kept, overtaken } = rebaseEdits({ [english]: 'Mine' }, before, sheet(pair('title', 'Theirs', null)));
    expect(kept).toEqual({ [english]: 'Mine' });
    expect([...overtaken]).toEqual([english]);
  });

  test('is handed back in words when its field is gone', () => {
    const { kept, orphans } = rebaseEdits({ [keyOf('row', 'nl')]: 'Rij' }, before, sheet(pair('title', 'Old', null)));
    expect(kept).toEqual({});
    expect(orphans).toEqual(['Rij']);
  });
});
