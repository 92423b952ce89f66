import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasBegun } from '@/domain/tool/buyer-facts';
import { TOOL_EVENT_NOTE_LENGTH } from '@/domain/tool/events';
import { isWebUrl, URL_MAX_LENGTH } from '@/domain/web-url';
import { isEditor } from '../access/roles';
import { refuse } from '../guards/refuse';

declare module 'payload' {
  interface RequestContext {
    /** Why published values of a tool change, for a caller of the Local API; query parameters of the same names over REST. */
    changeReason?: ChangeReason;
  }
}

const note = z.string().trim().max(TOOL_EVENT_NOTE_LENGTH).optional();

/** `maker`: the maker changed it, on this day if it is known, with a note for visitors in both languages or none. `correction`: the directory was wrong, and nobody is told. */
export const changeReason = z.discriminatedUnion('change', [
  z.object({ change: z.literal('correction') }),
  z
    .object({
      change: z.literal('maker'),
      changedOn: z.iso.date().pipe(z.string().refine(hasBegun)).optional(),
      changeSource: z.string().max(URL_MAX_LENGTH).refine(isWebUrl).optional(),
      changeNoteEn: note,
      changeNoteNl: note,
    })
    .refine(({ changeNoteEn, changeNoteNl }) => Boolean(changeNoteEn) === Boolean(changeNoteNl)),
]);
export type ChangeReason = z.infer<typeof changeReason>;

const CORRECTION: ChangeReason = { change: 'correction' };

/** Why a write changes published values: a correction, unless an editor says otherwise. @throws APIError 400 for a reason that can't be read */
export function reasonOf(req: PayloadRequest): ChangeReason {
  if (req.context.changeReason) return req.context.changeReason;
  if (req.query?.change === undefined || !isEditor(req.user)) return CORRECTION;
  return changeReason.safeParse(req.query).data ?? refuse(req, 'query', 400);
}
