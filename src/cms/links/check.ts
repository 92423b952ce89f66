import type { Payload } from 'payload';
import { shownHost } from '@/domain/web-url';
import type { LinkCheck } from '@/payload-types';
import type { LinkAnswer, LinkProblem } from './follow-link';

const SUSPECT_AFTER_DAYS = 3;

export type CheckData = Pick<
  LinkCheck,
  'ok' | 'status' | 'finalUrl' | 'problem' | 'checkedAt' | 'failedDays' | 'lastFailedOn' | 'suspect' | 'dismissedAt'
>;

const NOT_REACHED: LinkProblem[] = ['no such host', 'connection refused', 'no secure connection', 'no answer in time', 'connection broken'];

/** True if nothing came back, which may also be a fault of our own connection. */
export const isSilence = ({ problem }: LinkAnswer): boolean => problem !== undefined && NOT_REACHED.includes(problem);

/** True if robots.txt forbade the visit, so nothing is known. */
export const isUnknown = (problem: string | null | undefined): boolean => problem === 'robots.txt' || problem === 'robots.txt not available';

/** True if the page doesn't exist. A server that refuses bots or asks for a sign-in is alive. */
function isFailure(answer: LinkAnswer): boolean {
  const { status = 0, problem, isWalled } = answer;
  if (problem) return isSilence(answer) || problem === 'not a public web address';
  return !isWalled && (status === 404 || status === 410 || (status >= 500 && status < 600));
}

const hostOf = (url: string | null | undefined) => (url && URL.canParse(url) ? shownHost(url) : null);

/**
 * The check to store after a visit. Failures count per UTC day, without a good answer in between; after three days the address waits for an editor,
 * and so does one that moved permanently to another host.
 */
export function nextCheck(url: string, previous: CheckData | null, answer: LinkAnswer, now: Date): CheckData {
  const { status = null, finalUrl = null, problem = null, movedTo } = answer;
  const visit = { status, finalUrl, problem, checkedAt: now.toISOString() };
  const calm = { failedDays: 0, lastFailedOn: null, suspect: false, dismissedAt: null };
  if (problem === 'robots.txt not available') {
    const { ok, failedDays, lastFailedOn, suspect, dismissedAt } = previous ?? { ...calm, ok: true };
    return { ...visit, ok, failedDays, lastFailedOn, suspect, dismissedAt };
  }
  if (problem === 'robots.txt') return { ...visit, ok: true, ...calm };
  if (isFailure(answer)) {
    const today = now.toISOString().slice(0, 10);
    const before = previous?.failedDays ?? 0;
    const failedDays = previous?.lastFailedOn === today ? Math.max(before, 1) : before + 1;
    const dismissedAt = previous && !previous.ok ? previous.dismissedAt : null;
    return { ...visit, ok: false, failedDays, lastFailedOn: today, suspect: failedDays >= SUSPECT_AFTER_DAYS, dismissedAt };
  }
  if (answer.ok && movedTo && hostOf(movedTo) !== hostOf(url)) {
    const isKnown = previous?.problem === 'moved' && hostOf(previous.finalUrl) === hostOf(movedTo);
    const moved = { finalUrl: movedTo, problem: 'moved', suspect: true, dismissedAt: isKnown ? previous.dismissedAt : null };
    return { ...visit, ok: true, ...calm, ...moved };
  }
  return { ...visit, ok: true, ...calm };
}

/** Saves the result of a visit. Visits run in parallel, so each is written on its own. */
export async function saveCheck(payload: Payload, url: string, answer: LinkAnswer, now: Date): Promise<LinkCheck> {
  const { docs } = await payload.find({ collection: 'link-checks', where: { url: { equals: url } }, limit: 1, pagination: false, depth: 0 });
  const [known] = docs;
  const data = nextCheck(url, known ?? null, answer, now);
  if (known) return payload.update({ collection: 'link-checks', id: known.id, data, depth: 0 });
  return payload.create({ collection: 'link-checks', data: { url, ...data }, depth: 0 });
}
