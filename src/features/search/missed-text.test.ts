import { expect, test } from 'vitest';
import { env } from '@/env';
import { missedText, refinedText } from './missed-text';

test.each([
  ['  Kookrobot  ', 'kookrobot'],
  ['Één-op-één  coaching!', 'een op een coaching'],
  ['GPT-4 voor boekhouders', 'gpt 4 voor boekhouders'],
  ['notion.so', 'notion so'],
  ['top 10 of 2026', 'top 10 of 2026'],
])('"%s" is counted as "%s"', (typed, counted) => {
  expect(missedText(typed)).toBe(counted);
});

test.each(['', 'ai', '?!', ' a-b '])('"%s" is too short to mean anything', (typed) => {
  expect(missedText(typed)).toBeNull();
});

test.each([
  'jan.jansen@example.com',
  'mail jan@localhost',
  '+31 6 1234 5678',
  '06-12345678',
  'NL91 ABNA 0417 1643 00',
  'https://example.com/reset',
  'www.example.com/u/123',
  'example.com/reset?token=abc',
  'sk-proj-a1b2c3d4e5f6g7h8i9j0',
])('"%s" may be private and is dropped', (typed) => {
  expect(missedText(typed)).toBeNull();
});

test.each([
  ['/tools?q=Muziek', 'ai muziek maken', 'muziek'],
  ['/nl/tools?q=muziek&free=1', 'muziekgenerator', 'muziek'],
  ['/tools?q=muziek&p=2', 'Muziek', null],
  ['/tools?q=gratis+muziek+maken', 'muziek maken', null],
  ['/tools?q=me%40example.com', 'contact', null],
  ['/tools', 'muziek', null],
  ['/dictionary?q=muziek', 'geluid', null],
  ['https://elsewhere.example/tools?q=muziek', 'geluid', null],
  ['not an address', 'geluid', null],
])('coming from %s to search for “%s”, %s was refined', (from, now, refined) => {
  const referer = from.startsWith('/') ? `${env.SITE_URL}${from}` : from;
  expect(refinedText(referer, now)).toBe(refined);
  expect(refinedText(null, now)).toBeNull();
});
