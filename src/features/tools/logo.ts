import { createHash } from 'node:crypto';
import { inkOn } from '@/domain/contrast';
import { initialOf, LOGO_BACKGROUND } from '@/domain/monogram';
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

const HASH_LENGTH = 10;

/** File name of a tool's SVG logo; its content is part of the name, so that it can be cached forever. */
export function logoFile(slug: string, svg: string): string {
  return `${slug}.${createHash('sha256').update(svg).digest('hex').slice(0, HASH_LENGTH)}.svg`;
}

/** What to draw for a tool of which the address of its logo is known. */
export function logoOf({ name, src, background }: { name: string; src: string | null; background: string | null }): Logo {
  const color = background ?? LOGO_BACKGROUND;
  return { src, background: color, initial: initialOf(name), ink: inkOn(color) };
}

const svgAddress = (slug: string, svg: string, isPublic: boolean) =>
  isPublic ? routes.logo(logoFile(slug, svg)) : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** What to draw for a tool: its uploaded image, else its SVG, else a monogram. An SVG that is not public yet has no address: it is drawn in place. */
export function toolLogo({ slug, name, logo }: Pick<Tool, 'slug' | 'name' | 'logo'>, { isPublic = true } = {}): Logo {
  const image = typeof logo?.image === 'object' ? logo.image : null;
  const src = image ? (image.sizes?.small?.url ?? image.url ?? null) : logo?.svg ? svgAddress(slug, logo.svg, isPublic) : null;
  return logoOf({ name, src, background: logo?.background ?? null });
}
