import { createHash } from 'node:crypto';

/** What locks are about. Each has keys of its own, so that no visitor's ids can meet the key of a process. */
export type LockSubject =
  | 'bookmark'
  | 'database preparation'
  | 'document'
  | 'jobs'
  | 'newsletter issue'
  | 'newsletter subscriber'
  | 'redirects'
  | 'review';

/** The key of a PostgreSQL advisory lock: 64 bits, as the text of a `bigint`. */
export function lockKey(subject: LockSubject, ...parts: (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, ...parts]))
    .digest()
    .readBigInt64BE()
    .toString();
}
