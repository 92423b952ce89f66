import { BRAND } from './brand-colors';

/** Behind a logo whose tool names no color. */
export const LOGO_BACKGROUND = BRAND.primary;

/** The letter that stands for a name without a logo. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();
