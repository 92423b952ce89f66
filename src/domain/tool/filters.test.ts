import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, filteredToolsPath, parseToolFilters, sortOf } from './filters';
import { ONE_PERSON } from './team';

const paramsOf = (path: string) => {
  const params: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(path.split('?')[1])) params[name] = [...(params[name] ?? []), value];
  return params;
};

describe('filters in a URL', () => {
  it('are parsed, also with several values', () => {
    expect(
      parseToolFilters({
        q: 'video',
        category: ['coding', 'seo'],
        audience: 'students',
        price: ['free'],
        verified: '1',
        checked: '1',
        free: '1',
        rating: '4.5',
        need: ['dpa', 'eu-data'],
        language: 'nl',
        platform: 'ios',
        country: 'BE',
        seats: '5',
        billing: 'year',
        sort: 'name',
        p: '3',
      }),
    ).toEqual({
      q: 'video',
      categories: ['coding', 'seo'],
      audiences: ['students'],
      prices: ['free'],
      verified: true,
      checked: true,
      free: true,
      rating: 4.5,
      needs: ['dpa', 'eu-data'],
      language: 'nl',
      platform: 'ios',
      country: 'BE',
      team: { ...ONE_PERSON, seats: 5, billing: 'year' },
      sort: 'name',
      page: 3,
      isImpossible: false,
    });
  });

  it('are ignored when empty, as a form sends them', () => {
    expect(filteredToolsPath(parseToolFilters({ q: '', category: '', rating: '', sort: '', p: '' }))).toBe('/tools');
  });

  it('that no tool can match empty the list', () => {
    expect(parseToolFilters({ price: 'cheap' }).isImpossible).toBe(true);
    expect(parseToolFilters({ audience: 'nobody' }).isImpossible).toBe(true);
    expect(parseToolFilters({ rating: '9' }).isImpossible).toBe(true);
    expect(parseToolFilters({ category: "'; drop table" }).isImpossible).toBe(true);
    for (const [name, value] of Object.entries({ need: 'constructor', language: 'xx', platform: 'fax', country: 'nl' }))
      expect(parseToolFilters({ [name]: value }).isImpossible, name).toBe(true);
    // Each need narrows the list, so one that is unknown leaves nothing.
    expect(parseToolFilters({ need: ['dpa', 'cheap'] }).isImpossible).toBe(true);
    expect(parseToolFilters({ price: ['cheap', 'free'] }).isImpossible).toBe(false);
  });

  it('return no page for an invalid page number', () => {
    for (const p of ['0', '-1', '1e9', '1.5', 'x', '99999999999']) expect(parseToolFilters({ p }).page, p).toBeNull();
  });

  it('have one URL in any order', () => {
    expect(filteredToolsPath(parseToolFilters({ country: 'NL', need: ['sso', 'dpa'], language: 'nl' }))).toBe(
      '/tools?need=dpa&need=sso&language=nl&country=NL',
    );
    const path = filteredToolsPath(parseToolFilters({ price: ['paid', 'free'], category: ['seo', 'coding'], q: ' video ', p: '1' }));
    expect(path).toBe('/tools?q=video&category=coding&category=seo&price=free&price=paid');
    expect(filteredToolsPath(parseToolFilters(paramsOf(path)))).toBe(path);
  });

  it('round-trip through a URL', () => {
    const value = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('coding', 'students', 'free', '1', '4', 'name', '2'));
    const name = fc.constantFrom('q', 'category', 'audience', 'price', 'verified', 'checked', 'free', 'rating', 'sort', 'p', 'other');
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, fc.array(value, { maxLength: 3 }))), (params) => {
        const path = filteredToolsPath(parseToolFilters(params));
        expect(filteredToolsPath(parseToolFilters(paramsOf(path)))).toBe(path);
      }),
    );
  });

  it('include an order: the chosen one, else relevance for a text, else the costs of a team, else recommended', () => {
    expect(sortOf({ q: '', team: null, sort: null })).toBe('recommended');
    expect(sortOf({ q: 'video', team: null, sort: null })).toBe('relevance');
    expect(sortOf({ q: '', team: null, sort: 'relevance' })).toBe('recommended');
    expect(sortOf({ q: 'video', team: null, sort: 'name' })).toBe('name');
    expect(sortOf({ q: '', team: ONE_PERSON, sort: null })).toBe('cost');
    expect(sortOf({ q: '', team: ONE_PERSON, sort: 'recommended' })).toBe('recommended');
  });

  it('leave out the default order', () => {
    expect(filteredToolsPath(parseToolFilters({ sort: 'recommended' }))).toBe('/tools');
    expect(filteredToolsPath(parseToolFilters({ sort: 'recommended', free: '1' }))).toBe('/tools?free=1');
    expect(filteredToolsPath(parseToolFilters({ sort: 'recommended', q: 'video' }))).toBe('/tools?q=video&sort=recommended');
    expect(filteredToolsPath(parseToolFilters({ sort: 'name' }))).toBe('/tools?sort=name');
  });

  it('are counted without the text and the order', () => {
    expect(countFilters(parseToolFilters({ q: 'video', sort: 'name', free: '1', category: ['seo', 'coding'], rating: '4', seats: '5' }))).toBe(5);
  });
});
