import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload, type PayloadRequest } from 'payload';
import { saveContactMessage } from '@/cms/contact/save-message';
import { inTransaction } from '@/cms/database/in-transaction';
import { forget, remember } from '@/cms/database/once';
import { confirmSubscription, subscribe, unsubscribe } from '@/cms/newsletter/subscribe';
import { publishedReview, reportReview, voteHelpful } from '@/cms/reviews/react-to-review';
import { confirmReview, pendingReview, requestReview, submitReview } from '@/cms/reviews/submit-review';
import { proposeEdit } from '@/cms/submissions/propose-edit';
import { submitTool, toFile } from '@/cms/submissions/submit-tool';
import { checkWithdrawal, withdrawTool } from '@/cms/submissions/withdraw-tool';

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
  saveContactMessage,
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
 * The writes open to people without an account; each runs in one transaction and there is no other way in. Callers must validate the input and check
 * rate limits first.
 */
export async function asContributor(): Promise<Contributor> {
  const payload = await getPayload({ config });
  return contributorOf(() => createLocalReq({}, payload));
}

/**
 * Runs `work` in one transaction, unless work with the same fingerprint ran within `seconds`.
 * @param isDone whether the result counts; a result that doesn't can be tried again at once
 * @returns the result, or null for a repeat
 */
export async function writeOnce<T>(
  fingerprint: string,
  seconds: number,
  work: (contributor: Contributor) => Promise<T>,
  isDone: (result: T) => boolean,
): Promise<T | null> {
  const payload = await getPayload({ config });
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    if (!(await remember(req, fingerprint, seconds))) return null;
    const result = await work(contributorOf(async () => req));
    if (!isDone(result)) await forget(req, fingerprint);
    return result;
  });
}

/** Converts an uploaded file to the form `submitTool` takes. */
export const uploadedFile = toFile;
