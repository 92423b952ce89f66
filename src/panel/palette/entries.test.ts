import { describe, expect, it } from 'vitest';
import { documentEntry, matching } from './entries';

const entry = (title: string) => ({ id: title, title });

describe('matching', () => {
  const entries = ['New: Tool', 'Tools', 'Categorieën', 'Import and export'].map(entry);

  it.each([
    ['tool', ['Tools', 'New: Tool']],
    ['categorieen', ['Categorieën']],
    ['export import', ['Import and export']],
    ['nothing', []],
  ])('finds for "%s" what contains every word', (text, titles) => {
    expect(matching(entries, text).map(({ title }) => title)).toEqual(titles);
  });
});

describe('documentEntry', () => {
  it('opens a document in the language of the title that was found', () => {
    const found = { collection: 'categories', id: 7, title: 'Schrijven', kind: 'Category', locale: 'nl' as const };
    expect(documentEntry(found)).toMatchObject({ href: '/admin/collections/categories/7?locale=nl', lang: 'nl' });
    expect(documentEntry({ ...found, locale: null }).href).toBe('/admin/collections/categories/7');
  });
});
