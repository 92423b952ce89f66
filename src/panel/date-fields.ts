import type { FlattenedField, SanitizedConfig } from 'payload';

/** Readable in both languages and with 24 hours, where Payload's defaults are American. The picker's own heading is English. */
export const DATE_FIELD = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 5,
  overrides: { timeCaption: '' },
} as const;

const FIELD = { Field: '@/panel/date-field#DateField' };
const MOMENT = { ...FIELD, Cell: '@/panel/moment-cell#MomentCell' };

function setFormats(fields: FlattenedField[]): void {
  for (const field of fields) {
    if (field.type === 'date') {
      const { components, date } = field.admin ?? {};
      const own = { ...(date?.displayFormat ? FIELD : MOMENT), ...components };
      field.admin = { ...field.admin, date: { ...DATE_FIELD, ...date } as typeof DATE_FIELD, components: own };
    } else if ('flattenedFields' in field) setFormats(field.flattenedFields);
  }
}

/** Gives every date its format in edit views, list cells and filters, in the panel's language; a field's own settings win. */
export function readableDates(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields } of [...config.collections, ...config.globals]) setFormats(flattenedFields);
  return config;
}
