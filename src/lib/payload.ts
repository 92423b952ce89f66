import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload, type Payload, type PayloadRequest, type Where } from 'payload';
import { type Auth, authFor } from '@/cms/accounts/auth';
import { bookmarkedTools } from '@/cms/accounts/bookmarks';
import { type OwnReview, type OwnSubmission, ownReviews, ownSubmissions } from '@/cms/accounts/own-contributions';
import { type SessionState, type SignedInUser, sessionOf } from '@/cms/accounts/session';
import { MEDIA_DIR } from '@/cms/collections/media/media-dir';
import { keepMessage } from '@/cms/contributions/contact';
import { confirmSubscription, subscribe, unsubscribe } from '@/cms/contributions/newsletter';
import { forget, remember } from '@/cms/contributions/once';
import { proposeEdit } from '@/cms/contributions/propose-edit';
import { publishedReview, reportReview, voteHelpful } from '@/cms/contributions/react-to-review';
import { confirmReview, pendingReview, requestReview, submitReview } from '@/cms/contributions/review';
import { submitTool, toFile } from '@/cms/contributions/submit-tool';
import { checkWithdrawal, withdrawTool } from '@/cms/contributions/withdraw-tool';
import { inTransaction } from '@/cms/database/in-transaction';
import { failOnPurpose } from '@/cms/jobs/fail-on-purpose';
import { findWithDraft } from '@/cms/preview/newest-draft';
import { type PreviewedDocument, previewedDocument } from '@/cms/preview/previewed-document';
import { type DescribedCollection, describeCollections, type JsonSchema, type ReadApiDescription } from '@/cms/read-api/describe-collections';
import { grantOfRead } from './preview';

type Reads = Pick<Payload, 'find' | 'findGlobal' | 'count'>;

/** The database refuses the NUL character, which an address may hold: what is looked for by one is looked for by a character that nothing has. */
function findable<Options extends { where?: Where }>(options: Options): Options {
  const where = JSON.stringify(options.where ?? {});
  return where.includes('\\u0000') ? { ...options, where: JSON.parse(where.replaceAll('\\u0000', '\\ufffd')) } : options;
}

/**
 * The CMS with the rights of an anonymous visitor: published and active content, public fields only. A read on a page that previews a draft finds
 * that one document as its newest version has it.
 */
export async function asVisitor(): Promise<Reads> {
  const payload = await getPayload({ config });
  const grant = grantOfRead();
  return {
    find: ((options) =>
      grant?.collection === options.collection
        ? findWithDraft(payload, grant, options as Parameters<Payload['find']>[0])
        : payload.find({ ...findable(options), overrideAccess: false })) as Payload['find'],
    findGlobal: ((options) => payload.findGlobal({ ...options, overrideAccess: false })) as Payload['findGlobal'],
    count: ((options) => payload.count({ ...options, overrideAccess: false })) as Payload['count'],
  };
}

/** The CMS without access rules, for what the server itself must know; never pass on more of its answer than needed. */
export async function asSystem(): Promise<Reads> {
  const payload = await getPayload({ config });
  return {
    find: ((options) => payload.find(findable(options))) as Payload['find'],
    findGlobal: ((options) => payload.findGlobal(options)) as Payload['findGlobal'],
    count: ((options) => payload.count(options)) as Payload['count'],
  };
}

const CONTRIBUTIONS = {
  submitTool,
  checkWithdrawal,
  withdrawTool,
  requestReview,
  submitReview,
  pendingReview,
  confirmReview,
  publishedReview,
  reportReview,
  voteHelpful,
  proposeEdit,
  keepMessage,
  subscribe,
  confirmSubscription,
  unsubscribe,
};

export type Contributor = {
  [Name in keyof typeof CONTRIBUTIONS]: (typeof CONTRIBUTIONS)[Name] extends (req: PayloadRequest, ...input: infer Input) => infer Result
    ? (...input: Input) => Result
    : never;
};

const contributorOf = (requestFor: () => Promise<PayloadRequest>): Contributor =>
  Object.fromEntries(
    Object.entries(CONTRIBUTIONS).map(([name, operation]) => [
      name,
      async (...input: unknown[]) => (operation as (req: PayloadRequest, ...input: unknown[]) => unknown)(await requestFor(), ...input),
    ]),
  ) as unknown as Contributor;

/**
 * What visitors may cause to be written, each in one transaction: there is no other way to write for somebody without an account. Whoever calls has
 * checked the input by its schema and the sender's limits.
 */
export async function asContributor(): Promise<Contributor> {
  const payload = await getPayload({ config });
  return contributorOf(() => createLocalReq({}, payload));
}

/**
 * Does some work in one transaction, unless the same was done a moment ago.
 * @param print identifies the work
 * @param isKept whether an answer means that something was written
 * @returns the answer, or null when it was done before
 */
export async function keepOnce<T>(
  print: string,
  seconds: number,
  work: (contributor: Contributor) => Promise<T>,
  isKept: (answer: T) => boolean,
): Promise<T | null> {
  const payload = await getPayload({ config });
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    if (!(await remember(req, print, seconds))) return null;
    const answer = await work(contributorOf(async () => req));
    if (!isKept(answer)) await forget(req, print);
    return answer;
  });
}

/** Better Auth on the site's database. Reached from outside only through `lib/account-door.ts`, which counts and translates. */
export async function accounts(): Promise<Auth> {
  return authFor(await getPayload({ config }));
}

export type { PreviewedDocument };

/** The document behind a preview link, or null when the link leads to nothing. */
export async function previewBehind(token: string): Promise<PreviewedDocument | null> {
  return previewedDocument(await getPayload({ config }), token);
}

export type { SessionState };

/** Whose session a request carries. */
export async function sessionBehind(headers: Headers): Promise<SessionState> {
  return sessionOf(await getPayload({ config }), headers);
}

export type { OwnReview, OwnSubmission, SignedInUser };

/** What a person has bookmarked (ids of tools), sent in and written, newest first. For that person only. */
export async function ownContent(user: SignedInUser): Promise<{ bookmarks: number[]; submissions: OwnSubmission[]; reviews: OwnReview[] }> {
  const req = await createLocalReq({}, await getPayload({ config }));
  const [bookmarks, submissions, reviews] = await Promise.all([bookmarkedTools(req, user.id), ownSubmissions(req, user), ownReviews(req, user)]);
  return { bookmarks, submissions, reviews };
}

/** An uploaded file as `submitTool` takes it. */
export const uploadedFile = toFile;

/** Where uploads are kept: the folder that all servers share. */
export { MEDIA_DIR };

/** Starts the jobs of this process, as the settings say. */
export async function startJobs(): Promise<void> {
  await getPayload({ config, cron: true });
}

/** Lets a job fail on purpose, to try error reports. */
export async function failInJob(): Promise<void> {
  await failOnPurpose(await getPayload({ config }));
}

export type { DescribedCollection, JsonSchema, ReadApiDescription };

/** What the read API gives, as the configuration has it, named in a language. */
export async function describeReadApi(language: string): Promise<ReadApiDescription> {
  return describeCollections((await getPayload({ config })).config, language);
}
