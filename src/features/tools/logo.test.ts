import { describe, expect, it } from 'vitest';
import { env } from '@/env';
import type { Media } from '@/payload-types';
import { logoFile, logoOf, logoWall, toolLogo } from './logo';

describe('a tool’s logo', () => {
  it('is its SVG under a name that changes with its content', () => {
    const svg = '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
    const { src } = toolLogo({ slug: 'x', name: 'X', logo: { svg, background: '#ffffff' } });
    expect(src).toBe(`/logos/${logoFile('x', svg)}`);
    expect(logoFile('x', svg)).not.toBe(logoFile('x', `${svg} `));
  });

  it('is an uploaded image by its path, whatever the origin of the page', () => {
    const image = { url: `${env.SITE_URL}/api/media/file/logo.png` } as Media;
    expect(toolLogo({ slug: 'x', name: 'X', logo: { image } }).src).toBe('/api/media/file/logo.png');
  });

  it('is a monogram when missing', () => {
    expect(toolLogo({ slug: 'frase', name: 'frase', logo: {} })).toEqual({ src: null, background: '#00677c', monogram: 'Fr', ink: '#ffffff' });
  });
});

describe('a wall of logos', () => {
  const wall = (...sources: (string | null)[]) =>
    logoWall(sources.map((src) => logoOf({ name: 'Tool', src, background: null }))).map(({ src }) => src);

  it('has full rows of drawn logos, each picture once', () => {
    expect(wall(null, '/logos/a.00.svg', '/logos/b.11.svg', '/logos/c.00.svg', '/logos/d.22.svg', '/logos/e.33.svg', '/logos/f.44.svg')).toHaveLength(
      4,
    );
    expect(wall('/media/a.webp', '/media/b.webp', '/media/c.webp', '/media/d.webp')).toHaveLength(4);
    expect(wall('/logos/a.00.svg', null)).toEqual([]);
  });
});
