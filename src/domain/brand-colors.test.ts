import { describe, expect, it } from 'vitest';
import { inkOn, monogramOf } from './brand-colors';

describe('letters on a color', () => {
  it.each([
    ['#ffc300', '#0b1418'],
    ['#ffffff', '#0b1418'],
    ['#1a1a2e', '#ffffff'],
    ['#00677c', '#ffffff'],
  ])('on %s are %s', (background, ink) => {
    expect(inkOn(background)).toBe(ink);
  });
});

it.each([
  ['Stable Diffusion', 'SD'],
  ['DeepL', 'DL'],
  ['Runway', 'Ru'],
  ['beautiful.ai', 'Be'],
  ['n8n', 'N8'],
  ['GPT-4 Turbo', 'G4'],
  ['通义千问', '通'],
  ['Élan vital', 'ÉV'],
  ['Q', 'Q'],
  ['?!', '?'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram);
});
