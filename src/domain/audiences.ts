/** Audiences of selected tools; each has a page at `/tools/for/{audience}`. */
export const AUDIENCES = [
  'developers',
  'copywriters',
  'marketers',
  'designers',
  'video-creators',
  'entrepreneurs',
  'students',
  'researchers',
  'teachers',
  'lawyers',
  'hr',
  'sales',
  'public-sector',
  'care',
] as const;
export type Audience = (typeof AUDIENCES)[number];

export function isAudience(value: string): value is Audience {
  return AUDIENCES.some((audience) => audience === value);
}
