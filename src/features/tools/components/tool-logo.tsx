import type { Logo } from '../logo';

const SIZES = {
  small: { box: 'size-12 rounded-control', image: 'size-7', letter: 'text-xl' },
  large: { box: 'size-20 rounded-card', image: 'size-12', letter: 'text-3xl' },
} as const;

interface ToolLogoProps {
  logo: Logo;
  size?: keyof typeof SIZES;
  /** Loads immediately, for logos visible without scrolling. */
  eager?: boolean;
  className?: string;
}

/** A tool's logo on its brand color, or its initial. Always beside the name, so without alternative text. */
export function ToolLogo({ logo, size = 'small', eager = false, className = '' }: ToolLogoProps) {
  const { box, image, letter } = SIZES[size];
  return (
    <span
      className={`tool-logo forced-color-adjust-none ${className} ${box} inline-flex shrink-0 items-center justify-center overflow-hidden ring-1 ring-line`}
      style={{ backgroundColor: logo.background }}
      aria-hidden="true"
    >
      {logo.src ? (
        <img src={logo.src} alt="" width={48} height={48} loading={eager ? 'eager' : 'lazy'} decoding="async" className={`${image} object-contain`} />
      ) : (
        <span className={`${letter} font-bold`} style={{ color: logo.ink }}>
          {logo.initial}
        </span>
      )}
    </span>
  );
}
