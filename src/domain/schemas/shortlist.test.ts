import { describe, expect, it } from 'vitest';
import { parseForm } from './parse-form';
import { readShortlistForm, shortlistSchema } from './shortlist';

const FIELDS: [string, string][] = [
  ['name', 'Transcription'],
  ['seats', '5'],
  ['billing', 'month'],
  ['vat', 'without'],
  ['currency', 'EUR'],
  ['visibility', 'unlisted'],
  ['locale', 'en'],
];

function parsed(changes: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of FIELDS.filter(([known]) => changes.every(([changed]) => changed !== known))) data.append(name, value);
  for (const [name, value] of changes) data.append(name, value);
  return parseForm({ schema: shortlistSchema, read: readShortlistForm }, data, 'en');
}

describe('the form of a shortlist', () => {
  it('reads tools in their order, each with its own note', () => {
    expect(
      parsed([
        ['tool', '7'],
        ['note', 'Good\r\nat Dutch'],
        ['tool', '3'],
        ['note', ''],
      ]).input?.items,
    ).toEqual([
      { tool: 7, note: 'Good\nat Dutch' },
      { tool: 3, note: '' },
    ]);
  });

  it('has no weights unless one counts', () => {
    expect(parsed([]).input?.weights).toBeNull();
    expect(parsed([['w-privacy', '0']]).input?.weights).toBeNull();
    expect(parsed([['w-privacy', '4']]).input?.weights).toMatchObject({ privacy: 4, results: 0 });
  });

  it.each([
    [
      'a tool twice',
      [
        ['tool', '7'],
        ['note', ''],
        ['tool', '7'],
        ['note', ''],
      ],
      'items',
    ],
    [
      'a link in a note',
      [
        ['tool', '7'],
        ['note', 'see https://spam.example'],
      ],
      'items.0.note',
    ],
    [
      'a link without a scheme',
      [
        ['tool', '7'],
        ['note', 'see spam.example/buy'],
      ],
      'items.0.note',
    ],
    [
      'a note that is too long',
      [
        ['tool', '7'],
        ['note', 'x'.repeat(501)],
      ],
      'items.0.note',
    ],
    ['a link in the name', [['name', 'www.spam.example']], 'name'],
    ['nobody', [['seats', '0']], 'seats'],
    ['half a person', [['seats', '1.5']], 'seats'],
    ['people in words', [['seats', 'five']], 'seats'],
  ] as [string, [string, string][], string][])('refuses %s', (_what, changes, field) => {
    expect(Object.keys(parsed(changes).fields ?? {})).toEqual([field]);
  });

  it('takes sentences with full stops for no links', () => {
    expect(
      parsed([
        ['tool', '7'],
        ['note', 'Works well.And the price: 12.50/month, e.g. for two.'],
      ]).fields,
    ).toBeUndefined();
  });
});
