import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A row of a table that says where something is met and which tests show it: docs/asvs.csv, docs/specification.csv. */
export interface Evidence {
  id: string;
  /** Files, one a line. */
  where: string;
  /** Tests as `file › title`, one a line. */
  test: string;
  reason: string;
}

export const readTable = <Row extends Evidence>(file: string): Row[] => parse(readFileSync(file, 'utf8'), { columns: true });

export const linesOf = (cell: string): string[] => cell.split('\n').filter(Boolean);

/** Whether a test file has a test of this name that isn't skipped; names with `%s` or `${…}` stand for several tests. */
function hasTest(reference: string): boolean {
  const [, file = '', title = ''] = /^(\S.*?\.(?:test|spec)\.ts) › (.+)$/.exec(reference) ?? [];
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8').replace(/\(\s+/g, '(');
  const calls = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``].flatMap((quoted) => source.split(`(${quoted}`).slice(0, -1));
  return calls.some((before) => !/\.(?:skip|todo|fixme)$/.test(before));
}

/** What the rows name and isn't there: files, tests, and files in reasons; each as `id: name`. */
export function brokenReferences(rows: Evidence[]): string[] {
  return rows.flatMap(({ id, where, test, reason }) => {
    const files = [...linesOf(where), ...(reason.match(/\b(?:src|tests|docs)\/[\w./-]+\.\w+/g) ?? [])];
    const missing = [...files.filter((file) => !existsSync(file)), ...linesOf(test).filter((reference) => !hasTest(reference))];
    return missing.map((name) => `${id}: ${name}`);
  });
}
