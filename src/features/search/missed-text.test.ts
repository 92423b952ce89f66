import { expect, test } from 'vitest';
import { missedText } from './missed-text';

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
