import type { CSSProperties } from 'react';
import { BRAND, MAIL_LINE } from '@/domain/brand-colors';

const ACCENT = BRAND.primary;
const SMALL = { fontSize: '13px', lineHeight: '20px' };

const paragraph: CSSProperties = { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px', overflowWrap: 'anywhere' };

/** Page and text colours are left to the mail program, which has its own pair for the dark and the light theme. */
export const styles = {
  body: { margin: 0, padding: '24px 16px', fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" },
  container: { maxWidth: '560px', textAlign: 'left' },
  wordmark: { margin: '0 0 32px', fontSize: '16px', lineHeight: '24px', fontWeight: 700 },
  wordmarkLink: {
    display: 'inline-block',
    paddingBottom: '4px',
    borderBottom: `3px solid ${ACCENT}`,
    color: 'inherit',
    textDecoration: 'none',
  },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: '32px', fontWeight: 700, overflowWrap: 'anywhere' },
  subheading: { margin: '24px 0 8px', fontSize: '18px', lineHeight: '26px', fontWeight: 700, overflowWrap: 'anywhere' },
  paragraph,
  quote: { margin: '0 0 16px', padding: '0 0 0 16px', borderLeft: `3px solid ${ACCENT}` },
  quoteText: { ...paragraph, margin: 0 },
  code: {
    margin: '24px 0',
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    fontSize: '32px',
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '4px',
    userSelect: 'all',
    overflowWrap: 'anywhere',
  },
  button: {
    padding: '14px 24px',
    borderRadius: '8px',
    backgroundColor: ACCENT,
    color: BRAND.onPrimary,
    fontSize: '16px',
    fontWeight: 600,
    textAlign: 'center',
  },
  buttonParagraph: { ...paragraph, margin: '24px 0 8px' },
  bareLink: { margin: '0 0 24px', ...SMALL, wordBreak: 'break-all' },
  link: { color: 'inherit', textDecoration: 'underline' },
  rule: { margin: '32px 0 16px', borderTop: `1px solid ${MAIL_LINE}` },
  footer: { margin: '0 0 4px', ...SMALL, opacity: 0.75 },
} satisfies Record<string, CSSProperties>;
