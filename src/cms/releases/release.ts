import type { PayloadRequest } from 'payload';
import { RELEASE_MAX_STEPS } from '@/domain/limits';
import type { Part } from '@/domain/parts';
import type { ReleaseState, ReleaseStep } from '@/domain/releases';
import type { PreviewedCollection } from '@/domain/routes';
import type { Release } from '@/payload-types';
import { lockDocument } from '../database/transaction';
import { refuse } from '../guards/refuse';

export interface ReleaseItem {
  collection: PreviewedCollection;
  document: number;
  parts: Part[];
}

/** Why a document can't be published, in the editor's language. */
export interface ReleaseProblem {
  collection: PreviewedCollection;
  document: number;
  part: Part;
  message: string;
}

/** What the last attempt to publish failed of; without a document, the release as a whole was refused. */
export type ReleaseFailure = Pick<ReleaseProblem, 'message'> & Partial<ReleaseProblem>;

/** States in which a release can be changed. */
export const CHANGEABLE: readonly ReleaseState[] = ['open', 'failed'];
/** States in which it can be published. */
export const PUBLISHABLE: readonly ReleaseState[] = [...CHANGEABLE, 'scheduled'];

export const itemsOf = ({ items }: Pick<Release, 'items'>): ReleaseItem[] =>
  (items ?? []).map(({ collection, document, parts }) => ({ collection, document, parts }));

export const isSameDocument = (one: Pick<ReleaseItem, 'collection' | 'document'>, other: Pick<ReleaseItem, 'collection' | 'document'>) =>
  one.collection === other.collection && one.document === other.document;

async function lockAndRead(req: PayloadRequest, id: number): Promise<Release | null> {
  await lockDocument(req, 'releases', id);
  return req.payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, req });
}

/**
 * The release, locked until the end of the transaction.
 * @param seen `updatedAt` of the version that the editor has seen
 * @throws APIError 404 if it doesn't exist, 409 in another state or version
 */
export async function lockedRelease(req: PayloadRequest, id: number, states: readonly ReleaseState[], seen?: string): Promise<Release> {
  const release = await lockAndRead(req, id);
  if (!release) return refuse(req, 'gone', 404);
  if (!states.includes(release.state)) return refuse(req, 'releaseState');
  return seen === undefined || release.updatedAt === seen ? release : refuse(req, 'moderationChanged');
}

/** True while a release waits for this time. */
export const isScheduledFor = ({ state, publishAt }: Release, time: string): boolean =>
  state === 'scheduled' && Boolean(publishAt) && Date.parse(String(publishAt)) === Date.parse(time);

/** The release, locked until the end of the transaction; null unless it still waits for this time. */
export async function lockedDueRelease(req: PayloadRequest, id: number, publishAt: string): Promise<Release | null> {
  const release = await lockAndRead(req, id);
  return release && isScheduledFor(release, publishAt) ? release : null;
}

interface Step {
  step: ReleaseStep;
  detail?: string;
  /** Of an added document. */
  parts?: readonly Part[];
}

/** Changes a release and adds the step to its history. */
export async function changeRelease(req: PayloadRequest, release: Release, data: Partial<Release>, { step, detail, parts }: Step): Promise<void> {
  const taken = { step, detail: detail?.slice(0, 500), parts: parts?.join(','), at: new Date().toISOString(), actor: req.user?.id };
  const history = [...(release.history ?? []), taken].slice(-RELEASE_MAX_STEPS);
  await req.payload.update({ collection: 'releases', id: release.id, data: { ...data, history }, depth: 0, req });
}
