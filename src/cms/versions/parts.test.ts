import { type Field, flattenAllFields } from 'payload';
import { describe, expect, it } from 'vitest';
import { applyChange } from './parts';

const fields = flattenAllFields({
  fields: [
    { name: 'name', type: 'text', localized: true },
    { name: 'price', type: 'number' },
    {
      name: 'features',
      type: 'array',
      fields: [
        { name: 'text', type: 'text', localized: true },
        { name: 'level', type: 'number' },
      ],
    },
  ] as Field[],
});
const row = (id: string, text: unknown, level = 1) => ({ id, text, level });
const doc = (name: unknown, features: unknown[], price = 1) => ({ name, price, features });

describe('applyChange', () => {
  const draft = doc({ en: 'draft', nl: 'klad' }, [row('x', { en: 'draft x', nl: 'klad x' }), row('y', { en: 'draft y', nl: 'klad y' })]);
  const read = doc({ en: 'public', nl: null }, [row('x', { en: 'public x', nl: null }), row('y', { en: 'public y', nl: null })]);

  it.each([
    ['in another order', doc({ nl: null, en: 'public' }, [row('x', { nl: null, en: 'public x' }), row('y', { nl: null, en: 'public y' })])],
    ['without the absent one', doc({ en: 'public' }, [row('x', { en: 'public x' }), row('y', { en: 'public y' })])],
    ['after the other one changed', doc({ en: 'public', nl: 'n' }, [row('x', { en: 'public x', nl: 'n' }), row('y', { en: 'public y', nl: 'n' })])],
  ])('takes no text for changed when its languages are read %s', (_case, written) => {
    expect(applyChange(fields, draft, read, written, 'en')).toEqual(draft);
  });

  it('repeats a changed text of one language and a changed value', () => {
    const written = doc({ en: 'new', nl: null }, [row('x', { en: 'public x', nl: null }), row('y', { en: 'new y', nl: null }, 2)], 3);
    expect(applyChange(fields, draft, read, written, 'en')).toEqual(
      doc({ en: 'new', nl: 'klad' }, [row('x', { en: 'draft x', nl: 'klad x' }), row('y', { en: 'new y', nl: 'klad y' }, 2)], 3),
    );
  });

  it('repeats moved, added and removed rows and preserves the texts of those that stayed', () => {
    const written = doc(read.name, [row('z', { en: 'z', nl: 'not sent' }), row('x', { en: 'public x', nl: null })]);
    expect(applyChange(fields, draft, read, written, 'en')).toEqual(
      doc(draft.name, [row('z', { en: 'z', nl: null }), row('x', { en: 'draft x', nl: 'klad x' })]),
    );
  });

  it('leaves rows that only the draft has when the list did not change', () => {
    const more = { ...draft, features: [...draft.features, row('n', { en: 'n', nl: 'n' })] };
    expect(applyChange(fields, more, read, { ...read, price: 2 }, 'en')).toEqual({ ...more, price: 2 });
  });
});
