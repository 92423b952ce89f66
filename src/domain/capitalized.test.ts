import { expect, it } from 'vitest';
import { capitalized, inSentence } from './capitalized';

it('capitalizes the first letter only', () => {
  expect(['developers', 'één', 'AI-makers', '3D artists', ''].map(capitalized)).toEqual(['Developers', 'Één', 'AI-makers', '3D artists', '']);
});

it('writes names small in a sentence, but for abbreviations and languages', () => {
  const names = ['Write code', 'Één ding', 'SEO texts', '3D models', 'Nederlandse interface'];
  expect(names.map(inSentence)).toEqual(['write code', 'één ding', 'SEO texts', '3D models', 'Nederlandse interface']);
});
