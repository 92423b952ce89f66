/** A star in a square of 20 by 20. */
export const STAR = 'M10 1.6l2.6 5.27 5.82.85-4.21 4.1.99 5.79L10 14.87l-5.2 2.74.99-5.79-4.21-4.1 5.82-.85z';
const STARS = [0, 1, 2, 3, 4];

interface RatingProps {
  /** From 0 to 5; halves and other fractions fill part of a star. */
  value: number;
  /** What a screen reader says, such as "4.5 out of 5". */
  label: string;
  className?: string;
}

/** Five stars, filled up to a value. */
export function Rating({ value, label, className = 'h-4' }: RatingProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex items-center">
      <svg viewBox="0 0 108 20" className={`${className} w-auto`} aria-hidden="true" focusable="false">
        {STARS.map((star) => {
          const filled = Math.max(0, Math.min(1, value - star));
          return (
            <g key={star} transform={`translate(${star * 22} 0)`}>
              <path d={STAR} fill="var(--c-line)" />
              {filled > 0 && (
                <path
                  d={STAR}
                  fill="var(--c-rating)"
                  stroke="var(--c-rating-edge)"
                  strokeWidth="0.8"
                  style={filled < 1 ? { clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` } : undefined}
                />
              )}
            </g>
          );
        })}
      </svg>
    </span>
  );
}
