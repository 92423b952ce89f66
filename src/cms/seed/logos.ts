import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inkOn } from '@/domain/brand-colors';
import { sanitizeSvg } from '../fields/sanitize-svg';
import type { ToolContent } from './content-schema';

type Logo = ToolContent['logo'];

const ICON_FOLDERS = {
  'simple-icons': 'simple-icons/icons',
  lobehub: '@lobehub/icons-static-svg/icons',
} as const;

/** Fills and strokes with a colour; excludes `none` and `currentColor`. */
const OWN_PAINT = /\s(?:fill|stroke|stop-color)="(?!none"|currentcolor"|inherit"|transparent")[^"]+"/i;

/**
 * A tool's logo as SVG, or null for a monogram, which the site draws. A single-colour mark becomes white or near-black, whichever stands out from the
 * background; a coloured one stays as it is.
 * @throws when the icon package has no such icon, or nothing drawable is left of it
 */
export function loadLogo({ source, icon, background }: Logo): string | null {
  if (source === 'monogram') return null;
  if (!icon) throw new Error(`a logo from ${source} needs an icon`);
  // Read by path: the packages' exports would load all icons.
  const file = path.resolve(process.cwd(), 'node_modules', ICON_FOLDERS[source], `${icon}.svg`);
  let markup: string;
  try {
    markup = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${source} has no icon "${icon}"`);
  }
  const svg = sanitizeSvg(markup.replace(/<title>[\s\S]*?<\/title>/g, ''));
  if (!svg) throw new Error(`nothing drawable is left of ${source} "${icon}"`);
  return paint(withoutSize(svg), inkOn(background));
}

function withoutSize(svg: string): string {
  return svg.replace(/^<svg[^>]*>/i, (tag) => tag.replace(/\s(?:width|height|role)="[^"]*"/gi, ''));
}

function paint(svg: string, color: string): string {
  const painted = svg.replace(/\b(fill|stroke|stop-color)="currentcolor"/gi, `$1="${color}"`);
  if (OWN_PAINT.test(svg) || /^<svg[^>]*\sfill=/i.test(painted)) return painted;
  return painted.replace(/^<svg/i, `<svg fill="${color}"`);
}

/** Why a logo can't be loaded, or null. */
export function logoProblem(logo: Logo): string | null {
  if (logo.source === 'monogram' && logo.icon) return 'logo: a monogram has no icon';
  try {
    loadLogo(logo);
    return null;
  } catch (error) {
    return `logo: ${error instanceof Error ? error.message : String(error)}`;
  }
}
