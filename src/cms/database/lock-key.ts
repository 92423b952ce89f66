import { createHash } from 'node:crypto';

/** What a lock protects. Keys of different subjects never collide, whatever ids visitors send. */
export type LockSubject =
  | 'bookmark'
  | 'database preparation'
  | 'document'
  | 'jobs'
  | 'newsletter issue'
  | 'newsletter subscriber'
  | 'reader'
  | 'redirects'
  | 'review'
  | 'shortlist';

/** The key of a PostgreSQL advisory lock: 64 bits, as the text of a `bigint`. */
export function lockKey(subject: LockSubject, ...parts: (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, ...parts]))
    .digest()
    .readBigInt64BE()
    .toString();
}
