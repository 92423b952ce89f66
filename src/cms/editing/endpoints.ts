import type { Endpoint } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { LOCALE_CODES } from '@/domain/locales';
import { PARTS } from '@/domain/parts';
import { editorPost } from '../guards/editor-endpoint';
import { checkInput } from '../guards/refuse';
import { reportPresence } from './presence';
import { saveDraft } from './save-draft';

const FIELDS_MAX = 300;

const name = z.string().max(80);
const id = z.int().min(1).max(MAX_ID);
const field = z.string().max(200);

const draftPath = z.object({ collection: name, id: z.coerce.number().pipe(id) });
const draftBody = z.object({
  locale: z.enum(LOCALE_CODES),
  changes: z.array(z.object({ field, base: z.unknown(), value: z.unknown(), isOwn: z.boolean().optional() })).max(FIELDS_MAX),
});
const presenceBody = z.object({ tab: z.string().min(8).max(64), collection: name, id, part: z.enum(PARTS), isLeaving: z.boolean().optional() });

/**
 * For editors.
 * - `POST /api/drafts/:collection/:id` `{ locale, changes: FieldChange[] }` → `{ doc }`, the newest version in that language;
 *   409 `{ conflicts: Conflict[] }` and nothing written if somebody else has changed one of the fields; 400 by path
 * - `POST /api/presence` `{ tab, collection, id, part, isLeaving? }` → `{ others: Colleague[] }`
 */
export const editingEndpoints: Endpoint[] = [
  editorPost('/drafts/:collection/:id', draftBody, async (req, { locale, changes }) => {
    const outcome = await saveDraft(req, { ...checkInput(req, draftPath, req.routeParams), locale }, changes);
    return 'refused' in outcome ? Response.json({ conflicts: outcome.refused }, { status: 409 }) : Response.json(outcome);
  }),
  editorPost('/presence', presenceBody, async (req, presence) => Response.json({ others: await reportPresence(req, presence) })),
];
