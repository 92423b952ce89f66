import { stored } from '@/browser/stored';

const VOTES_MAX = 500;
const votes = stored<unknown>('localStorage', 'helpful-reviews');

/** Ids of the reviews this browser voted for. */
export function readOwnVotes(): number[] {
  const value = votes.read();
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

export function writeOwnVote(review: number, helpful: boolean): void {
  const others = readOwnVotes().filter((id) => id !== review);
  votes.write((helpful ? [...others, review] : others).slice(-VOTES_MAX));
}
