import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { DEFAULT_LOCALE } from '@/domain/locales';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';

interface Context<Data> {
  req: Pick<PayloadRequest, 'i18n'>;
  data: Data;
  siblingData: Data;
}

/** A field's validation by a check that names the message to show, in the user's language. */
export const validated =
  <Value = string, Data = unknown>(check: (value: Value | null | undefined, context: Context<Data>) => true | ValidationMessage) =>
  (value: Value | null | undefined, context: Context<Data>): true | string => {
    const result = check(value, context);
    return result === true || validationMessage(result, context.req.i18n.language);
  };

/** Text of a row: required in the default language, optional in the other until it is translated. */
export const requiredInDefaultLocale: TextFieldSingleValidation = (value, options) =>
  !value && options.req.locale !== DEFAULT_LOCALE ? true : text(value, options);
