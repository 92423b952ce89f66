import { describe, expect, it } from 'vitest';
import { env } from '@/env';
import type { Media } from '@/payload-types';
import { logoFile, toolLogo } from './logo';

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
