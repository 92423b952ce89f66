/**
 * Picks one of up to three name forms: level 0 prefers the third, then the second, then the first; level 1 the first; other levels the second, then
 * the first.
 * @param forms forms in one language; empty ones count as missing
 * @param level nesting depth of the place where the name is shown (0 = top of a menu)
 */
export function translatedListValue(forms: readonly (string | null | undefined)[], level: number): string | null {
  const [first, second, third] = forms.map((form) => form?.trim() || null);
  if (level === 0) return third ?? second ?? first ?? null;
  if (level === 1) return first ?? null;
  return second ?? first ?? null;
}
