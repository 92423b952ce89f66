const LONE_SURROGATE = /\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g;
// Normalization takes quadratic time in a run of combining marks: 100 kB of them would take seconds. No script needs more than 30 (the limit of
// Unicode's stream-safe text format).
const LONG_MARKS = /(\p{Mark}{30})\p{Mark}+/gu;

/** Well-formed NFC with `\n` as the only control character. */
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

/** Cleans a single line: well-formed NFC, no control or bidi characters, whitespace collapsed to single spaces and trimmed. */
export function cleanLine(value: string): string {
  return normalised(value).replace(/\s+/g, ' ').trim();
}

/** Cleans multi-line text: like `cleanLine` but with `\n` line breaks, at most one blank line in a row, spaces within a line preserved. */
export function cleanText(value: string): string {
  return normalised(value)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Characters XML 1.0 can't contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Removes characters that XML can't contain. */
export const xmlText = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd').replace(NOT_XML, '');

/** Escapes text for XML and HTML content and attributes. */
export const escapeXml = (text: string): string => xmlText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
