/** The names of a list separated by commas, as editors write the former names of a tool. */
export const splitNames = (names: string | null | undefined): string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
