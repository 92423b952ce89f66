import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { PASSWORD_MIN_LENGTH } from '@/domain/limits';
import { validationMessage } from '@/domain/validation-messages';

export const refuseShortPassword: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (typeof data?.password === 'string' && data.password.length < PASSWORD_MIN_LENGTH) {
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'password', message: validationMessage('password', req.i18n.language) }], req },
      req.t,
    );
  }
  return data;
};
