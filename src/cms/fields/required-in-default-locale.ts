import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { DEFAULT_LOCALE } from '@/domain/locales';

/** Text of a row: required in the default language, optional in the other until it is translated. */
export const requiredInDefaultLocale: TextFieldSingleValidation = (value, options) =>
  !value && options.req.locale !== DEFAULT_LOCALE ? true : text(value, options);
