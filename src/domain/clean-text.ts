const LONE_SURROGATE = /\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g;
// Normalising takes quadratic time in the length of a run of combining marks: 100 kB of them would take seconds.
// No writing system needs more than 30 (the limit of Unicode's stream-safe text format).
const LONG_MARKS = /(\p{Mark}{30})\p{Mark}+/gu;

/** Well-formed and normalised, with `\n` as the only line break and no other control character. */
function normalised(value: string): string {
  return value
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(LINE_BREAK, '\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Control}/gu, (control) => (control === '\n' ? control : ''))
    .replace(BIDI_CONTROL, '')
    .replace(LONG_MARKS, '$1')
    .normalize('NFC')
    .replace(LONG_MARKS, '$1');
}

/**
 * A text as one line: well-formed Unicode in NFC, no control characters, no controls of the writing direction,
 * every run of white space (line breaks and tabs too) one space, none at the ends.
 */
export function cleanLine(value: string): string {
  return normalised(value).replace(/\s+/g, ' ').trim();
}

/**
 * A text of several lines, cleaned like a line but with its line breaks as `\n`: at most one blank line in a row,
 * no white space at the end of a line, nor at the ends of the text. Spaces within a line stay as they are.
 */
export function cleanText(value: string): string {
  return normalised(value)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
