import { expect, test } from 'vitest';
import { pageSeo } from './page-seo';

const tool = { name: 'Denkhulp', tagline: { nl: 'Helpt je gedachten te ordenen' } };

test('a page without texts in its language is described by the texts it shows', () => {
  expect(pageSeo('tools', tool, 'nl').description).toContain('Helpt je gedachten te ordenen');
  expect(pageSeo('tools', tool, 'en').description).toBe(pageSeo('tools', tool, 'nl').description);
});

test('a page with texts in its language is described by those', () => {
  const both = { ...tool, tagline: { en: 'Helps you order your thoughts', nl: 'Helpt je gedachten te ordenen' } };
  expect(pageSeo('tools', both, 'en').description).toContain('Helps you order your thoughts');
});
