import { env } from '@/env';

/** The site's mark, in the panel's colors. */
export function Mark() {
  return (
    <svg className="panel-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--c-primary)" />
      <path d="M22.8 9.2 18.3 18.3 9.2 22.8 13.7 13.7Z" fill="var(--c-on-primary)" />
      <circle cx="16" cy="16" r="2.1" fill="var(--c-rating)" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Logo() {
  return (
    <span className="panel-logo">
      <Mark />
      {env.PRODUCT_NAME}
    </span>
  );
}
