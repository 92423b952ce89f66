import type { PayloadRequest } from 'payload';
import { RELEASE_MAX_ITEMS } from '@/domain/limits';
import { localeOf } from '@/domain/locales';
import { inTransaction } from '../database/transaction';
import { refuse } from '../guards/refuse';
import { JOB_QUEUES } from '../queues/queues';
import { withTitles } from '../statistics/titles';
import { CHANGEABLE, changeRelease, isSameDocument, itemsOf, lockedRelease, PUBLISHABLE, type ReleaseItem } from './release';

/** Name of a document for the history, which outlives it. */
async function nameOf(req: PayloadRequest, { collection, document }: Pick<ReleaseItem, 'collection' | 'document'>): Promise<string> {
  const [named] = await withTitles(req, [{ collection, id: document }], localeOf(req.i18n.language));
  return named?.title ?? `${collection} #${document}`;
}

interface Description {
  title: string;
  note: string | null;
}

/** @returns the number of the new release */
export function createRelease(req: PayloadRequest, { title, note }: Description): Promise<number> {
  return inTransaction(req, async () => {
    const author = req.user?.id;
    const history = [{ at: new Date().toISOString(), step: 'created' as const, actor: author }];
    const { id } = await req.payload.create({ collection: 'releases', data: { title, note, state: 'open', author, history }, depth: 0, req });
    return id;
  });
}

/** @param seen as of `lockedRelease` */
export function describeRelease(req: PayloadRequest, id: number, seen: string, description: Description): Promise<void> {
  return inTransaction(req, async () => {
    await lockedRelease(req, id, PUBLISHABLE, seen);
    await req.payload.update({ collection: 'releases', id, data: { ...description }, depth: 0, req });
  });
}

/** Adds a document, or replaces the parts of one that the release already has. @throws APIError 404 for an unknown document */
export function addItem(req: PayloadRequest, id: number, item: ReleaseItem): Promise<void> {
  return inTransaction(req, async () => {
    const release = await lockedRelease(req, id, CHANGEABLE);
    const found = await req.payload.findByID({
      collection: item.collection,
      id: item.document,
      draft: true,
      select: {},
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (!found) refuse(req, 'gone', 404);
    const items = itemsOf(release);
    const known = items.findIndex((other) => isSameDocument(other, item));
    if (known < 0 && items.length >= RELEASE_MAX_ITEMS) refuse(req, 'releaseFull');
    const changed = known < 0 ? [...items, item] : items.with(known, item);
    await changeRelease(req, release, { items: changed }, { step: 'added', detail: await nameOf(req, item), parts: item.parts });
  });
}

export function removeItem(req: PayloadRequest, id: number, item: Pick<ReleaseItem, 'collection' | 'document'>): Promise<void> {
  return inTransaction(req, async () => {
    const release = await lockedRelease(req, id, CHANGEABLE);
    const items = itemsOf(release).filter((other) => !isSameDocument(other, item));
    await changeRelease(req, release, { items }, { step: 'removed', detail: await nameOf(req, item) });
  });
}

/**
 * Publishes the release at `at` with the rights of this user; an earlier schedule no longer counts.
 * @param seen as of `lockedRelease`
 */
export function scheduleRelease(req: PayloadRequest, id: number, seen: string, at: Date): Promise<void> {
  return inTransaction(req, async () => {
    const release = await lockedRelease(req, id, PUBLISHABLE, seen);
    if (at.getTime() <= Date.now()) refuse(req, 'releasePast', 400);
    if (itemsOf(release).length === 0) refuse(req, 'releaseEmpty');
    const publishAt = at.toISOString();
    const data = { state: 'scheduled', publishAt, failure: null, scheduledBy: req.user?.id, language: localeOf(req.i18n.language) } as const;
    await changeRelease(req, release, data, { step: 'scheduled', detail: publishAt });
    await req.payload.jobs.queue({
      task: 'publish-release',
      queue: JOB_QUEUES.publishing,
      input: { release: id, publishAt },
      waitUntil: at,
      req,
    });
  });
}

export function cancelSchedule(req: PayloadRequest, id: number): Promise<void> {
  return inTransaction(req, async () => {
    const release = await lockedRelease(req, id, ['scheduled']);
    await changeRelease(req, release, { state: 'open', publishAt: null, scheduledBy: null }, { step: 'cancelled' });
  });
}

/** Deletes a release that isn't published or scheduled; its documents stay as they are. */
export function deleteRelease(req: PayloadRequest, id: number): Promise<void> {
  return inTransaction(req, async () => {
    await lockedRelease(req, id, CHANGEABLE);
    await req.payload.delete({ collection: 'releases', id, depth: 0, req });
  });
}
