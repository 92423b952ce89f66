import DOMPurify from 'isomorphic-dompurify';

const MAX_VIEW_BOX = 4096;

/**
 * Removes scripts, event handlers, styles, foreign content and external references from an SVG.
 * @returns the clean markup with a `viewBox`, or null when nothing drawable is left
 */
export function sanitizeSvg(markup: string): string | null {
  const clean = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true, svgFilters: false },
    FORBID_TAGS: ['style', 'script', 'foreignObject', 'image', 'a', 'use', 'animate', 'animateTransform', 'animateMotion', 'set'],
    FORBID_ATTR: ['style', 'href', 'xlink:href', 'class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }).trim();
  if (!/^<svg[\s>]/i.test(clean) || !/<(?:path|circle|ellipse|rect|polygon|polyline|line|g)[\s>]/i.test(clean)) return null;
  if (/url\(\s*['"]?(?!#)/i.test(clean)) return null;
  const withNamespace = /\sxmlns=/.test(clean) ? clean : clean.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  if (/\sviewBox=/i.test(withNamespace)) return withNamespace;
  const width = Number.parseFloat(/\swidth="([\d.]+)/.exec(withNamespace)?.[1] ?? '');
  const height = Number.parseFloat(/\sheight="([\d.]+)/.exec(withNamespace)?.[1] ?? '');
  if (!(width > 0 && width <= MAX_VIEW_BOX && height > 0 && height <= MAX_VIEW_BOX)) return null;
  return withNamespace.replace(/^<svg/i, `<svg viewBox="0 0 ${width} ${height}"`);
}
