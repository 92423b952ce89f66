import { createHash } from 'node:crypto';
import { inkOn, LOGO_BACKGROUND, monogramOf } from '@/domain/brand-colors';
import { routes } from '@/domain/routes';
import type { Tool } from '@/payload-types';
import { imagePath } from './image-path';

export interface Logo {
  /** URL of the image; null for a monogram. */
  src: string | null;
  background: string;
  monogram: string;
  /** Color of the monogram, with the best contrast. */
  ink: string;
}

const HASH_LENGTH = 10;

/** File name of an SVG logo. Contains a hash, so that it can be cached forever. */
export function logoFile(slug: string, svg: string): string {
  return `${slug}.${createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH)}.svg`;
}

/** A logo with a known URL. */
export function logoOf({ name, src, background }: { name: string; src: string | null; background: string | null }): Logo {
  const color = background ?? LOGO_BACKGROUND;
  return { src, background: color, monogram: monogramOf(name), ink: inkOn(color) };
}

const svgAddress = (slug: string, svg: string, isPublic: boolean) =>
  isPublic ? routes.logo(logoFile(slug, svg)) : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The logo of a tool: uploaded image, else SVG, else monogram. Unpublished SVGs have no URL and are inlined. */
export function toolLogo({ slug, name, logo }: Pick<Tool, 'slug' | 'name' | 'logo'>, { isPublic = true } = {}): Logo {
  const image = typeof logo?.image === 'object' ? logo.image : null;
  const uploaded = image?.sizes?.small?.url ?? image?.url;
  const src = uploaded ? imagePath(uploaded) : logo?.svg ? svgAddress(slug, logo.svg, isPublic) : null;
  return logoOf({ name, src, background: logo?.background ?? null });
}
