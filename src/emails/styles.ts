import type { CSSProperties } from 'react';
import { BRAND, MAIL_LINE } from '@/domain/brand-colors';

const ACCENT = BRAND.primary;

const FONT_FAMILY = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const CODE_FONT_FAMILY = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

// Page and text colours are left to the mail program, which has its own pair for the dark and the light theme.
export const bodyStyle: CSSProperties = { margin: 0, padding: '24px 16px', fontFamily: FONT_FAMILY };

export const containerStyle: CSSProperties = { maxWidth: '560px', textAlign: 'left' };

export const wordmarkStyle: CSSProperties = { margin: '0 0 32px', fontSize: '16px', lineHeight: '24px', fontWeight: 700 };

export const wordmarkLinkStyle: CSSProperties = {
  display: 'inline-block',
  paddingBottom: '4px',
  borderBottom: `3px solid ${ACCENT}`,
  color: 'inherit',
  textDecoration: 'none',
};

export const headingStyle: CSSProperties = { margin: '0 0 16px', fontSize: '24px', lineHeight: '32px', fontWeight: 700, overflowWrap: 'anywhere' };

export const paragraphStyle: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', overflowWrap: 'anywhere' };

export const quoteStyle: CSSProperties = { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: `3px solid ${ACCENT}` };

export const quoteTextStyle: CSSProperties = { ...paragraphStyle, margin: 0 };

export const codeStyle: CSSProperties = {
  margin: '24px 0',
  fontFamily: CODE_FONT_FAMILY,
  fontSize: '32px',
  lineHeight: '40px',
  fontWeight: 700,
  letterSpacing: '4px',
  userSelect: 'all',
  overflowWrap: 'anywhere',
};

export const buttonStyle: CSSProperties = {
  padding: '14px 24px',
  borderRadius: '8px',
  backgroundColor: ACCENT,
  color: BRAND.onPrimary,
  fontSize: '16px',
  fontWeight: 600,
  textAlign: 'center',
};

export const buttonParagraphStyle: CSSProperties = { ...paragraphStyle, margin: '24px 0 8px' };

export const bareLinkStyle: CSSProperties = { margin: '0 0 24px', fontSize: '13px', lineHeight: '20px', wordBreak: 'break-all' };

export const linkStyle: CSSProperties = { color: 'inherit', textDecoration: 'underline' };

export const ruleStyle: CSSProperties = { margin: '32px 0 16px', borderTop: `1px solid ${MAIL_LINE}` };

export const footerStyle: CSSProperties = { margin: '0 0 4px', fontSize: '13px', lineHeight: '20px', opacity: 0.75 };
