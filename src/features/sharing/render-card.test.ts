import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawableText } from '@/seo/share-image/drawable-text';
import type { ShareCard } from '@/seo/share-image/share-card';
import { fitText, fitTitle } from './card-picture';
import { renderCard } from './render-card';

const card: ShareCard = {
  kind: 'tool',
  slug: 'some-tool',
  locale: 'en',
  productName: 'AI Tool Compass',
  host: 'example.com',
  label: 'AI tool',
  title: 'Some Tool',
  text: 'Does something',
  mark: { src: '/logos/some-tool.0123456789.svg', background: '#aa0000', ink: '#ffffff', monogram: 'S' },
  rating: '4.6 · 2 reviews',
  verified: 'Verified',
  fact: null,
};

/** Longer texts are cut. */
const PER_CARD = 200;
const LOGO = { x: 167, y: 315 };

async function colorAt(png: Buffer, { x, y }: { x: number; y: number }): Promise<number[]> {
  return [...(await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

/** Includes loading the renderer. */
const DRAWING_MS = 60_000;

describe('renderCard', { timeout: DRAWING_MS }, () => {
  const asked: string[] = [];
  const real = globalThis.fetch;

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      // The renderer's own WebAssembly.
      if (String(input).startsWith('data:')) return real(input, init);
      asked.push(String(input));
      return Promise.reject(new Error('no network'));
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('draws 1200 by 630 pixels with the logo on its color', async () => {
    const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#00ff00"/></svg>');
    const png = await renderCard(card, logo);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const [red = 0, green = 0] = await colorAt(png, LOGO);
    expect(green).toBeGreaterThan(200);
    expect(red).toBeLessThan(60);
  });

  it('draws the letter for an unreadable logo', async () => {
    const png = await renderCard(card, Buffer.from('no picture'));
    expect(await colorAt(png, { x: 90, y: LOGO.y }).then(([red = 0]) => red)).toBeGreaterThan(120);
  });

  it('makes no network requests for any text or logo', async () => {
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><image href="http://127.0.0.1:9/x.png" width="10" height="10"/><style>@import url(http://127.0.0.1:9/x.css)</style></svg>',
    );
    const strange = '通义千问 🎉 مرحبا ☃ ① 𝕏 \u{1F468}\u200d\u{1F4BB} <b>&amp;';
    await renderCard({ ...card, title: strange, text: strange, rating: strange, label: strange, productName: strange }, logo);
    await renderCard({ ...card, mark: { icon: 'no-such-icon' }, title: 'x'.repeat(2000), text: 'y '.repeat(1000) }, null);
    const all = drawableText(Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).join(''));
    const characters = [...new Set(all)].join('');
    expect(characters.length).toBeGreaterThan(300);
    for (let start = 0; start < characters.length; start += PER_CARD) {
      const some = characters.slice(start, start + PER_CARD);
      await renderCard({ ...card, title: `a ${some}`, label: some, mark: null }, null);
    }
    expect(asked).toEqual([]);
  });
});

describe('fitTitle', () => {
  it('is large for a short name and smaller for a long one', () => {
    expect(fitTitle('Claude', 800, 190).size).toBeGreaterThan(fitTitle('Microsoft 365 Copilot for Finance', 800, 190).size);
  });

  it('gives a long Dutch word a size at which it does not break', () => {
    const { size } = fitTitle('intelligentieverordening', 800, 190);
    expect(24 * size * 0.6).toBeLessThanOrEqual(800);
  });

  it('always returns a line', () => {
    expect(fitTitle('x'.repeat(500), 100, 10).lines).toBe(1);
  });
});

describe('fitText', () => {
  it('cuts at the end of a word', () => {
    expect(fitText(`${'word '.repeat(40)}end`, 1000)).toMatch(/ word…$/);
  });

  it('leaves a fitting text unchanged', () => {
    expect(fitText('Short.', 1000)).toBe('Short.');
  });
});
