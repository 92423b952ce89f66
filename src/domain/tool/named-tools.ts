import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '../slug';

/** What the query parameter `tools` names, as `routes.comparison` writes it, each once. */
export const namedTools = (value: string | string[] | undefined): string[] =>
  [...new Set([value ?? []].flat().flatMap((list) => list.split(',')))].map((name) => name.trim()).filter(Boolean);

export const isToolSlug = (name: string): boolean => name.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(name);
