import 'server-only';
import config from '@payload-config';
import { createLocalReq, getPayload, type PayloadRequest } from 'payload';
import { saveContactMessage } from '@/cms/contact/save-message';
import { once } from '@/cms/database/transaction';
import { confirmFollow, follow, followedName, unfollow } from '@/cms/follows/follow';
import { unfollowAll } from '@/cms/follows/readers';
import { confirmSubscription, subscribe, unsubscribe } from '@/cms/newsletter/subscribe';
import { publishedReview, reportReview, voteHelpful } from '@/cms/reviews/react-to-review';
import { confirmReview, pendingReview, submitReview } from '@/cms/reviews/submit-review';
import { adoptShortlist, deleteShortlist, saveShortlist } from '@/cms/shortlists/save-shortlist';
import { proposeEdit } from '@/cms/submissions/propose-edit';
import { knownTools, submitTool } from '@/cms/submissions/submit-tool';
import { checkWithdrawal, withdrawTool } from '@/cms/submissions/withdraw-tool';

const CONTRIBUTIONS = {
  knownTools,
  submitTool,
  checkWithdrawal,
  withdrawTool,
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
  follow,
  confirmFollow,
  followedName,
  unfollow,
  unfollowAll,
  saveShortlist,
  adoptShortlist,
  deleteShortlist,
};

type Contributions<Repeat> = {
  [Name in keyof typeof CONTRIBUTIONS]: (typeof CONTRIBUTIONS)[Name] extends (req: PayloadRequest, ...input: infer Input) => Promise<infer Result>
    ? (...input: Input) => Promise<Result | Repeat>
    : never;
};

export type Contributor = Contributions<never>;

/** Answers null for a repeat. */
export type OnceContributor = Contributions<null>;

type Operation = (req: PayloadRequest, ...input: unknown[]) => Promise<unknown>;

async function contributions(run: (req: PayloadRequest, work: () => Promise<unknown>) => Promise<unknown>) {
  const payload = await getPayload({ config });
  const bind =
    (operation: Operation) =>
    async (...input: unknown[]) => {
      const req = await createLocalReq({}, payload);
      return run(req, () => operation(req, ...input));
    };
  return Object.fromEntries(Object.entries(CONTRIBUTIONS).map(([name, operation]) => [name, bind(operation as Operation)])) as unknown;
}

/**
 * The writes open to people without an account; each runs in one transaction and there is no other way in. Callers must validate the input and check
 * rate limits first.
 */
export async function asContributor(): Promise<Contributor> {
  return (await contributions((_, work) => work())) as Contributor;
}

/** A contributor for one write, which is skipped if one with the same fingerprint succeeded within `seconds`. */
export async function asOnceContributor(fingerprint: string, seconds: number): Promise<OnceContributor> {
  return (await contributions((req, work) => once(req, fingerprint, seconds, work))) as OnceContributor;
}
