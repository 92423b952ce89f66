import type { Endpoint } from 'payload';
import { editorPost } from '../guards/editor-endpoint';
import { checkBody, checkSubject } from './check-subject';

/** `POST /api/checks` `{ tool, subject, seen, found }`, for editors: stores what an editor found out about a fact or the plans of a tool. */
export const factCheckEndpoints: Endpoint[] = [
  editorPost('/checks', checkBody, async (req, check) => {
    await checkSubject(req, check);
    return Response.json({});
  }),
];
