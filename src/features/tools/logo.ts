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

const WALL_COLUMNS = 4;
const WALL_ROWS = 4;

/** Full rows of drawn logos, each picture once: tools of one maker often share theirs. */
export function logoWall(logos: Logo[]): Logo[] {
  const pictureOf = (src: string) => /\.([0-9a-f]+)\.svg$/.exec(src)?.[1] ?? src;
  const drawn = [...new Map(logos.flatMap((logo) => (logo.src ? [[pictureOf(logo.src), logo] as const] : []))).values()];
  const rows = Math.min(WALL_ROWS, Math.floor(drawn.length / WALL_COLUMNS));
  return drawn.slice(0, rows * WALL_COLUMNS);
}
