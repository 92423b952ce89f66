import { describe, expect, it } from 'vitest';
import { isSameList, viewQuery } from './views';

const FILTER = 'where[or][0][and][0][tagline][exists]=false';
const queryOf = (address: string) => viewQuery(new URLSearchParams(address));
const read = (query: string) => Object.fromEntries(new URLSearchParams(query));

describe('a saved view', () => {
  it('remembers the language that its filter is about', () => {
    expect(read(queryOf(`${FILTER}&locale=nl&page=2`))).toEqual(read(`${FILTER}&locale=nl`));
  });

  it('has no language without a filter', () => {
    expect(read(queryOf('search=text&sort=name&locale=nl'))).toEqual({ search: 'text', sort: 'name' });
    expect(isSameList('', 'locale=nl')).toBe(true);
  });

  it('is another list in another language', () => {
    expect(isSameList(`${FILTER}&locale=nl`, `locale=nl&${FILTER}&sort=name`)).toBe(true);
    expect(isSameList(`${FILTER}&locale=nl`, `${FILTER}&locale=en`)).toBe(false);
  });

  it('without a language is the same list in each', () => {
    expect(isSameList(FILTER, `${FILTER}&locale=en`)).toBe(true);
  });
});
