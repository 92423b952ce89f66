import type { TextField } from 'payload';
import { validationMessage } from '@/domain/validation-messages';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';

/** A text field for an absolute http(s) URL. */
export function webUrlField(
  field: Pick<TextField, 'name' | 'label'> & Partial<Pick<TextField, 'required' | 'admin' | 'access' | 'index'>>,
): TextField {
  return {
    ...field,
    type: 'text',
    maxLength: URL_MAX_LENGTH,
    validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
      if (!value) return field.required ? validationMessage('required', req.i18n.language) : true;
      return (value.length <= URL_MAX_LENGTH && isWebUrl(value)) || validationMessage('url', req.i18n.language);
    },
  } as TextField;
}
