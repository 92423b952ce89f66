import type { Payload } from 'payload';
import type { LinkCheck } from '@/payload-types';
import type { LinkAnswer } from './follow-link';
import { nextCheck } from './next-check';

/** Saves the result of a visit. Visits run in parallel, so each is written on its own. */
export async function saveCheck(payload: Payload, url: string, answer: LinkAnswer, now: Date): Promise<LinkCheck> {
  const { docs } = await payload.find({ collection: 'link-checks', where: { url: { equals: url } }, limit: 1, pagination: false, depth: 0 });
  const known = docs[0] ?? null;
  const previous = known && {
    ok: known.ok,
    failedDays: known.failedDays,
    lastFailedOn: known.lastFailedOn,
    suspect: known.suspect,
    dismissedAt: known.dismissedAt,
    problem: known.problem,
    finalUrl: known.finalUrl,
  };
  const data = nextCheck(url, previous, answer, now);
  if (known) return payload.update({ collection: 'link-checks', id: known.id, data, depth: 0 });
  return payload.create({ collection: 'link-checks', data: { url, ...data }, depth: 0 });
}
