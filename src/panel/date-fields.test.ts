import type { SanitizedConfig } from 'payload';
import { expect, it } from 'vitest';
import { DATE_FIELD, readableDates } from './date-fields';

it('gives dates at every level a format, and leaves a field its own', () => {
  const date = (name: string, admin = {}) => ({ name, type: 'date', admin });
  const month = date('month', { date: { displayFormat: 'MM/yyyy', pickerAppearance: 'monthOnly' } });
  const inner = date('inner');
  const group = { name: 'group', type: 'group', flattenedFields: [inner] };
  const top = date('top', { readOnly: true });
  const config = { collections: [{ flattenedFields: [top, month, group] }], globals: [] } as unknown as SanitizedConfig;
  readableDates(config);
  const components = { Field: '@/panel/date-field#DateField', Cell: '@/panel/moment-cell#MomentCell' };
  expect([top.admin, inner.admin]).toEqual([
    { readOnly: true, date: DATE_FIELD, components },
    { date: DATE_FIELD, components },
  ]);
  expect(month.admin).toMatchObject({ date: { displayFormat: 'MM/yyyy', pickerAppearance: 'monthOnly' } });
  expect(month.admin).not.toHaveProperty('components.Cell');
});
