/** Forms that visitors can send without an account. */
export type FormName = 'tool' | 'review' | 'contact' | 'newsletter' | 'report';

interface Limit {
  /** What one address may send in an hour when its browser has solved the puzzle, and when it has not. */
  withProof: number;
  withoutProof: number;
  /** What one e-mail address may be named for in a day. */
  byIdentity: number;
}

export const FORM_LIMITS: Record<FormName, Limit> = {
  tool: { withProof: 20, withoutProof: 5, byIdentity: 20 },
  review: { withProof: 20, withoutProof: 5, byIdentity: 20 },
  contact: { withProof: 10, withoutProof: 4, byIdentity: 10 },
  newsletter: { withProof: 20, withoutProof: 6, byIdentity: 10 },
  report: { withProof: 20, withoutProof: 5, byIdentity: 20 },
};

/** Attempts of one address at any form in ten minutes, refused ones included. */
export const ATTEMPTS_PER_TEN_MINUTES = 60;
export const VOTES_PER_HOUR = 60;
