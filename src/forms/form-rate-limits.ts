import type { RateLimit } from '@/server/rate-limit';
import type { FormName } from './form-result';

const HOUR = 3600;
const DAY = 86_400;

interface FormRateLimits {
  /** Per network address, with a solved proof of work. */
  proven: RateLimit;
  /** Per network address, without one. */
  unproven: RateLimit;
  /** Per account or email address. */
  identity: RateLimit;
}

const limits = (provenPerHour: number, unprovenPerHour: number, identityPerDay: number): FormRateLimits => ({
  proven: { points: provenPerHour, seconds: HOUR },
  unproven: { points: unprovenPerHour, seconds: HOUR },
  identity: { points: identityPerDay, seconds: DAY },
});

export const FORM_RATE_LIMITS: Record<FormName, FormRateLimits> = {
  tool: limits(20, 5, 20),
  review: limits(20, 5, 20),
  contact: limits(10, 4, 10),
  newsletter: limits(20, 6, 10),
  report: limits(20, 5, 20),
  follow: limits(30, 8, 10),
  shortlist: limits(120, 20, 300),
  correction: limits(20, 5, 20),
};

/** Attempts at any form per network address, refused ones included. */
export const ATTEMPT_RATE_LIMIT: RateLimit = { points: 60, seconds: 600 };
