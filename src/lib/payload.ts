import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload, type Payload, type PayloadRequest } from 'payload';
import { keepMessage } from '@/cms/contributions/contact';
import { confirmSubscription, subscribe, unsubscribe } from '@/cms/contributions/newsletter';
import { publishedReview, reportReview, voteHelpful } from '@/cms/contributions/react-to-review';
import { confirmReview, pendingReview, requestReview } from '@/cms/contributions/review';
import { submitTool, toFile } from '@/cms/contributions/submit-tool';
import { checkWithdrawal, withdrawTool } from '@/cms/contributions/withdraw-tool';

type Reads = Pick<Payload, 'find' | 'findGlobal' | 'count'>;

/** The CMS with the rights of an anonymous visitor: published and active content, public fields only. */
export async function asVisitor(): Promise<Reads> {
  const payload = await getPayload({ config });
  return {
    find: ((options) => payload.find({ ...options, overrideAccess: false })) as Payload['find'],
    findGlobal: ((options) => payload.findGlobal({ ...options, overrideAccess: false })) as Payload['findGlobal'],
    count: ((options) => payload.count({ ...options, overrideAccess: false })) as Payload['count'],
  };
}

/** The CMS without access rules, for what the server itself must know; never pass on more of its answer than needed. */
export async function asSystem(): Promise<Reads> {
  return getPayload({ config });
}

const CONTRIBUTIONS = {
  submitTool,
  checkWithdrawal,
  withdrawTool,
  requestReview,
  pendingReview,
  confirmReview,
  publishedReview,
  reportReview,
  voteHelpful,
  keepMessage,
  subscribe,
  confirmSubscription,
  unsubscribe,
};

type Contributions = {
  [Name in keyof typeof CONTRIBUTIONS]: (typeof CONTRIBUTIONS)[Name] extends (req: PayloadRequest, ...input: infer Input) => infer Result
    ? (...input: Input) => Result
    : never;
};

/**
 * What visitors may cause to be written, each in one transaction: there is no other way to write for somebody without an account. Whoever calls has
 * checked the input by its schema and the sender's limits.
 */
export async function asContributor(): Promise<Contributions> {
  const payload = await getPayload({ config });
  const withRequest =
    (operation: (req: PayloadRequest, ...input: never[]) => unknown) =>
    async (...input: never[]) =>
      operation(await createLocalReq({}, payload), ...input);
  return Object.fromEntries(Object.entries(CONTRIBUTIONS).map(([name, operation]) => [name, withRequest(operation as never)])) as Contributions;
}

/** An uploaded file as `submitTool` takes it. */
export const uploadedFile = toFile;

/** Starts the jobs of this process, as the settings say. */
export async function startJobs(): Promise<void> {
  await getPayload({ config, cron: true });
}
