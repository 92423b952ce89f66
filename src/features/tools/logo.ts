import { createHash } from 'node:crypto';
import { routes } from '@/domain/routes';
import type { Tool } from '@/payload-types';

export interface Logo {
  /** Address of the image; null means that a monogram is drawn. */
  src: string | null;
  background: string;
  /** First letter of the name, for the monogram. */
  initial: string;
  /** Color of the monogram that reads best on the background. */
  ink: string;
}

const FALLBACK_BACKGROUND = '#00677c';
const LIGHT_INK = '#ffffff';
const DARK_INK = '#0b1418';
const HASH_LENGTH = 10;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White or near-black, whichever contrasts more with a background. */
export function inkOn(background: string): string {
  const value = luminance(background);
  return 1.05 / (value + 0.05) >= (value + 0.05) / 0.06 ? LIGHT_INK : DARK_INK;
}

/** File name of a tool's SVG logo; its content is part of the name, so that it can be cached forever. */
export function logoFile(slug: string, svg: string): string {
  return `${slug}.${createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH)}.svg`;
}

/** What to draw for a tool: its uploaded image, else its SVG, else a monogram. */
export function toolLogo({ slug, name, logo }: Pick<Tool, 'slug' | 'name' | 'logo'>): Logo {
  const background = logo?.background ?? FALLBACK_BACKGROUND;
  const image = typeof logo?.image === 'object' ? logo.image : null;
  const src = image ? (image.sizes?.small?.url ?? image.url ?? null) : logo?.svg ? routes.logo(logoFile(slug, logo.svg)) : null;
  return { src, background, initial: ([...name.trim()][0] ?? '?').toUpperCase(), ink: inkOn(background) };
}
