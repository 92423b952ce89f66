export const SLUG_MAX_LENGTH = 80;

/** Lowercase words of letters and digits joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A URL-safe slug: accents folded, other characters become hyphens. Empty when the name has no letter or digit. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** The slug, or the slug with a numeric suffix: `name`, `name-2`, `name-3`, … */
export function withSuffix(slug: string, attempt: number): string {
  if (attempt <= 1) return slug;
  const suffix = `-${attempt}`;
  return slug.slice(0, SLUG_MAX_LENGTH - suffix.length).replace(/-+$/, '') + suffix;
}
