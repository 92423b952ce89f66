import 'server-only';
import { ACCOUNT_LIMITS, type AccountLimits, BRAKE, IDENTITY_FIELDS, RECEIVED } from './account-limits';
import { senderKey } from './client-address';
import type { SessionState } from './door/accounts';
import { isKnownTo, type KnownDevice } from './known-device';
import { forgive, secondsToWait, takeBack } from './rate-limit';

/** What a request counts against. */
export interface Attempt {
  /** Key of the group of endpoints. */
  group: string;
  limits: AccountLimits;
  /** The account that the request names, or that of its session. */
  account: string | null;
  /** True if anyone could have sent the request, as its body names the account. */
  isNamed: boolean;
  /** The address or number in the request that something is sent to. */
  recipient: string | null;
  /** The device, if anybody signed in there before. */
  device: KnownDevice | null;
  address: string;
}

type Body = Record<string, unknown> | null;

const normalized = (name: string) => name.normalize('NFKC').trim().toLowerCase().slice(0, 320);
const textIn = (body: Body, field: string | undefined) => (field && typeof body?.[field] === 'string' ? normalized(body[field]) : null);
const nameOf = (authId: string) => `account:${authId}`;

/** The names under which requests count against one account. */
export const accountNames = (authId: string, ...contacts: (string | null | undefined)[]): string[] => [
  nameOf(authId),
  ...contacts.flatMap((contact) => (contact ? [normalized(contact)] : [])),
];

/** The account of a session. A link that sets a password names its own account, and the second step after a password is counted by Better Auth. */
function sessionAccount(path: string, session: SessionState): string | null {
  if (path === '/reset-password' || session.state === 'none') return null;
  return nameOf(session.state === 'challenged' ? session.authId : session.user.authId);
}

export function attemptOf(headers: Headers, path: string, body: Body, session: SessionState, device: KnownDevice | null): Attempt {
  const [group, limits] = Object.entries(ACCOUNT_LIMITS).find(([, { paths }]) => paths.test(path)) as [string, AccountLimits];
  const isNamed = path in IDENTITY_FIELDS;
  const account = isNamed ? textIn(body, IDENTITY_FIELDS[path]) : sessionAccount(path, session);
  const recipient = limits.sends ? (isNamed ? account : textIn(body, 'newEmail')) : null;
  return { group, limits, account, isNamed, recipient, device, address: senderKey(headers) };
}

const isKnown = ({ device }: Attempt, account: string | null) => Boolean(device && (account === null || isKnownTo(device, account)));
const senderOf = (attempt: Attempt) => (isKnown(attempt, attempt.account) ? `device:${attempt.device?.id}` : attempt.address);

function accountCounters(attempt: Attempt) {
  const { group, limits, account, isNamed } = attempt;
  if (account === null) return [];
  const who = isNamed || isKnown(attempt, account) ? `${account}|${senderOf(attempt)}` : account;
  return (limits.byAccount ?? []).map((limit, at) => ({ counter: `account:${group}:${at}`, who, limit }));
}

export const secondsUntilSenderMay = (attempt: Attempt): Promise<number> =>
  secondsToWait(`account:${attempt.group}`, senderOf(attempt), attempt.limits.bySender);

const countedRecipient = (attempt: Attempt) => (isKnown(attempt, attempt.recipient) ? null : attempt.recipient);

/** Counts a message to its recipient. */
export async function secondsUntilReceived(attempt: Attempt): Promise<number> {
  const recipient = countedRecipient(attempt);
  return recipient === null ? 0 : secondsToWait('account:received', recipient, RECEIVED);
}

export async function secondsUntilAccountMay(attempt: Attempt): Promise<number> {
  const waits = [await secondsUntilReceived(attempt)];
  for (const { counter, who, limit } of accountCounters(attempt)) waits.push(await secondsToWait(counter, who, limit));
  return Math.max(...waits);
}

/** Doesn't count a refused request as a message: nothing was sent. */
export async function takeBackMessage(attempt: Attempt): Promise<void> {
  if (!attempt.limits.sends) return;
  const recipient = countedRecipient(attempt);
  if (recipient !== null) await takeBack('account:received', recipient, RECEIVED);
  for (const { counter, who, limit } of accountCounters(attempt)) await takeBack(counter, who, limit);
}

const brakes = ({ limits, account, isNamed }: Attempt) => (limits.failures && isNamed ? account : null);

/** True if the request needs a proof of work: always where something is sent, and for strangers to an account with many failures. */
export async function needsProof(attempt: Attempt): Promise<boolean> {
  const account = brakes(attempt);
  if (account === null || isKnown(attempt, account)) return Boolean(attempt.limits.captcha);
  return (await secondsToWait('account:brake', account, BRAKE)) > 0;
}

/** Resets the counts of failures after a success. */
export async function forgiveFailures(attempt: Attempt): Promise<void> {
  if (!attempt.limits.failures) return;
  for (const { counter, who, limit } of accountCounters(attempt)) await forgive(counter, who, limit);
  const account = brakes(attempt);
  if (account !== null) await forgive('account:brake', account, BRAKE);
}
