/** Token colors as literals for mails, images, badges and the manifest, which no stylesheet reaches. A test compares them with the tokens. */
export const BRAND = {
  primary: '#00677c',
  primaryOnDark: '#59d5f8',
  onPrimary: '#ffffff',
  rating: '#ffc300',
  page: '#f8fbfc',
} as const;

/** Text on a background chosen by someone else. */
const INK = { light: '#ffffff', dark: '#0b1418' } as const;

/** Visible in the light and dark theme of mail clients. */
export const MAIL_LINE = '#8a979b';

export const CARD_COLORS = {
  ground: BRAND.primary,
  deep: '#00586a',
  ink: BRAND.onPrimary,
  soft: '#cdeaf1',
  accent: BRAND.rating,
  plate: '#ffffff',
  shade: 'rgba(0,0,0,0.22)',
} as const;

export const BADGE_COLORS = {
  light: {
    ground: '#ffffff',
    line: '#c9d9de',
    small: '#4d646c',
    large: '#10262d',
    mark: BRAND.primary,
    needle: '#ffffff',
    star: BRAND.rating,
    edge: '#8f6c00',
  },
  dark: {
    ground: '#10262d',
    line: '#35505a',
    small: '#b4c8cf',
    large: '#f1f7f9',
    mark: BRAND.primaryOnDark,
    needle: '#10262d',
    star: BRAND.rating,
    edge: BRAND.rating,
  },
} as const;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** White or near-black text, whichever contrasts more with a `#rrggbb` background. */
export function inkOn(background: string): string {
  return contrast(INK.light, background) >= contrast(INK.dark, background) ? INK.light : INK.dark;
}

/** Used when a tool has no logo color. */
export const LOGO_BACKGROUND = BRAND.primary;

/** Parts of a name that its monogram leaves out. */
const DOMAIN_END = /\.(?:ai|app|co|com|dev|io|so)$/i;

/** What stands for a name without logo: the initials of its first two words, or the first two characters of its only one. */
export function monogramOf(name: string): string {
  const words = name
    .trim()
    .replace(DOMAIN_END, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .match(/[\p{L}\p{N}]+/gu);
  const [first = '?', second] = words ?? [];
  const [initial = '', next = ''] = first;
  return initial.toUpperCase() + (second ? [...second][0]?.toUpperCase() : /\p{sc=Latin}|\p{N}/u.test(initial) ? next : '');
}
