import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenReferences, type Evidence, readTable } from './evidence';

interface Row extends Evidence {
  content: string;
}

const rows = readTable<Row>('docs/specification.csv');
const idsWhere = (isWrong: (row: Row) => boolean) => rows.filter(isWrong).map(({ id }) => id);

/** Sections by source: the original specification (`S`) and the product's description (`P`). */
const SECTIONS = { S: 9, P: 8 };

/** Reasons of sentences that ask for nothing. */
const NOTHING_ASKED = /^(?:About the document|Not shown)\./;

describe('the table of the specification', () => {
  it('has the sentences of every section in order, each with its content', () => {
    const numbers = new Map<string, number[]>();
    for (const { id } of rows) {
      const [, section = '', number] = /^([SP]\d)\.(\d+)$/.exec(id) ?? [];
      numbers.set(section, [...(numbers.get(section) ?? []), Number(number)]);
    }
    const sections = Object.entries(SECTIONS).flatMap(([source, last]) => Array.from({ length: last }, (_, index) => `${source}${index + 1}`));
    expect([...numbers.keys()].filter((section) => !/0$/.test(section))).toEqual(sections);
    for (const [section, its] of numbers) expect([section, its]).toEqual([section, its.map((_, index) => index + 1)]);
    expect(idsWhere(({ content }) => content.trim() === '')).toEqual([]);
  });

  it('has a place and a test for each, or the decision against it', () => {
    expect(idsWhere(({ where, test }) => (where === '') !== (test === ''))).toEqual([]);
    expect(idsWhere(({ test, reason }) => test === '' && !NOTHING_ASKED.test(reason) && !/docs\/decisions\/\d{4}-/.test(reason))).toEqual([]);
  });

  it('names files, tests and rows that exist', () => {
    expect(brokenReferences(rows)).toEqual([]);
    const ids = new Set(rows.map(({ id }) => id));
    expect(rows.flatMap(({ reason }) => reason.match(/\b[SP]\d\.\d+\b/g) ?? []).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is counted in docs/SPECIFICATION.md', () => {
    const shown = rows.filter(({ test }) => test !== '').length;
    const nothing = rows.filter(({ reason }) => NOTHING_ASKED.test(reason)).length;
    expect(readFileSync('docs/SPECIFICATION.md', 'utf8')).toContain(
      `${rows.length} sentences: ${shown} shown by a test, ${rows.length - shown - nothing} decided otherwise, ${nothing} that ask for nothing`,
    );
  });
});
