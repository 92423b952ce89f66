import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, filteredToolsPath, parseToolFilters, sortOf } from './filters';

const paramsOf = (path: string) => {
  const params: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(path.split('?')[1])) params[name] = [...(params[name] ?? []), value];
  return params;
};

describe('the filters in an address', () => {
  it('are read, several of one kind too', () => {
    expect(
      parseToolFilters({
        q: 'video',
        category: ['coding', 'seo'],
        audience: 'students',
        price: ['free'],
        verified: '1',
        free: '1',
        rating: '4.5',
        sort: 'name',
        p: '3',
      }),
    ).toEqual({
      q: 'video',
      categories: ['coding', 'seo'],
      audiences: ['students'],
      prices: ['free'],
      verified: true,
      free: true,
      rating: 4.5,
      sort: 'name',
      page: 3,
      isImpossible: false,
    });
  });

  it('that are empty, as a form sends them, change nothing', () => {
    expect(filteredToolsPath(parseToolFilters({ q: '', category: '', rating: '', sort: '', p: '' }))).toBe('/tools');
  });

  it('of which no tool can have one make the list empty, not complete', () => {
    expect(parseToolFilters({ price: 'cheap' }).isImpossible).toBe(true);
    expect(parseToolFilters({ audience: 'nobody' }).isImpossible).toBe(true);
    expect(parseToolFilters({ rating: '9' }).isImpossible).toBe(true);
    expect(parseToolFilters({ category: "'; drop table" }).isImpossible).toBe(true);
    expect(parseToolFilters({ price: ['cheap', 'free'] }).isImpossible).toBe(false);
  });

  it('have no page for what is no page number', () => {
    for (const p of ['0', '-1', '1e9', '1.5', 'x', '99999999999']) expect(parseToolFilters({ p }).page, p).toBeNull();
  });

  it('have one address, whatever order they came in', () => {
    const path = filteredToolsPath(parseToolFilters({ price: ['paid', 'free'], category: ['seo', 'coding'], q: ' video ', p: '1' }));
    expect(path).toBe('/tools?q=video&category=coding&category=seo&price=free&price=paid');
    expect(filteredToolsPath(parseToolFilters(paramsOf(path)))).toBe(path);
  });

  it('are the same after they have been written and read, whatever they were', () => {
    const value = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('coding', 'students', 'free', '1', '4', 'name', '2'));
    const name = fc.constantFrom('q', 'category', 'audience', 'price', 'verified', 'free', 'rating', 'sort', 'p', 'other');
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, fc.array(value, { maxLength: 3 }))), (params) => {
        const path = filteredToolsPath(parseToolFilters(params));
        expect(filteredToolsPath(parseToolFilters(paramsOf(path)))).toBe(path);
      }),
    );
  });

  it('come with an order: what was chosen, else by relevance to a text, else the best rated first', () => {
    expect(sortOf({ q: '', sort: null })).toBe('rating');
    expect(sortOf({ q: 'video', sort: null })).toBe('relevance');
    expect(sortOf({ q: '', sort: 'relevance' })).toBe('rating');
    expect(sortOf({ q: 'video', sort: 'name' })).toBe('name');
  });

  it('name an order that is the usual one only when nothing else is chosen', () => {
    expect(filteredToolsPath(parseToolFilters({ sort: 'rating' }))).toBe('/tools?sort=rating');
    expect(filteredToolsPath(parseToolFilters({ sort: 'rating', free: '1' }))).toBe('/tools?free=1');
  });

  it('are counted without the text and the order', () => {
    expect(countFilters(parseToolFilters({ q: 'video', sort: 'name', free: '1', category: ['seo', 'coding'], rating: '4' }))).toBe(4);
  });
});
