import type { PayloadRequest, Where } from 'payload';
import type { ModerationState } from '@/domain/moderation-states';
import type { Review } from '@/payload-types';
import { relationIds } from '../fields/relation-ids';
import type { SignedInUser } from './session';

interface Contribution {
  id: number;
  state: ModerationState;
  /** What the editors wrote when they rejected it or took it offline. */
  reason: string | null;
  createdAt: string;
}

export interface OwnSubmission extends Contribution {
  name: string;
  /** Of its page; null while it is not public. */
  slug: string | null;
}

export interface OwnReview extends Contribution {
  title: string;
  language: Review['language'];
  ratings: NonNullable<Review['ratings']>;
  /** The tool it is about; null when that is not public. */
  tool: { name: string; slug: string } | null;
  /** An earlier version of it is public. */
  isPublic: boolean;
}

const MODERATION = { state: true, reason: true } as const;
/** The newest first; nobody sends in more than they want to look through. */
const NEWEST = { sort: '-createdAt', limit: 200, pagination: false, depth: 0 } as const;

/** By account, or by the verified address: what somebody sent in before they had an account is theirs too. */
export const ownedBy = ({ id, email }: SignedInUser, userField: string, emailField: string): Where => ({
  or: [{ [userField]: { equals: id } }, ...(email ? [{ [emailField]: { equals: email } }] : [])],
});

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

/** The tools that a person has sent in, as they are now, waiting ones among them. */
export async function ownSubmissions(req: PayloadRequest, user: SignedInUser): Promise<OwnSubmission[]> {
  const { docs } = await req.payload.find({
    ...NEWEST,
    collection: 'tools',
    where: ownedBy(user, 'submitter.user', 'submitter.email'),
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

/** The reviews that a person has written, as they wrote them last. */
export async function ownReviews(req: PayloadRequest, user: SignedInUser): Promise<OwnReview[]> {
  const mine = { ...NEWEST, collection: 'reviews', where: ownedBy(user, 'author', 'email'), req } as const;
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
