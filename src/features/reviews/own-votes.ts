const KEY = 'helpful-reviews';
const KEPT = 500;

/** Reviews this browser has found helpful. */
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
    localStorage.setItem(KEY, JSON.stringify((helpful ? [...others, review] : others).slice(-KEPT)));
  } catch {
    // A browser that keeps nothing shows the button as new after a reload.
  }
}
