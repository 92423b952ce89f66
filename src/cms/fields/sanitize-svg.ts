import DOMPurify from 'isomorphic-dompurify';
import { SVG_MAX_BYTES } from '@/domain/limits';
import { withoutCssEscapes } from './css-escapes';
import { drawnSource } from './drawn-source';

const MAX_VIEW_BOX = 4096;
const DRAWN = 'path, circle, ellipse, rect, polygon, polyline, line, g';

/** CSS functions that load something, unless it's a part of the drawing. */
const LOADING = /(?:url|src|image|image-set|cross-fade)\((?!\s*(?:['"]|&quot;)?#)/i;

const isSide = (length: number | undefined) => length !== undefined && length > 0 && length <= MAX_VIEW_BOX;

/**
 * Removes scripts, event handlers, styles, foreign content and external references from an SVG.
 * @returns the clean markup with a `viewBox`, or null when nothing drawable is left or the markup is too large or malformed
 */
export function sanitizeSvg(markup: string): string | null {
  const source = markup.length <= SVG_MAX_BYTES ? drawnSource(markup) : null;
  if (!source) return null;
  const body = DOMPurify.sanitize(source, {
    USE_PROFILES: { svg: true, svgFilters: false },
    FORBID_TAGS: ['style', 'script', 'foreignObject', 'image', 'a', 'use', 'animate', 'animateTransform', 'animateMotion', 'set'],
    FORBID_ATTR: ['style', 'href', 'xlink:href', 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  const clean = body.innerHTML.trim();
  const root = body.firstElementChild;
  if (!/^<svg[\s>]/.test(clean) || !root?.querySelector(DRAWN) || LOADING.test(withoutCssEscapes(clean))) return null;
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''));
  let added = root.hasAttribute('xmlns') ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  if (!root.hasAttribute('viewBox')) {
    if (!isSide(width) || !isSide(height)) return null;
    added = ` viewBox="0 0 ${width} ${height}"${added}`;
  }
  return `<svg${added}${clean.slice('<svg'.length)}`;
}
