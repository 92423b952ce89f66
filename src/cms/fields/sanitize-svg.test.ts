import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

describe('the size of an SVG', () => {
  it('comes from the viewBox or size of the root', () => {
    expect(sanitizeSvg(`<svg ${XMLNS} viewBox="0 0 4 4"><g></g></svg>`)).toBe(`<svg ${XMLNS} viewBox="0 0 4 4"><g></g></svg>`);
    expect(sanitizeSvg('<svg width="20px" height="10"><g></g></svg>')).toBe(
      `<svg viewBox="0 0 20 10" ${XMLNS} width="20px" height="10"><g></g></svg>`,
    );
  });

  it.each([
    ['the viewBox of a child', '<svg width="20" height="10"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></svg>', 'viewBox="0 0 20 10"'],
    ['the namespace of a child', `<svg viewBox="0 0 4 4"><g ${XMLNS}></g></svg>`, `<svg ${XMLNS}`],
  ])('is not %s', (_what, markup, expected) => {
    expect(sanitizeSvg(markup)).toContain(expected);
  });

  it('is not the width and height of a child', () => {
    expect(sanitizeSvg('<svg><rect width="1" height="1"></rect></svg>')).toBeNull();
    expect(sanitizeSvg('<svg width="20"><rect width="1" height="1"></rect></svg>')).toBeNull();
  });

  it.each(['0', '5000', 'auto'])('is not %j', (width) => {
    expect(sanitizeSvg(`<svg width="${width}" height="10"><g></g></svg>`)).toBeNull();
  });
});
