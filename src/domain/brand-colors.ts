/** Token colors as literals for mails, images, badges and the manifest, which no stylesheet reaches. A test compares them with the tokens. */
export const BRAND = {
  primary: '#00677c',
  primaryOnDark: '#59d5f8',
  onPrimary: '#ffffff',
  rating: '#ffc300',
  page: '#f8fbfc',
} as const;

/** Text on a background chosen by someone else. */
export const INK = { light: '#ffffff', dark: '#0b1418' } as const;

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
