import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenReferences, type Evidence, readTable } from './evidence';

const STATES = ['met by test', 'met by configuration', 'not applicable', 'not met'];

interface Row extends Evidence {
  level: string;
  requirement: string;
  state: string;
}

const rows = readTable<Row>('docs/asvs.csv');
/** Ids of levels 1 and 2 of OWASP ASVS 5.0.0. */
const levels: Record<string, string[]> = JSON.parse(readFileSync('docs/asvs-levels.json', 'utf8'));

/** Ids of rows for which something is wrong. */
const idsWhere = (isWrong: (row: Row) => boolean) => rows.filter(isWrong).map(({ id }) => id);

describe('the table of OWASP ASVS 5.0.0', () => {
  it('has every requirement of levels 1 and 2 once, or its section where that is not applicable', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsWhere(({ id }) => !/^v5\.0\.0-\d+(\.\d+){0,2}$/.test(id))).toEqual([]);
    const sections = rows.filter(({ level }) => level === '');
    expect(sections.filter(({ state }) => state !== 'not applicable')).toEqual([]);
    for (const [level, wanted] of Object.entries(levels)) {
      const isCovered = (id: string) =>
        rows.some((row) => row.id === id && row.level === level) || sections.some((row) => id.startsWith(`${row.id}.`));
      expect(wanted.filter((id) => !isCovered(id))).toEqual([]);
    }
    const all = Object.values(levels).flat();
    expect(all).toHaveLength(253);
    expect(idsWhere(({ id }) => !all.some((known) => known === id || known.startsWith(`${id}.`)))).toEqual([]);
  });

  it('has a test for what is met by one, and a reason for everything else', () => {
    expect(idsWhere(({ requirement, state }) => requirement === '' || !STATES.includes(state))).toEqual([]);
    expect(idsWhere(({ state, test }) => (state === 'met by test') !== (test !== ''))).toEqual([]);
    expect(idsWhere(({ state, reason }) => state !== 'met by test' && reason === '')).toEqual([]);
    expect(idsWhere(({ state, where }) => (state === 'not applicable') !== (where === ''))).toEqual([]);
  });

  it('names files and tests that exist', () => {
    expect(brokenReferences(rows)).toEqual([]);
  });

  it('is counted in docs/SECURITY.md', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const counts = `${count('met by test')} met by a test, ${count('met by configuration')} by configuration, ${count('not applicable')} not applicable, ${count('not met')} not met`;
    expect(readFileSync('docs/SECURITY.md', 'utf8')).toContain(counts);
  });
});
