import { symbolUrl } from './icon';
import { STAR_STEP, STARS } from './star';

const STAR_SIZE = 20;
const EDGE = 1;

interface RatingProps {
  /** 0 to 5; fractions fill part of a star. */
  value: number;
  /** Text for screen readers, such as "4.5 out of 5". */
  label: string;
  className?: string;
}

/** Filled width in drawing units, from the left edge. */
function filledWidth(value: number): number {
  const known = Math.max(0, Math.min(STARS, value));
  const whole = Math.floor(known);
  return Math.round((whole * STAR_STEP + (known - whole) * STAR_SIZE) * 10) / 10;
}

/** Five stars, filled up to `value`. */
export function Rating({ value, label, className = 'h-4' }: RatingProps) {
  const filled = filledWidth(value);
  // A nested SVG clips its content; the outline is half a unit wide.
  const width = filled + EDGE;
  return (
    <span role="img" aria-label={label} className="inline-flex items-center">
      <svg className={`stars w-auto ${className}`} viewBox="0 0 108 20" aria-hidden="true">
        <use href={symbolUrl('stars')} />
        {filled > 0 && (
          <svg x={-EDGE} y={-EDGE} width={width} height="22" viewBox={`-${EDGE} -${EDGE} ${width} 22`} aria-hidden="true">
            <use href={symbolUrl('stars')} width="108" height="20" />
          </svg>
        )}
      </svg>
    </span>
  );
}
