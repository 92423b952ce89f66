import type { Endpoint } from 'payload';
import { z } from 'zod';
import { editorGet } from '../guards/editor-endpoint';
import { findDocuments } from './find-documents';

const findQuery = z.object({
  q: z
    .string()
    .trim()
    .min(2)
    .max(80)
    .refine((words) => !words.includes('\0')),
});

/** `GET /api/find?q=` (2 to 80 characters) → `{ found: FoundDocument[] }`, for editors. */
export const findEndpoints: Endpoint[] = [editorGet('/find', findQuery, async (req, { q }) => ({ found: await findDocuments(req, q) }))];
