import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { detectSeparator, unguardFormula } from '@/domain/table-cells';
import type { TransferFormat } from '@/domain/transfers';
import type { Column } from './columns';
import { FileProblem, type Problem } from './problems';

const ROW_MAX_KB = 512;
/** Characters of one row: what is held in memory, and parsed at once. */
const ROW_MAX = ROW_MAX_KB * 1024;
/** Rows without the header's number of cells; the parser builds an error for each. A file with more is no table. */
const ODD_ROWS_MAX = 2000;
/** What is parsed at once. A piece full of line breaks holds up the process for a tenth of a second. */
const PIECE_BYTES = 2 * 1024;
const START_BYTES = 64 * 1024;
/** Lists and objects inside each other. No column has as many; what goes on to the depth of the call stack would end the work. */
const DEPTH_MAX = 20;

/** One entry of a file, as it stands there. Cells that are not there are not in `cells`. */
export interface SourceRow {
  /** As a spreadsheet counts them, the line of names being the first; in JSON the place in the list, from 1. */
  row: number;
  cells: Map<string, unknown>;
  problems: Problem[];
}

/** The text of a file piece by piece. @throws FileProblem at the first byte that is not UTF-8 */
async function* textOf(file: string): AsyncGenerator<string> {
  const bytes = Readable.toWeb(createReadStream(file, { highWaterMark: PIECE_BYTES })) as ReadableStream<BufferSource>;
  try {
    yield* bytes.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  } catch (error) {
    throw error instanceof TypeError ? new FileProblem('encoding') : error;
  }
}

async function separatorOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const start = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
    // The line that Excel itself puts in front, and reads.
    return /^sep=(.)\r?\n/.exec(start)?.[1] ?? detectSeparator(start);
  } finally {
    await handle.close();
  }
}

/** The same text. The parser's own limit doesn't count separators. @throws FileProblem at a line that is longer than a row may be */
async function* shortLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of pieces) {
    const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    length = end < 0 ? length + piece.length : piece.length - end;
    if (length > ROW_MAX) throw new FileProblem('rowTooLarge', { max: ROW_MAX_KB });
    yield piece;
  }
}

/** The columns that the first line names, in its order. */
function readHeader(cells: string[], columns: Column[]): string[] {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  while (names.length > 0 && names.at(-1) === '') names.pop();
  const unknown = names.filter((name) => !columns.some((column) => column.name === name)).map((name) => name.slice(0, 60) || '–');
  if (unknown.length > 0) throw new FileProblem('unknownColumns', { columns: unknown.slice(0, 20).join(', ') }, 1);
  const double = names.filter((name, index) => names.indexOf(name) !== index);
  if (double.length > 0) throw new FileProblem('doubleColumns', { columns: [...new Set(double)].join(', ') }, 1);
  const key = columns[0]?.name ?? '';
  if (!names.includes(key)) throw new FileProblem('keyColumn', { column: key }, 1);
  return names;
}

async function* csvRows(file: string, columns: Column[]): AsyncGenerator<SourceRow> {
  const parser = parse({ delimiter: await separatorOf(file), relax_column_count: true, max_record_size: ROW_MAX });
  const source = Readable.from(shortLines(textOf(file)), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let header: string[] | null = null;
  let row = 0;
  let odd = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (header && record.length !== header.length) odd += 1;
      if (odd > ODD_ROWS_MAX) throw new FileProblem('csv', { line: row }, row);
      if (record.every((cell) => cell.trim() === '') || (row === 1 && record.length <= 2 && record[0]?.startsWith('sep='))) continue;
      if (!header) {
        header = readHeader(record, columns);
        continue;
      }
      const filled = record.length > header.length ? record.slice(0, record.findLastIndex((cell) => cell !== '') + 1) : record;
      const isOff = filled.length > header.length || record.length < header.length;
      yield {
        row,
        cells: new Map(isOff ? [] : header.map((name, index) => [name, unguardFormula(record[index] ?? '')])),
        problems: isOff ? [{ column: '', code: 'cellCount', details: { count: filled.length, expected: header.length } }] : [],
      };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new FileProblem('rowTooLarge', { max: ROW_MAX_KB }, row + 1);
    throw new FileProblem('csv', { line: Number(error.lines ?? row + 1) }, row + 1);
  } finally {
    source.destroy();
  }
  if (!header) throw new FileProblem('empty');
}

/**
 * Cuts a JSON list into the texts of its members. Only one member is held at a time, and none that is larger than a row may be: a parser that builds
 * what it reads would hold whatever a file asks for.
 */
async function* membersOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let state: 'before' | 'inside' | 'after' = 'before';
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let member = '';
  let count = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at] as string;
      if (state !== 'inside') {
        if (/\s/.test(character)) continue;
        if (state === 'after' || character !== '[') throw new FileProblem('jsonList');
        state = 'inside';
        from = at + 1;
      } else if (isText) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') isText = false;
      } else if (character === '"') isText = true;
      else if (character === '{' || character === '[') {
        depth += 1;
        if (depth > DEPTH_MAX) throw new FileProblem('json', { row: count + 1 }, count + 1);
      } else if (depth > 0 && (character === '}' || character === ']')) depth -= 1;
      else if (depth === 0 && (character === ',' || character === ']')) {
        member += piece.slice(from, at);
        from = at + 1;
        const isLast = character === ']';
        if (member.trim() || !isLast || count > 0) {
          count += 1;
          yield member;
        }
        member = '';
        if (isLast) state = 'after';
      }
    }
    if (state === 'inside') member += piece.slice(from);
    if (member.length > ROW_MAX) throw new FileProblem('rowTooLarge', { max: ROW_MAX_KB }, count + 1);
  }
  if (state === 'before') throw new FileProblem('empty');
  if (state === 'inside') throw new FileProblem('jsonEnd', {}, count + 1);
}

async function* jsonRows(file: string, columns: Column[]): AsyncGenerator<SourceRow> {
  const names = new Set(columns.map(({ name }) => name));
  let row = 0;
  for await (const member of membersOf(textOf(file))) {
    row += 1;
    let value: unknown;
    try {
      value = JSON.parse(member);
    } catch {
      throw new FileProblem('json', { row }, row);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      yield { row, cells: new Map(), problems: [{ column: '', code: 'notObject' }] };
      continue;
    }
    const entries = Object.entries(value);
    yield {
      row,
      cells: new Map(entries.filter(([name]) => names.has(name))),
      problems: entries.filter(([name]) => !names.has(name)).map(([name]) => ({ column: name.slice(0, 60), code: 'unknownColumn' })),
    };
  }
}

/**
 * The rows of a file one by one, with a bounded amount of memory.
 * @throws FileProblem when the file cannot be read any further
 */
export function readRows(file: string, format: TransferFormat, columns: Column[]): AsyncGenerator<SourceRow> {
  return format === 'csv' ? csvRows(file, columns) : jsonRows(file, columns);
}
