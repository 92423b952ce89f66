import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { MAX_ID, RELEASE_NOTE_MAX_LENGTH, RELEASE_TITLE_MAX_LENGTH } from '@/domain/limits';
import { PARTS } from '@/domain/parts';
import { PREVIEWED_COLLECTIONS } from '@/domain/routes';
import { editorGet, editorPost } from '../guards/editor-endpoint';
import { addItem, cancelSchedule, createRelease, deleteRelease, describeRelease, removeItem, scheduleRelease } from './edit-release';
import { checkRelease, publishRelease } from './publish-release';
import { releasesFor } from './read-releases';

const id = z.int().positive().max(MAX_ID);
const release = z.object({ release: id });
const seenRelease = release.extend({ seen: z.string().max(40) });
const document = z.object({ collection: z.enum(PREVIEWED_COLLECTIONS), document: id });
const documentQuery = document.extend({ document: z.coerce.number().pipe(id) });
const description = z.object({
  title: z.string().trim().min(1).max(RELEASE_TITLE_MAX_LENGTH),
  note: z
    .string()
    .trim()
    .max(RELEASE_NOTE_MAX_LENGTH)
    .nullish()
    .transform((note) => note || null),
});
const parts = z
  .array(z.enum(PARTS))
  .min(1)
  .transform((named) => PARTS.filter((part) => named.includes(part)));

/** A POST that answers 200 once `work` is done. */
const change = <T>(name: string, schema: z.ZodType<T>, work: (req: PayloadRequest, body: T) => Promise<unknown>): Endpoint =>
  editorPost(`/${name}`, schema, async (req, body) => {
    await work(req, body);
    return Response.json({ ok: true });
  });

/**
 * Under `/api/releases`, for editors. A release that isn't in the right state or, where `seen` names its `updatedAt`, has changed since answers 409.
 * - `GET for?collection&document` → `{ releases: OpenRelease[] }`, those that a document can be added to
 * - `POST new` `{ title, note? }` → `{ id }`
 * - `POST describe` `{ release, seen, title, note? }`, `add` `{ release, collection, document, parts }`, `remove` `{ release, collection, document }`
 * - `POST check` `{ release }` → `{ problems, total }`
 * - `POST publish` `{ release, seen }` → `{ problem: null }` when everything is public, `{ problem }` when nothing is
 * - `POST schedule` `{ release, seen, at }`, `cancel` `{ release }`, `delete` `{ release }`
 */
export const releaseEndpoints: Endpoint[] = [
  editorGet('/for', documentQuery, async (req, asked) => ({ releases: await releasesFor(req, asked) })),
  editorPost('/new', description, async (req, described) => Response.json({ id: await createRelease(req, described) })),
  change('describe', seenRelease.extend(description.shape), (req, { release: of, seen, ...described }) => describeRelease(req, of, seen, described)),
  change('add', release.extend(document.shape).extend({ parts }), (req, { release: to, ...item }) => addItem(req, to, item)),
  change('remove', release.extend(document.shape), (req, { release: from, ...item }) => removeItem(req, from, item)),
  editorPost('/check', release, async (req, { release: checked }) => Response.json(await checkRelease(req, checked))),
  editorPost('/publish', seenRelease, async (req, { release: published, seen }) =>
    Response.json({ problem: await publishRelease(req, published, { seen }) }),
  ),
  change('schedule', seenRelease.extend({ at: z.iso.datetime({ offset: true }) }), (req, { release: of, seen, at }) =>
    scheduleRelease(req, of, seen, new Date(at)),
  ),
  change('cancel', release, (req, { release: of }) => cancelSchedule(req, of)),
  change('delete', release, (req, { release: gone }) => deleteRelease(req, gone)),
];
