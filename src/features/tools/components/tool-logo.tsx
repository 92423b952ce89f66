import type { Logo } from '../logo';

interface ToolLogoProps {
  logo: Pick<Logo, 'src' | 'background'> & Partial<Logo>;
  size?: 'small' | 'large';
  /** Loads immediately, for logos visible without scrolling. */
  eager?: boolean;
  className?: string;
}

/** A tool's logo on its brand color, or its monogram. Always beside the name, so without alternative text. */
export function ToolLogo({ logo, size = 'small', eager = false, className = '' }: ToolLogoProps) {
  return (
    <span
      className={`tool-logo ${size === 'large' ? 'tool-logo-large ' : ''}${className}`}
      style={{ backgroundColor: logo.background }}
      aria-hidden="true"
    >
      {logo.src ? (
        <img src={logo.src} alt="" width={48} height={48} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <span style={{ color: logo.ink }}>{logo.monogram}</span>
      )}
    </span>
  );
}
