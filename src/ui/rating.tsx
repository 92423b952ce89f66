const STAR_SIZE = 20;
const STAR_STEP = 22;
const STARS = 5;
const EDGE = 1;

const starAt = (x: number) => `M${x + 10} 1.6l2.6 5.27 5.82.85-4.21 4.1.99 5.79-5.2-2.74-5.2 2.74.99-5.79-4.21-4.1 5.82-.85z`;

/** A star in a 20 × 20 square. */
export const STAR = starAt(0);
const ALL_STARS = Array.from({ length: STARS }, (_, star) => starAt(star * STAR_STEP)).join('');

interface RatingProps {
  /** 0 to 5; fractions fill part of a star. */
  value: number;
  /** Text for screen readers, such as "4.5 out of 5". */
  label: string;
  /** One star as a symbol next to the number. */
  isShort?: boolean;
  className?: string;
}

/** Filled width in drawing units, from the left edge. */
function filledWidth(value: number): number {
  const known = Math.max(0, Math.min(STARS, value));
  const whole = Math.floor(known);
  return Math.round((whole * STAR_STEP + (known - whole) * STAR_SIZE) * 10) / 10;
}

/** Five stars, filled up to `value`. */
export function Rating({ value, label, isShort, className = 'h-4' }: RatingProps) {
  const filled = filledWidth(value);
  // A nested SVG clips its content; the outline is half a unit wide.
  const width = filled + EDGE;
  const part = `<svg x="-${EDGE}" y="-${EDGE}" width="${width}" height="22" viewBox="-${EDGE} -${EDGE} ${width} 22"><path d="${ALL_STARS}"/></svg>`;
  const markup = isShort ? `<svg><path d="${STAR}"/></svg>` : `<path d="${ALL_STARS}"/>${filled > 0 ? part : ''}`;
  const viewBox = isShort ? '0 0 20 20' : '0 0 108 20';
  return (
    <span role="img" aria-label={label} className="inline-flex items-center">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and a constant; the browser's React has no work with what is inside */}
      <svg className={`stars w-auto ${className}`} viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
    </span>
  );
}
