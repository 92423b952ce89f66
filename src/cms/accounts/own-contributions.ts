import type { PayloadRequest, Where } from 'payload';
import type { ModerationState } from '@/domain/moderation-states';
import { reviews, tools } from '@/payload-generated-schema';
import type { Review } from '@/payload-types';
import { relationIds } from '../fields/relation-ids';
import type { SignedInUser } from './session';
import { typedAddresses } from './typed-addresses';

interface Contribution {
  id: number;
  state: ModerationState;
  /** The editors' reason for rejecting it or taking it offline. */
  reason: string | null;
  createdAt: string;
}

export interface OwnSubmission extends Contribution {
  name: string;
  /** Slug of the public page; null while there is none. */
  slug: string | null;
}

export interface OwnReview extends Contribution {
  title: string;
  language: Review['language'];
  ratings: NonNullable<Review['ratings']>;
  /** Null when the tool isn't public. */
  tool: { name: string; slug: string } | null;
  /** True while an earlier version is public. */
  isPublic: boolean;
}

const MODERATION = { state: true, reason: true } as const;
const NEWEST = { sort: '-createdAt', limit: 200, pagination: false, depth: 0 } as const;

/** By account or verified address, in any of its spellings: contributions from before the account existed count too. */
const ownedBy = ({ id }: SignedInUser, addresses: string[], userField: string, emailField: string): Where => ({
  or: [{ [userField]: { equals: id } }, ...(addresses.length > 0 ? [{ [emailField]: { in: addresses } }] : [])],
});

export const isOwnReview = async (req: PayloadRequest, user: SignedInUser): Promise<Where> =>
  ownedBy(user, await typedAddresses(req, user, reviews.email), 'author', 'email');

export const isOwnSubmission = async (req: PayloadRequest, user: SignedInUser): Promise<Where> =>
  ownedBy(user, await typedAddresses(req, user, tools.submitter_email), 'submitter.user', 'submitter.email');

/** Addresses of follows are in lower case, as those of accounts. */
export const isOwnFollow = (user: SignedInUser): Where => ownedBy(user, user.email ? [user.email] : [], 'user', 'email');

async function listedTools(req: PayloadRequest, ids: (number | string)[]): Promise<Map<number, { name: string; slug: string }>> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'tools',
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    select: { name: true, slug: true },
    overrideAccess: false,
    user: null,
    req,
  });
  return new Map(docs.map(({ id, name, slug }) => [id, { name, slug }]));
}

/** A person's submitted tools in their newest version, pending ones included. */
export async function ownSubmissions(req: PayloadRequest, user: SignedInUser): Promise<OwnSubmission[]> {
  const { docs } = await req.payload.find({
    ...NEWEST,
    collection: 'tools',
    where: await isOwnSubmission(req, user),
    draft: true,
    select: { name: true, createdAt: true, moderation: MODERATION },
    req,
  });
  const listed = await listedTools(
    req,
    docs.map(({ id }) => id),
  );
  return docs.flatMap(({ id, name, moderation, createdAt }) =>
    moderation?.state
      ? [{ id, name, state: moderation.state, reason: moderation.reason ?? null, createdAt, slug: listed.get(id)?.slug ?? null }]
      : [],
  );
}

/** A person's reviews in their newest version. */
export async function ownReviews(req: PayloadRequest, user: SignedInUser): Promise<OwnReview[]> {
  const mine = { ...NEWEST, collection: 'reviews', where: await isOwnReview(req, user), req } as const;
  const [{ docs }, published] = await Promise.all([
    req.payload.find({
      ...mine,
      draft: true,
      select: { title: true, language: true, ratings: true, tool: true, createdAt: true, moderation: MODERATION },
    }),
    req.payload.find({ ...mine, where: { and: [mine.where, { _status: { equals: 'published' } }] }, select: {} }),
  ]);
  const listed = await listedTools(
    req,
    docs.flatMap(({ tool }) => relationIds(tool)),
  );
  const publicIds = new Set(published.docs.map(({ id }) => id));
  return docs.flatMap(({ id, title, language, ratings, tool, moderation, createdAt }) =>
    moderation?.state
      ? [
          {
            id,
            title,
            language,
            ratings: ratings ?? {},
            tool: listed.get(Number(relationIds(tool)[0])) ?? null,
            isPublic: publicIds.has(id),
            state: moderation.state,
            reason: moderation.reason ?? null,
            createdAt,
          },
        ]
      : [],
  );
}
