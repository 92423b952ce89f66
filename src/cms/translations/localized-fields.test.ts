import { type Field, flattenAllFields, type SanitizedConfig } from 'payload';
import { describe, expect, it } from 'vitest';
import { ownInEachLanguage } from '../fields/own-in-each-language';
import { fieldChoices, localizedFields, textsOf } from './localized-fields';

const label = (name: string) => ({ en: name, nl: `${name} nl` });
const text = (name: string, more: Record<string, unknown> = {}) => ({ name, type: 'text', localized: true, label: label(name), ...more }) as Field;
const config = { blocks: [] } as unknown as SanitizedConfig;
const both = (en: string) => ({ en, nl: null });

const fields = flattenAllFields({
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Plain', fields: [text('title', { required: true, maxLength: 9 })] },
        { name: 'named', label: label('Named'), fields: [text('inner')] },
      ],
    },
    { type: 'row', fields: [{ type: 'collapsible', label: 'x', fields: [text('folded', { type: 'textarea' })] }] },
    { name: 'group', type: 'group', label: label('Group'), access: { read: () => false }, fields: [text('secret')] },
    {
      name: 'rows',
      type: 'array',
      label: label('Rows'),
      labels: { singular: label('Row') },
      fields: [text('Row'), { name: 'deeper', type: 'array', labels: { singular: label('Deep') }, fields: [text('name')] }],
    },
    { name: 'parts', type: 'blocks', blocks: [{ slug: 'quote', labels: { singular: label('Quote') }, fields: [text('words')] }] },
    text('hidden', { hidden: true }),
    text('veiled', { admin: { hidden: true } }),
    text('list', { hasMany: true }),
    text('same', { localized: false }),
    text('own', { custom: ownInEachLanguage }),
    { name: 'data', type: 'json', localized: true },
    { name: 'whole', type: 'group', localized: true, fields: [text('x')] },
  ] as Field[],
});

const doc = {
  title: both('Title'),
  named: { inner: both('Inner') },
  group: { secret: both('S') },
  rows: [
    { id: 'a', Row: both('1'), deeper: [{ id: 'b', name: both('2') }] },
    { id: 'c', Row: null },
  ],
  parts: [
    { id: 'd', blockType: 'quote', words: both('Q') },
    { id: 'e', blockType: 'unknown' },
  ],
};

describe('textsOf', () => {
  const texts = textsOf(fields, doc, config);

  it('finds every localized text and nothing else', () => {
    expect(texts.map(({ path, position }) => [path, position])).toEqual([
      ['title', 'title'],
      ['named.inner', 'named.inner'],
      ['folded', 'folded'],
      ['group.secret', 'group.secret'],
      ['rows.a.Row', 'rows.0.Row'],
      ['rows.a.deeper.b.name', 'rows.0.deeper.0.name'],
      ['rows.c.Row', 'rows.1.Row'],
      ['parts.d.words', 'parts.0.words'],
    ]);
    expect(localizedFields(fields, undefined).map((field) => field.name)).toEqual(['title', 'inner', 'folded', 'secret', 'Row', 'name', 'words']);
  });

  it('returns the position of each', () => {
    expect(texts.map(({ label: { en } }) => en)).toEqual([
      'title',
      'Named · inner',
      'folded',
      'Group · secret',
      'Row 1',
      'Row 1 · Deep 1 · name',
      'Row 2',
      'Quote 1 · words',
    ]);
    expect(texts[5]?.label.nl).toBe('Row nl 1 · Deep nl 1 · name nl');
  });

  it('returns the constraints of each', () => {
    expect(texts[0]).toMatchObject({ kind: 'text', isRequired: true, maxLength: 9, isPrivate: false, values: { en: 'Title', nl: null } });
    expect(texts[2]).toMatchObject({ kind: 'textarea', isRequired: false, maxLength: null, values: { en: null, nl: null } });
    expect(texts[3]).toMatchObject({ isPrivate: true });
  });
});

describe('fieldChoices', () => {
  it('names every field once', () => {
    const choices = fieldChoices(fields, []);
    expect(choices.map(({ path }) => path)).toEqual([
      'title',
      'named.inner',
      'folded',
      'group.secret',
      'rows.Row',
      'rows.deeper.name',
      'parts.words',
    ]);
    expect(choices[4]?.label).toEqual({ en: 'Rows · Row', nl: 'Rows nl · Row nl' });
  });
});
