/** The needle of the site's mark in a 32 × 32 square. */
export const NEEDLE = 'M22.8 9.2 18.3 18.3 9.2 22.8 13.7 13.7Z';

interface WordmarkProps {
  name: string;
  /** Draws the mark of the page's header once more. */
  isRepeated?: boolean;
}

export function Wordmark({ name, isRepeated }: WordmarkProps) {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {isRepeated ? (
          <use href="#mark" />
        ) : (
          <g id="mark">
            <rect width="32" height="32" rx="9" fill="var(--c-primary)" />
            <path d={NEEDLE} fill="var(--c-on-primary)" />
            <circle cx="16" cy="16" r="2.1" fill="var(--c-rating)" />
          </g>
        )}
      </svg>
      <span>{name}</span>
    </span>
  );
}
