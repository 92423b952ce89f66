import type { Endpoint } from 'payload';
import { z } from 'zod';
import { COMMENT_MAX_LENGTH, MAX_ID } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { editorGet, editorPost } from '../guards/editor-endpoint';
import { commentableFields, readComments, resolveComment, writeComment } from './comments';

const id = z.int().positive().max(MAX_ID);
const document = z.object({ collection: z.enum(PREVIEWED_COLLECTIONS), document: id });
const documentQuery = document.extend({ document: z.coerce.number().pipe(id) });
const written = document.extend({
  field: z.string().max(80).nullable(),
  language: z.enum(LOCALE_CODES).nullable(),
  text: z.string().trim().min(1).max(COMMENT_MAX_LENGTH),
  answerTo: id.nullable(),
});

/**
 * Under `/api/comments`, for editors.
 * - `GET of?collection&document` → `{ comments: ShownComment[], fields: CommentableField[] }`
 * - `POST write` `{ collection, document, field, language, text, answerTo }` → `{ comment: ShownComment }`; an answer takes field and language of the
 *   comment it answers
 * - `POST resolve` `{ comment, isResolved }` → `{ comment: ShownComment }`
 */
export const commentEndpoints: Endpoint[] = [
  editorGet('/of', documentQuery, async (req, asked) => ({
    comments: await readComments(req, asked),
    fields: commentableFields(req, asked.collection),
  })),
  editorPost('/write', written, async (req, comment) => Response.json({ comment: await writeComment(req, comment) })),
  editorPost('/resolve', z.object({ comment: id, isResolved: z.boolean() }), async (req, { comment, isResolved }) =>
    Response.json({ comment: await resolveComment(req, comment, isResolved) }),
  ),
];
