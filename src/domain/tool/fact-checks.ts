import { BUYER_FACTS, type BuyerFact, buyerFactWeight } from './buyer-facts';

/** What editors check of a tool: each fact, and its plans together. */
export const CHECK_SUBJECTS = [...BUYER_FACTS, 'plans'] as const;
export type CheckSubject = BuyerFact | 'plans';

const PLANS_WEIGHT = 3;

export const checkWeight = (subject: CheckSubject): number => (subject === 'plans' ? PLANS_WEIGHT : buyerFactWeight(subject));

/** Days of age of what nobody ever checked, so that it comes before all but the oldest checks. */
export const NEVER_CHECKED_DAYS = 1000;
/** What was checked within so many days isn't asked again. */
export const DUE_AFTER_DAYS = 30;
/** A check counts as recent for so many months. */
export const RECENT_MONTHS = 6;

/** True for a day (ISO) within `RECENT_MONTHS` before a moment. */
export function isRecent(day: string, now: Date): boolean {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - RECENT_MONTHS);
  return new Date(day) >= oldest;
}

/** Checks per month, unless the settings name another number. */
export const CHECK_GOAL = 200;
