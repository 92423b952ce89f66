import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contrast } from '@/domain/brand-colors';
import { loadContent } from './load-content';
import { loadLogo } from './logos';

const SIZE = 48;
/** As much as this of what a logo draws contrasts at least so much with its background. */
const SEEN_SHARE = 0.5;
const SEEN_CONTRAST = 2;

const hex = (...channels: number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The share of what an SVG draws that stands out from a background, 0 to 1. */
async function seenShare(svg: string, background: string): Promise<number> {
  const pixels = await sharp(Buffer.from(svg), { density: 200 }).resize(SIZE, SIZE, { fit: 'inside' }).ensureAlpha().raw().toBuffer();
  const drawn = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const color = hex(red, green, blue);
    drawn.set(color, (drawn.get(color) ?? 0) + alpha);
  }
  const sum = (areas: [string, number][]) => areas.reduce((total, [, area]) => total + area, 0);
  const all = [...drawn];
  return sum(all.filter(([color]) => contrast(color, background) >= SEEN_CONTRAST)) / sum(all);
}

// A logo has its own background in both themes, and also with forced colors (`.tool-logo`).
it('every seeded logo stands out from its background', async () => {
  const unseen: string[] = [];
  for (const { slug, logo } of loadContent().tools) {
    const svg = loadLogo(logo);
    if (svg && (await seenShare(svg, logo.background)) < SEEN_SHARE) unseen.push(`${slug} on ${logo.background}`);
  }
  expect(unseen).toEqual([]);
});

it('a white logo on white does not', async () => {
  expect(await seenShare('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9z"/></svg>', '#ffffff')).toBe(0);
});
