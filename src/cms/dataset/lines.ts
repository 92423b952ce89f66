import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import type { DatasetDifference, DatasetRow } from '@/domain/dataset';
import { CSV, guardFormula, joinCodes } from '@/domain/table-cells';

/** A row and its line of NDJSON. */
export interface Line {
  id: number;
  text: string;
}

/** Ends of lines to some readers, though not to JSON. */
const LINE_END = /[\u0085\u2028\u2029]/g;

export const lineOf = (row: DatasetRow): Line => ({
  id: row.id,
  text: JSON.stringify(row).replace(LINE_END, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
});

export const rowOf = ({ text }: Line): Record<string, unknown> => JSON.parse(text);

/** The lines of a stored file. */
export async function* linesOf(compressed: Readable): AsyncGenerator<Line> {
  const unpacked = createGunzip();
  // An error reaches whoever reads the lines.
  pipeline(compressed, unpacked, () => undefined);
  let rest = '';
  for await (const piece of unpacked.setEncoding('utf8')) {
    const texts = (rest + piece).split('\n');
    rest = texts.pop() ?? '';
    for (const text of texts) yield { id: Number(JSON.parse(text).id), text };
  }
}

/** Passes lines on, and notes how they differ from those before. Both are in the order of their ids. */
export async function* compared(lines: AsyncIterable<Line>, before: AsyncIterator<Line>, difference: DatasetDifference): AsyncGenerator<Line> {
  let old = await before.next();
  try {
    for await (const line of lines) {
      for (; !old.done && old.value.id < line.id; old = await before.next()) difference.removed.push(old.value.id);
      if (old.done || old.value.id > line.id) difference.added.push(line.id);
      else {
        if (old.value.text !== line.text) difference.changed.push(line.id);
        old = await before.next();
      }
      yield line;
    }
    for (; !old.done; old = await before.next()) difference.removed.push(old.value.id);
  } finally {
    await before.return?.();
  }
}

const isCodes = (value: unknown): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** A value as a cell that no spreadsheet takes for a formula, as exports write it. */
function cellOf(value: unknown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  if (typeof value === 'number') return String(value);
  if (isCodes(value)) return guardFormula(joinCodes(value));
  return guardFormula(typeof value === 'string' ? value : JSON.stringify(value));
}

export const csvLine = (cells: readonly unknown[]): string => stringify([cells.map(cellOf)], CSV);

/** Counts and hashes what passes. */
export function measuring(): { step: Transform; measured: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const step = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { step, measured: () => ({ bytes, sha256: hash.digest('hex') }) };
}
