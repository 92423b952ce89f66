import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Column } from './columns';
import { readRows } from './read-rows';

const file = path.join(tmpdir(), `slow-table-${process.pid}`);
afterAll(() => rm(file, { force: true }));

/** Files that take a table's reader long, by rows of its parser or by names. */
const SLOW_TABLES: [string, 'csv' | 'json', string][] = [
  ['blank lines', 'csv', `slug,name\n${'\n'.repeat(3000)}`],
  ['short rows', 'csv', `slug,name\n${'a\n'.repeat(3000)}`],
  ['a row of 600,000 cells', 'csv', `slug,name\n${','.repeat(600_000)}`],
  ['a header of 600,000 cells', 'csv', `${','.repeat(600_000)}\nslug`],
  ['a header that repeats a name', 'csv', 'slug,'.repeat(120_000)],
  ['a cell of quotes', 'csv', `slug,name\n"${'""'.repeat(300_000)}`],
  ['an entry of 180,000 names', 'json', `[{${Array.from({ length: 180_000 }, (_, index) => `"k${index}":1`).join(',')}}]`],
  ['lists in lists', 'json', '['.repeat(600_000)],
];

it.each(SLOW_TABLES)('gives up a table of %s early', async (_what, format, content) => {
  await writeFile(file, content);
  const read = async () => {
    for await (const _row of readRows(file, format, [{ name: 'slug' }, { name: 'name' }] as Column[]));
  };
  await expect(read()).rejects.toMatchObject({ code: expect.stringMatching(/^(?:csv|rowTooLarge|json)$/) });
});
