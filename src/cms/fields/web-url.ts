import type { TextField } from 'payload';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { validated } from './validated';

/** A text field for an absolute http(s) URL. */
export function webUrlField(
  field: Pick<TextField, 'name' | 'label'> & Partial<Pick<TextField, 'required' | 'admin' | 'access' | 'index'>>,
): TextField {
  return {
    ...field,
    type: 'text',
    maxLength: URL_MAX_LENGTH,
    validate: validated((value) => {
      if (!value) return field.required ? 'required' : true;
      return (value.length <= URL_MAX_LENGTH && isWebUrl(value)) || 'url';
    }),
  } as TextField;
}
