/**
 * The name form to show of a value that has up to three forms.
 *
 * Level 0 prefers the third, then the second, then the first; level 1 takes the first; any other level the second, else the first.
 * @param forms the forms in one language, in order; empty ones count as missing
 * @param level how deep the place is where the name is shown (0 = top of a menu)
 * @returns the form, or null when there is none
 */
export function translatedListValue(forms: readonly (string | null | undefined)[], level: number): string | null {
  const [first, second, third] = forms.map((form) => form?.trim() || null);
  if (level === 0) return third ?? second ?? first ?? null;
  if (level === 1) return first ?? null;
  return second ?? first ?? null;
}
