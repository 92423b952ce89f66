/** CSS with its escapes resolved: `u\72l(` becomes `url(`. */
export function withoutCssEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|(\r\n|.))/gis, (_escape, hex: string | undefined, character = '') => {
    if (!hex) return /[\r\n\f]/.test(character) ? '' : character;
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
  });
}
