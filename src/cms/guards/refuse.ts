import { APIError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { type ValidationMessage, validationMessage } from '@/domain/validation-messages';

/** Throws an error with a message in the user's language. */
export function refuse(req: PayloadRequest, key: ValidationMessage, status = 409): never {
  throw new APIError(validationMessage(key, req.i18n.language), status, undefined, true);
}

/** The JSON body of a request. @throws APIError 400 if it doesn't match the schema */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const body = schema.safeParse(await req.json?.().catch(() => null));
  return body.success ? body.data : refuse(req, 'query', 400);
}
