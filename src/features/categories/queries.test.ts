import { expect, it, vi } from 'vitest';

const NAMES = [
  ['seo', 'SEO', 'SEO'],
  ['agents', 'Agents', 'zelfstandige assistenten'],
  ['education', 'éducation', 'Onderwijs'],
  ['video', 'Video', 'Video'],
  ['code', 'coding', 'Programmeren'],
];

vi.mock('@/server/cached', () => ({ cached: (read: () => unknown) => read() }));
vi.mock('@/server/door/reads', () => ({
  asVisitor: { find: async () => NAMES.map(([code, en, nl], id) => ({ id, code, icon: null, name: { en, nl } })) },
}));
vi.mock('@/seo/find-page', () => ({}));
const { listCategories } = await import('./queries');

it('lists categories by their name in the language of the page, without regard to case', async () => {
  const names = async (locale: 'en' | 'nl') => (await listCategories({ locale })).map(({ names: { forms } }) => forms[0]);
  expect(await names('en')).toEqual(['Agents', 'coding', 'éducation', 'SEO', 'Video']);
  expect(await names('nl')).toEqual(['Onderwijs', 'Programmeren', 'SEO', 'Video', 'zelfstandige assistenten']);
});
