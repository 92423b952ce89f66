import { BADGE_COLORS as COLORS } from '@/domain/brand-colors';
import { escapeXml } from '@/domain/clean-text';
import { STAR } from '@/ui/star';
import { NEEDLE } from '@/ui/wordmark';

export const BADGE_THEMES = ['light', 'dark'] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

export const isBadgeTheme = (value: string): value is BadgeTheme => BADGE_THEMES.some((theme) => theme === value);

interface Badge {
  theme: BadgeTheme;
  small: string;
  large: string;
  /** For screen readers where the badge stands alone. */
  title: string;
  lang: string;
  hasStar: boolean;
}

export const BADGE_HEIGHT = 52;
const [SMALL, LARGE] = [11.5, 16];
const [TEXT_LEFT, END, STAR_WIDTH] = [50, 16, 22];

/** Average character width of Helvetica-like fonts per unit of size; the text is then stretched to the computed width. */
function widthOf(character: string): number {
  if (/[ijlIt.,:;'’|!()[\]\\/f ]/.test(character)) return 0.3;
  if (/[mwMW@%—…]/.test(character)) return 0.88;
  if (/[A-Z&€#+=<>~]/.test(character)) return 0.69;
  return character.charCodeAt(0) > 0x2ff ? 1 : 0.56;
}

const textWidth = (text: string, size: number, weight: number) =>
  Math.ceil([...text].reduce((sum, character) => sum + widthOf(character), 0) * size * weight);

function widths({ small, large, hasStar }: Pick<Badge, 'small' | 'large' | 'hasStar'>) {
  const [smallWidth, largeWidth, star] = [textWidth(small, SMALL, 1), textWidth(large, LARGE, 1.06), hasStar ? STAR_WIDTH : 0];
  return { smallWidth, largeWidth, star, total: TEXT_LEFT + Math.max(smallWidth, star + largeWidth) + END };
}

/** A badge in any theme. */
export interface BadgeTexts extends Omit<Badge, 'theme' | 'lang'> {
  /** Alternative text for the embedding page. */
  alt: string;
}

/** In pixels. */
export const badgeWidth = (badge: Pick<Badge, 'small' | 'large' | 'hasStar'>): number => widths(badge).total;

/** A self-contained SVG: no fonts, scripts or images. */
export function badgeSvg(badge: Badge): string {
  const colors = COLORS[badge.theme];
  const { smallWidth, largeWidth, star, total } = widths(badge);
  const [title, small, large, lang] = [badge.title, badge.small, badge.large, badge.lang].map(escapeXml);
  const fitted = (length: number) => `textLength="${length}" lengthAdjust="spacingAndGlyphs"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="${BADGE_HEIGHT}" viewBox="0 0 ${total} ${BADGE_HEIGHT}" role="img" xml:lang="${lang}" lang="${lang}">`,
    `<title>${title}</title>`,
    `<rect x="0.5" y="0.5" width="${total - 1}" height="${BADGE_HEIGHT - 1}" rx="11.5" fill="${colors.ground}" stroke="${colors.line}"/>`,
    `<g transform="translate(10 10)"><rect width="32" height="32" rx="9" fill="${colors.mark}"/><path d="${NEEDLE}" fill="${colors.needle}"/><circle cx="16" cy="16" r="2.1" fill="${colors.star}"/></g>`,
    `<g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" aria-hidden="true">`,
    `<text x="${TEXT_LEFT}" y="20" font-size="${SMALL}" fill="${colors.small}" ${fitted(smallWidth)}>${small}</text>`,
    badge.hasStar
      ? `<path transform="translate(${TEXT_LEFT - 1} 25) scale(0.9)" d="${STAR}" fill="${colors.star}" stroke="${colors.edge}" stroke-width="0.8"/>`
      : '',
    `<text x="${TEXT_LEFT + star}" y="39" font-size="${LARGE}" font-weight="700" fill="${colors.large}" ${fitted(largeWidth)}>${large}</text>`,
    '</g></svg>',
  ].join('');
}
