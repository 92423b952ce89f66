import { APIError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';

/** Throws an error with a message in the user's language. */
export function refuse(req: PayloadRequest, key: ValidationMessage, status = 409): never {
  throw new APIError(validationMessage(key, req.i18n.language), status, undefined, true);
}

/** What was sent, as the schema describes it. @throws APIError 400 if it doesn't match */
export function checkInput<T>(req: PayloadRequest, schema: z.ZodType<T>, input: unknown): T {
  const { success, data } = schema.safeParse(input);
  return success ? data : refuse(req, 'query', 400);
}

/** The JSON body of a request. @throws APIError 400 if it doesn't match the schema */
export const readBody = async <T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> =>
  checkInput(req, schema, await req.json?.().catch(() => null));
