/** Sanitising takes a tenth of a millisecond per element. */
const MAX_ELEMENTS = 700;
const MAX_DEPTH = 32;
const MAX_ATTRIBUTES = 100;

const DOCTYPE = /<!doctype\s[^<>[\]]*>/iy;
const TAG = /<(?:\/([a-z][^\s<>/="']*)\s*|([a-z][^\s<>/="']*)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/iy;

/** What the drawing doesn't need, by its start and end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Elements that draw, or hold what draws. Others are left out with their content. */
const DRAWING = new Set(
  (
    'svg g a defs symbol switch clippath mask pattern marker lineargradient radialgradient stop ' +
    'path circle ellipse rect polygon polyline line text tspan textpath'
  ).split(' '),
);

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The end of a comment, character data, processing instruction or document type at this place; `at` if there is none, -1 if it has no end. */
function endOfSkipped(source: string, at: number): number {
  const skipped = SKIPPED.find(([start]) => source.startsWith(start, at));
  if (!skipped) return at + (matchAt(DOCTYPE, source, at)?.[0].length ?? 0);
  const end = source.indexOf(skipped[1], at + skipped[0].length);
  return end < 0 ? -1 : end + skipped[1].length;
}

/**
 * Reads untrusted SVG in linear time, as strictly as XML: elements close in order, attributes are quoted, and there are bounds for elements, depth and
 * attributes. HTML parsers take quadratic time for deep nesting and repair what isn't closed, so this comes before them.
 *
 * @returns the drawing elements only; null for markup that is malformed, beyond the bounds or not an SVG
 */
export function drawnSource(source: string): string | null {
  const open: string[] = [];
  let elements = 0;
  /** Depth of the outermost open element that is left out; 0 without one. */
  let leftOut = 0;
  let drawn = '';
  for (let at = 0; at < source.length; ) {
    if (source[at] !== '<') {
      const next = source.indexOf('<', at);
      const text = source.slice(at, next < 0 ? source.length : next);
      if (open.length === 0 && text.trim()) return null;
      if (!leftOut) drawn += text;
      at += text.length;
      continue;
    }
    const end = endOfSkipped(source, at);
    if (end < 0) return null;
    if (end > at) {
      at = end;
      continue;
    }
    const tag = matchAt(TAG, source, at);
    if (!tag) return null;
    const [markup, closing, opening = '', attributes = '', selfClosing] = tag;
    at += markup.length;
    if (closing !== undefined) {
      const depth = open.length;
      if (open.pop() !== closing.toLowerCase()) return null;
      if (!leftOut) drawn += markup;
      else if (leftOut === depth) leftOut = 0;
      continue;
    }
    const name = opening.toLowerCase();
    elements += 1;
    if (open.length === 0 && (elements > 1 || name !== 'svg')) return null;
    if (elements > MAX_ELEMENTS || open.length >= MAX_DEPTH || attributes.split('=').length > MAX_ATTRIBUTES) return null;
    const isDrawn = !leftOut && DRAWING.has(name);
    if (isDrawn) drawn += markup;
    if (!selfClosing) {
      open.push(name);
      if (!isDrawn && !leftOut) leftOut = open.length;
    }
  }
  return elements > 0 && open.length === 0 ? drawn.trim() : null;
}
