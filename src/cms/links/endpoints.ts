import type { Endpoint } from 'payload';
import { z } from 'zod';
import { MAX_ID } from '@/domain/limits';
import { editorPost } from '../guards/editor-endpoint';
import { saveCheck } from './check';
import { checkOf, decideLink, LINK_ACTIONS } from './suspects';
import { linkVisitor } from './visit-link';

const id = z.int().positive().max(MAX_ID);
const body = z.object({
  tool: id,
  check: id,
  seen: z.string().max(40),
  action: z.enum([...LINK_ACTIONS, 'check']),
  undo: z.boolean().optional(),
});

/**
 * `POST /api/links` `{ tool, check, seen, action, undo? }`, for editors: decides about a tool with a suspect address, or with the action `check`
 * visits the address again and returns the result.
 */
export const linkEndpoints: Endpoint[] = [
  editorPost('/links', body, async (req, { action, undo, ...decision }) => {
    if (action === 'check') {
      const { url } = await checkOf(req, decision);
      const { ok, status, problem, suspect } = await saveCheck(req.payload, url, await linkVisitor()(url), new Date());
      return Response.json({ ok, status: status ?? null, problem: problem ?? null, waits: Boolean(suspect) });
    }
    const seen = await decideLink(req, decision, action, undo);
    return Response.json({ seen });
  }),
];
