import { expect, test } from 'vitest';
import { unitsOf } from '../../editing/units';
import { toolTabs } from './fields';

type Validate = (value: unknown, context: object) => true | string;

test('no plans are valid, also as the 0 that a form passes, and a paid plan needs a price', () => {
  const plansField = unitsOf(toolTabs).find(({ path }) => path === 'plans')?.field as { validate: Validate } | undefined;
  const answerTo = (plans: unknown) => plansField?.validate(plans, { req: { i18n: { language: 'en' } } });
  for (const none of [0, null, undefined, []]) expect(answerTo(none)).toBe(true);
  expect(answerTo([{ kind: 'free' }])).toBe(true);
  expect(answerTo([{ kind: 'paid' }])).toEqual(expect.any(String));
});
