/** What makes a spreadsheet take a cell for a formula, also in the full-width forms that East Asian editions read. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/**
 * The same after a semicolon or at the start of a line. A spreadsheet that separates cells by semicolons, as in Dutch, does not see the quotation marks
 * around a cell in the middle of a line and begins a new cell there.
 */
const INNER_FORMULA = /(?<=[;\r\n])(?='*[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/g;
const INNER_GUARD = /(?<=[;\r\n])'(?='*[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/g;
const SEPARATOR = '|';

/** How tables are written, and the first piece of a file, so that Excel reads UTF-8. */
export const CSV = { record_delimiter: 'windows' };
export const CSV_START = { ...CSV, bom: true };

/** A text as a cell that no spreadsheet runs: with an apostrophe in front of whatever could be taken for a formula. */
export const guardFormula = (text: string): string => `${FORMULA.test(text) ? "'" : ''}${text.replace(INNER_FORMULA, "'")}`;

/** Takes exactly the apostrophes away that {@link guardFormula} has added. */
export const unguardFormula = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).replace(INNER_GUARD, '');

/** Codes in one cell. */
export const joinCodes = (codes: readonly string[]): string => codes.join(SEPARATOR);

/** The codes of a cell; empty ones are left out. */
export const splitCodes = (cell: string): string[] =>
  cell
    .split(SEPARATOR)
    .map((code) => code.trim())
    .filter(Boolean);

/** Texts in one cell, one on each line. */
export const joinLines = (lines: readonly string[]): string => lines.map((line) => line.replace(/\s*[\r\n]+\s*/g, ' ')).join('\n');

/** The lines of a cell. An empty line counts, but at the end it does not. */
export function splitLines(cell: string): string[] {
  const lines = cell.split(/\r\n|\r|\n/).map((line) => line.trim());
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * What separates the cells of a file: Excel writes semicolons where a comma stands in numbers, as in Dutch. Decided by the first line, outside quotes.
 * @param start the beginning of the file, with at least the whole first line
 */
export function detectSeparator(start: string): ',' | ';' | '\t' {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const character of start) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (character in counts) counts[character as keyof typeof counts] += 1;
  }
  if (counts[';'] > counts[',']) return ';';
  return counts['\t'] > counts[','] ? '\t' : ',';
}
