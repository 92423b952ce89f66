import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { isEditor } from '../access/roles';
import { checkInput, readBody } from './refuse';

/** A POST endpoint for editors with a JSON body; 400 if that doesn't match the schema. */
export const editorPost = <T>(path: string, schema: z.ZodType<T>, answer: (req: PayloadRequest, body: T) => Promise<Response>): Endpoint => ({
  method: 'post',
  path,
  handler: async (req) => {
    if (!isEditor(req.user)) throw new Forbidden(req.t);
    return answer(req, await readBody(req, schema));
  },
});

/** A GET endpoint for editors that answers with JSON, stored nowhere; 400 if the query doesn't match the schema. */
export const editorGet = <T>(path: string, schema: z.ZodType<T>, answer: (req: PayloadRequest, query: T) => Promise<object>): Endpoint => ({
  method: 'get',
  path,
  handler: async (req) => {
    if (!isEditor(req.user)) throw new Forbidden(req.t);
    return Response.json(await answer(req, checkInput(req, schema, req.query)), { headers: { 'Cache-Control': 'private, no-store' } });
  },
});
