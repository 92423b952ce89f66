import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { refuse } from './refuse';

/** The JSON body of a request. @throws APIError 400 if it doesn't match the schema */
export async function readBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const body = schema.safeParse(await req.json?.().catch(() => null));
  return body.success ? body.data : refuse(req, 'query', 400);
}
