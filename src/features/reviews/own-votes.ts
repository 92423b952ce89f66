const KEY = 'helpful-reviews';
const VOTES_MAX = 500;

/** Ids of the reviews this browser voted for. */
export function readOwnVotes(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export function writeOwnVote(review: number, helpful: boolean): void {
  try {
    const others = readOwnVotes().filter((id) => id !== review);
    localStorage.setItem(KEY, JSON.stringify((helpful ? [...others, review] : others).slice(-VOTES_MAX)));
  } catch {
    // Without storage the button looks unpressed after a reload.
  }
}
