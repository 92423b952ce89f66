const REPLACED: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u02bc': '’', '\u2032': '’' };

/** Anything missing in either font weight. */
const NOT_DRAWABLE =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e\u0130-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/gu;

/** The base letter without accents, or ''. */
const plainest = (character: string) => character.normalize('NFKD').replace(NOT_DRAWABLE, '').replace(/\p{M}/gu, '');

/** Reduces a text to one line of characters the share image fonts have. For others, the renderer would download fonts or emoji. */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(NOT_DRAWABLE, (character) => REPLACED[character] ?? plainest(character))
    .replace(/ {2,}/g, ' ')
    .trim();
}
