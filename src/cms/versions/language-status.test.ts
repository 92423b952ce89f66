import { type Field, flattenAllFields } from 'payload';
import { describe, expect, it } from 'vitest';
import { languageStatus } from './language-status';

const fields = flattenAllFields({
  fields: [
    { name: 'name', type: 'text', localized: true },
    { name: 'price', type: 'number' },
    { name: 'features', type: 'array', fields: [{ name: 'text', type: 'text', localized: true }] },
    { name: 'updatedBy', type: 'number' },
  ] as Field[],
});

const both = (en: string | null, nl: string | null) => ({ en, nl });
const doc = (name: unknown, more: Record<string, unknown> = {}) => ({ name, price: 1, features: [], ...more });

describe('languageStatus', () => {
  it.each([
    ['a published document', doc(both('A', 'B')), doc(both('A', 'B')), 'public', 'public', false],
    ['a new document', null, doc(both('A', null)), 'draft', 'missing', false],
    ['a changed English text', doc(both('A', 'B')), doc(both('A!', 'B')), 'ahead', 'public', false],
    ['a text that only the draft lacks', doc(both('A', 'B')), doc(both('A', null)), 'public', 'ahead', false],
    ['a first Dutch text', doc(both('A', null)), doc(both('A', 'B')), 'public', 'draft', false],
    ['a changed price', doc(both('A', null)), doc(both('A', null), { price: 2 }), 'public', 'missing', true],
    ['a save by someone else', doc(both('A', 'B')), doc(both('A', 'B'), { updatedBy: 2 }), 'public', 'public', false],
    [
      'a changed text of a row',
      doc(both('A', 'B'), { features: [{ id: 'x', text: both('a', 'b') }] }),
      doc(both('A', 'B'), { features: [{ id: 'x', text: both('a', 'c') }] }),
      'public',
      'ahead',
      false,
    ],
    [
      'rows in another order',
      doc(both('A', 'B'), {
        features: [
          { id: 'x', text: both('a', 'b') },
          { id: 'y', text: both('c', 'd') },
        ],
      }),
      doc(both('A', 'B'), {
        features: [
          { id: 'y', text: both('c', 'd') },
          { id: 'x', text: both('a', 'b') },
        ],
      }),
      'public',
      'public',
      true,
    ],
  ] as const)('tells the languages of %s apart', (_case, shown, draft, en, nl, isSharedAhead) => {
    expect(languageStatus(fields, shown as never, draft as never)).toEqual({ languages: { en, nl }, isSharedAhead });
  });
});
