import { describe, expect, it } from 'vitest';
import { BADGE_HEIGHT, badgeSvg, badgeWidth } from './badge';

const badge = {
  theme: 'light',
  small: 'Listed on',
  large: 'AI Tool Compass',
  title: 'Some tool: listed on AI Tool Compass',
  lang: 'en',
  hasStar: false,
} as const;

const textsIn = (svg: string) => [...svg.matchAll(/<text [^<>]*>([^<>]*)<\/text>/g)].map(([, text]) => text);
const titleIn = (svg: string) => /<title>([^<>]*)<\/title>/.exec(svg)?.[1];
const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1]);
/** Text outside the badge's elements. */
const outsideTags = (svg: string) => svg.replace(/<\/?(?:svg|title|rect|g|path|circle|text)(?: [a-zA-Z:-]+="[^"<>]*")*\/?>/g, '');

describe('badgeSvg', () => {
  it('has the same text for the eye and a screen reader', () => {
    const svg = badgeSvg(badge);
    expect(textsIn(svg)).toEqual(['Listed on', 'AI Tool Compass']);
    expect(titleIn(svg)).toBe('Some tool: listed on AI Tool Compass');
    expect(svg).toContain('role="img"');
    expect(svg).toContain(' lang="en"');
  });

  it('escapes markup in names', () => {
    const evil = `<script>alert(1)</script>" onload='x' &\u0000`;
    const svg = badgeSvg({ ...badge, title: evil, large: evil, lang: '"><a' });
    expect(titleIn(svg)).toBe('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&#39;x&#39; &amp;');
    expect(/[<>"']/.test(outsideTags(svg))).toBe(false);
    expect(svg.includes('\u0000')).toBe(false);
    expect(svg.match(/<svg/g)).toHaveLength(1);
  });

  it('is as wide as its longest line in any font', () => {
    const wide = { ...badge, large: 'A much longer name of a product' };
    const svg = badgeSvg(wide);
    const [root = ''] = /<svg [^>]*>/.exec(svg) ?? [];
    expect(attribute(root, 'width')).toBe(badgeWidth(wide));
    expect(attribute(root, 'width')).toBeGreaterThan(badgeWidth(badge));
    expect(attribute(root, 'height')).toBe(BADGE_HEIGHT);
    for (const [tag] of svg.matchAll(/<text [^>]*>/g)) {
      expect(attribute(tag, 'x') + attribute(tag, 'textLength')).toBeLessThan(attribute(root, 'width'));
    }
  });

  it('has room for a star', () => {
    expect(badgeWidth({ ...badge, hasStar: true })).toBeGreaterThan(badgeWidth(badge));
    expect(badgeSvg({ ...badge, hasStar: true }).match(/<path/g)).toHaveLength(2);
  });

  it('loads nothing external and tracks nobody', () => {
    const svg = badgeSvg({ ...badge, theme: 'dark', hasStar: true });
    expect(/href|url\(|<image|<style|@import/.test(svg)).toBe(false);
  });
});
