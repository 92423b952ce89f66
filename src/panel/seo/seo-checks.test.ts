import { expect, it } from 'vitest';
import { passes, seoChecks } from './seo-checks';

const made = { title: 'Planner: plans a day', description: 'Plans a day.' };

it('counts generated texts and images as present', () => {
  const checks = seoChecks(made, made, false);
  expect(checks).toEqual({ title: 'generated', description: 'generated', image: 'generated' });
  expect(Object.values(checks).every(passes)).toBe(true);
});

it('tells written texts from generated ones', () => {
  expect(seoChecks({ ...made, title: 'Planner' }, made, true)).toEqual({ title: 'written', description: 'generated', image: 'written' });
});

it('finds texts that are missing or too long', () => {
  const checks = seoChecks({ title: null, description: 'x'.repeat(151) }, { title: null, description: null }, false);
  expect(checks).toMatchObject({ title: 'missing', description: 'tooLong' });
  expect(Object.values(checks).filter(passes)).toEqual(['generated']);
});
