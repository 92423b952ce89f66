import { en } from '@payloadcms/translations/languages/en';
import { nl } from '@payloadcms/translations/languages/nl';
import { expect, it } from 'vitest';
import ownEnglish from './messages/payload-en.json';
import ownDutch from './messages/payload-nl.json';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}:`)));

const english = Object.fromEntries(flat(en.translations as Texts));
const corrections = Object.fromEntries(flat(ownDutch));
const dutch = { ...Object.fromEntries(flat(nl.translations as Texts)), ...corrections };
const LOANWORDS = ['account', 'dashboard', 'document', 'filter', 'filters', 'menu', 'open', 'type', 'status'];

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].sort();

it('addresses editors informally in Payload’s Dutch texts', () => {
  expect(Object.entries(dutch).filter(([, text]) => /\b(?:u|uw)\b/i.test(text))).toEqual([]);
});

it('leaves no English in Payload’s Dutch texts', () => {
  const same = Object.entries(dutch).filter(([key, text]) => text === english[key] && !LOANWORDS.includes(text.toLowerCase()));
  expect(same).toEqual([]);
});

it('corrects only texts that Payload has, and leaves no value out', () => {
  for (const [key, text] of [...Object.entries(corrections), ...flat(ownEnglish)]) {
    expect(Object.keys(english), key).toContain(key);
    expect(placeholders(english[key] ?? ''), key).toEqual(expect.arrayContaining(placeholders(text)));
  }
});
