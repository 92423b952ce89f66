import { expect, test } from 'vitest';
import { TOOL_LIMITS } from '@/domain/tool/vocabulary';
import { unitsOf } from '../../editing/units';
import { toolTabs } from './fields';

type Validate = (value: unknown, context: object) => true | string;

const unitAt = (path: string) => unitsOf(toolTabs).find((unit) => unit.path === path)?.field;

test('no plans are valid, also as the 0 that a form passes, and a paid plan needs a price', () => {
  const plansField = unitAt('plans') as { validate: Validate } | undefined;
  const answerTo = (plans: unknown) => plansField?.validate(plans, { req: { i18n: { language: 'en' } } });
  for (const none of [0, null, undefined, []]) expect(answerTo(none)).toBe(true);
  expect(answerTo([{ kind: 'free' }])).toBe(true);
  expect(answerTo([{ kind: 'paid' }])).toEqual(expect.any(String));
});

test('only editors write the parts of the editorial review', () => {
  const tab = toolTabs.find(({ fields }) => fields.some((field) => 'name' in field && field.name === 'editorialReview'));
  const parts = (tab?.fields ?? []) as { name: string; access?: Record<'create' | 'update', (asked: object) => boolean> }[];
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['editorialStrengths', 'editorialWeaknesses', 'bestFor', 'notFor', 'editorsTested']),
  );
  for (const { name, access } of parts)
    for (const operation of ['create', 'update'] as const)
      expect(
        [null, 'user', 'editor', 'admin'].map((role) => access?.[operation]({ req: { user: role && { role } } })),
        `${operation} ${name}`,
      ).toEqual([false, false, true, true]);
});

test('whom a tool suits is a short text of each language', () => {
  for (const path of ['bestFor', 'notFor']) expect(unitAt(path)).toMatchObject({ type: 'text', localized: true, maxLength: TOOL_LIMITS.suitability });
});
