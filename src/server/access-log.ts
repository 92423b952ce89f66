import 'server-only';
import { keyedHash, keyFor } from '@/keys';

/** Short enough to be no token to the cleaning of logs. */
const NAME_LENGTH = 12;

const named = (who: string) => keyedHash(who, keyFor('access-log')).toString('hex').slice(0, NAME_LENGTH);

/**
 * Logs a use of accounts or a refusal in one line, for who looks into an attack afterwards. People and addresses appear under names that are the same
 * each time and tell nothing else.
 * @param by accounts and addresses
 */
export function logAccess(what: string, facts: Record<string, string | number>, by: Record<string, string | null> = {}): void {
  const names = Object.entries(by).flatMap(([key, who]) => (who === null ? [] : [[key, named(who)]]));
  console.info(`Access: ${what} ${JSON.stringify({ ...facts, ...Object.fromEntries(names) })}`);
}
