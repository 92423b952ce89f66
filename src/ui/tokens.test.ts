import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@/domain/brand-colors';
import { NEEDLE } from '@/ui/wordmark';

const TOKENS = ['tokens', 'panel-tokens'].map((name) => readFileSync(`src/ui/${name}.css`, 'utf8')).join('\n');

function declarations(selector: string): Map<string, string> {
  const blocks = [...TOKENS.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) =>
    head
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(',')
      .some((part) => part.trim() === selector),
  );
  return new Map(
    blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  );
}

const THEMES = {
  light: declarations(':root'),
  dark: new Map([...declarations(':root'), ...declarations('[data-theme="dark"]')]),
};
type Theme = keyof typeof THEMES;

function tokenValue(name: string, theme: Theme): string {
  const value = THEMES[theme].get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? tokenValue(reference, theme) : value;
}

/** Linear-light RGB, each 0 to 1, of `#rrggbb` or `oklch(L% C H)` (CSS Color 4). */
function linearLight(color: string): number[] {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (hex) {
    return hex.slice(1).map((part) => {
      const channel = Number.parseInt(part, 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
  }
  const [lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color)?.slice(1) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [L, a, b] = [lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
}

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = linearLight(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

function contrast(first: string, second: string, theme: Theme): number {
  const [lighter = 0, darker = 0] = [first, second].map((name) => luminance(tokenValue(name, theme))).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text tokens and the backgrounds they are used on. */
const TEXT_ON: [string, string[]][] = [
  ['c-text', ['c-page', 'c-surface', 'c-sunken', 'c-primary-soft', 'c-good-soft', 'c-warn-soft', 'c-bad-soft']],
  ['c-muted', ['c-page', 'c-surface', 'c-sunken', 'c-primary-soft']],
  ['c-primary', ['c-page', 'c-surface', 'c-sunken', 'c-primary-soft']],
  ['c-primary-strong', ['c-page', 'c-surface']],
  ['c-on-primary', ['c-primary', 'c-primary-strong']],
  ['c-good', ['c-surface', 'c-good-soft']],
  ['c-warn', ['c-surface', 'c-warn-soft']],
  ['c-bad', ['c-page', 'c-surface', 'c-bad-soft']],
];
/** Field borders, focus rings and icons. */
const GRAPHIC_ON: [string, string[]][] = [
  ['c-line-strong', ['c-page', 'c-surface', 'c-sunken']],
  ['c-primary', ['c-page', 'c-surface', 'c-sunken', 'c-primary-soft']],
  ['c-rating-edge', ['c-surface', 'c-page']],
];

const pairs = (table: [string, string[]][]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    table.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground, theme] as [string, string, Theme])),
  );

describe('contrast', () => {
  it.each(pairs(TEXT_ON))('of text in %s on %s in the %s theme is at least 4.5', (ink, ground, theme) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(GRAPHIC_ON))('of a border or icon in %s on %s in the %s theme is at least 3', (ink, ground, theme) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(3);
  });

  it('of black on white is 21 (checks the formula)', () => {
    expect((luminance('oklch(100% 0 0)') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21, 1);
  });
});

describe('the look that was specified', () => {
  const theme = readFileSync('src/ui/theme.css', 'utf8');
  const base = readFileSync('src/ui/base.css', 'utf8');

  it('has teal in two shades and one color of ratings', () => {
    expect([tokenValue('c-primary', 'light'), tokenValue('c-primary', 'dark')]).toEqual(['#00677c', '#59d5f8']);
    expect([tokenValue('c-rating', 'light'), tokenValue('c-rating', 'dark')]).toEqual(['#ffc300', '#ffc300']);
  });

  it.each([
    ['sm', 600],
    ['md', 960],
    ['lg', 1280],
    ['xl', 1920],
    ['xxl', 2560],
  ])('has the breakpoint %s at %i pixels', (name, width) => {
    expect(theme).toContain(`--breakpoint-${name}: ${width}px;`);
  });

  it('draws the timeline of a release with a line of two pixels', () => {
    expect(readFileSync('src/panel/releases/releases.css', 'utf8')).toMatch(/\.releases__history {[^}]*border-inline-start: 2px solid/);
  });

  it('lets the old page fade before the new one comes up, in 150 ms', () => {
    expect(base).toMatch(/main\[data-turn="out"\] {\s+opacity: var\(--fade\);\s+transition: opacity var\(--motion-half\)/);
    expect(base).toMatch(/main\[data-turn="in"\] {\s+animation: var\(--motion-half\) [\w-]+ arrive;/);
  });
});

describe('colors of mails, share images and badges', () => {
  it.each([
    ['primary', 'c-primary', 'light'],
    ['primaryOnDark', 'c-primary', 'dark'],
    ['onPrimary', 'c-on-primary', 'light'],
    ['rating', 'c-rating', 'light'],
    ['page', 'c-page', 'light'],
  ] as const)('match the stylesheet: %s', (brand, token, theme) => {
    const [given, wanted] = [linearLight(BRAND[brand]), linearLight(tokenValue(token, theme))];
    for (const [channel, value] of given.entries()) expect(value).toBeCloseTo(wanted[channel] ?? -1, 2);
  });
});

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter(
    (file) =>
      /\.(?:tsx?|css)$/.test(file) &&
      !/\.test\.tsx?$|src\/cms\/seed\/|payload-(?:types|generated-schema)|src\/ui\/(?:panel-)?tokens\.css$/.test(file),
  );
/** Literal colors on purpose: token values for mails, Google's logo. */
const LITERAL_COLORS = ['src/domain/brand-colors.ts', 'src/features/accounts/components/other-ways.tsx'];
const text = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

it.each(['src/app/icon.svg', 'src/panel/brand/mark.tsx'])('%s draws the site’s mark', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(NEEDLE);
});

it('the favicon uses the brand colors', () => {
  const icon = readFileSync('src/app/icon.svg', 'utf8');
  for (const color of [BRAND.primary, BRAND.rating]) expect(icon).toContain(color);
});

it('every token used in styles and components exists', () => {
  const known = new Set([...TOKENS.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const used = SOURCES.flatMap((file) =>
    [...text(file).matchAll(/\(--((?:c|color-base|type|round|lift|motion|layer)-[\w-]+)/g)].map(([, name = '']) => name),
  );
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});

it('every z-index is one of the layers', () => {
  expect(SOURCES.filter((file) => /(?<![\w-])-?z-(?:\d|\[)/.test(text(file)))).toEqual([]);
});

/** Stylelint covers the stylesheets. */
it('components take colors, sizes and durations from tokens', () => {
  const faults = SOURCES.filter((file) => !file.endsWith('.css') && !LITERAL_COLORS.includes(file)).flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, index) => {
        const isColor = /['"`(:\s[]#[0-9a-f]{6}\b|['"`(:\s[]#[0-9a-f]{3,4}['"`\];\s]|\b(?:rgba?|hsla?|oklch)\(\s*\d/i.test(line);
        const isClass = /\b(?:duration|delay)-\d|\b(?:text|rounded|shadow|bg|border|ring|p[xytrbl]?|m[xytrbl]?|gap)-\[(?!var\()/.test(line);
        return isColor || isClass ? [`${file}:${index + 1}: ${line.trim()}`] : [];
      }),
  );
  expect(faults).toEqual([]);
});
