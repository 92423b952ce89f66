import type { TextField } from 'payload';
import type { ValidationMessage } from '@/domain/validation-messages';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { validated } from './validated';

/**
 * A text field for an absolute http(s) URL.
 * @param whenEmpty judges a missing URL by the fields beside it
 */
export function webUrlField<Siblings = unknown>(
  field: Pick<TextField, 'name' | 'label'> & Partial<Pick<TextField, 'required' | 'admin' | 'access' | 'index'>>,
  whenEmpty: (siblings: Siblings) => true | ValidationMessage = () => !field.required || 'required',
): TextField {
  return {
    ...field,
    type: 'text',
    maxLength: URL_MAX_LENGTH,
    validate: validated((value, { siblingData }) => {
      if (!value) return whenEmpty(siblingData as Siblings);
      return (value.length <= URL_MAX_LENGTH && isWebUrl(value)) || 'url';
    }),
  } as TextField;
}
