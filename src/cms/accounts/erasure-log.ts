import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/env';
import type { ReviewFate } from './erase';

/** A line of the log. The identity names the account: numbers are given again after a restore. */
export interface Erasure {
  at: string;
  identity: string;
  reviews: ReviewFate;
}

/**
 * Notes outside the database that an account was deleted, so that an older backup doesn't bring the person back.
 * @throws if it can't be written, which undoes the deletion
 */
export async function logErasure(identity: string, reviews: ReviewFate): Promise<void> {
  if (!env.ERASURE_LOG) return;
  await mkdir(path.dirname(env.ERASURE_LOG), { recursive: true });
  const erasure: Erasure = { at: new Date().toISOString(), identity, reviews };
  await appendFile(env.ERASURE_LOG, `${JSON.stringify(erasure)}\n`, { mode: 0o600, flush: true });
}
