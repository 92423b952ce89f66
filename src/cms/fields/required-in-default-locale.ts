import type { TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { DEFAULT_LOCALE } from '@/domain/locales';

/** A text of a row: needed in the default language, left open in the other one until it is translated. */
export const requiredInDefaultLocale: TextFieldSingleValidation = (value, options) =>
  !value && options.req.locale !== DEFAULT_LOCALE ? true : text(value, options);
