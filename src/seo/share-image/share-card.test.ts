import { describe, expect, it } from 'vitest';
import { drawableCard, type ShareCard, shareImage, shareImagePath, slugInFile } from './share-card';

const card: ShareCard = {
  kind: 'tool',
  slug: 'some-tool',
  locale: 'nl',
  productName: 'AI Tool Compass',
  host: 'example.com',
  label: 'AI-tool',
  title: 'Some Tool',
  text: 'Doet iets',
  mark: { src: null, background: '#00677c', ink: '#ffffff', monogram: 'S' },
  rating: null,
  verified: null,
  fact: null,
};

describe('shareImagePath', () => {
  it('names the language, kind and page, and is stable for the same card', () => {
    expect(shareImagePath(card)).toMatch(/^\/og\/nl\/tool\/some-tool-[0-9a-f]{16}\.png$/);
    expect(shareImagePath({ ...card })).toBe(shareImagePath(card));
  });

  it('changes with everything drawn', () => {
    const changed: ShareCard[] = [
      { ...card, title: 'Other' },
      { ...card, text: null },
      { ...card, label: 'Tool' },
      { ...card, rating: '4,6 · 2 reviews' },
      { ...card, verified: 'Geverifieerd' },
      { ...card, fact: '3 tools' },
      { ...card, productName: 'Other name' },
      { ...card, host: 'example.org' },
      { ...card, mark: { src: '/logos/some-tool.0123456789.svg', background: '#00677c', ink: '#ffffff', monogram: 'S' } },
      { ...card, mark: { icon: 'code' } },
    ];
    expect(new Set([card, ...changed].map(shareImagePath)).size).toBe(changed.length + 1);
  });

  it('does not change with undrawable characters', () => {
    expect(shareImagePath({ ...card, title: 'Some Tool 🎉' })).toBe(shareImagePath(card));
  });
});

describe('slugInFile', () => {
  it('finds the slug before the hash, also in a slug with hyphens', () => {
    expect(slugInFile(shareImagePath(card).split('/').at(-1) ?? '')).toBe('some-tool');
  });

  it.each(['some-tool.png', 'some-tool-0123.png', '../x-0123456789abcdef.png', 'Some-0123456789abcdef.png', 'a-0123456789abcdef.svg'])(
    'finds no slug in %s',
    (file) => {
      expect(slugInFile(file)).toBeNull();
    },
  );
});

describe('drawableCard', () => {
  it('replaces a title and an initial in another script', () => {
    const drawn = drawableCard({ ...card, title: '通义 ·', mark: { src: null, background: '#fff', ink: '#000', monogram: '通' } });
    expect(drawn.title).toBe('some tool');
    expect(drawn.mark).toMatchObject({ monogram: '•' });
  });
});

describe('shareImage', () => {
  it('describes the image in words', () => {
    expect(shareImage(card)).toMatchObject({ width: 1200, height: 630, alt: 'Some Tool: Doet iets' });
  });
});
