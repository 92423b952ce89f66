import type { FlattenedField, SanitizedConfig } from 'payload';

/** Readable in both languages and with 24 hours, where Payload's defaults are American. The picker's own heading is English. */
export const DATE_FIELD = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'd MMM yyyy, HH:mm',
  timeFormat: 'HH:mm',
  timeIntervals: 5,
  overrides: { timeCaption: '' },
} as const;

function setFormats(fields: FlattenedField[]): void {
  for (const field of fields) {
    if (field.type === 'date') field.admin = { ...field.admin, date: { ...DATE_FIELD, ...field.admin?.date } as typeof DATE_FIELD };
    else if ('flattenedFields' in field) setFormats(field.flattenedFields);
  }
}

/** Gives every date its format in edit views, list cells and filters; a field's own settings win. */
export function readableDates(config: SanitizedConfig): SanitizedConfig {
  for (const { flattenedFields } of [...config.collections, ...config.globals]) setFormats(flattenedFields);
  return config;
}
