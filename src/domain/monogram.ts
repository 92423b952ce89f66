import { BRAND } from './brand-colors';

/** Used when a tool has no logo color. */
export const LOGO_BACKGROUND = BRAND.primary;

/** The letter shown for a name without logo. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();
