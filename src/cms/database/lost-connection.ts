declare global {
  // Next bundles the database and the answers about it apart.
  var connectionLostAt: number | undefined;
}

/** As long as a restart of the database and what it interrupted may take. */
const UNSTEADY_MS = 30_000;

/** Remembers that a connection to the database broke or couldn't be made. */
export function noteLostConnection(): void {
  globalThis.connectionLostAt = Date.now();
}

/** True shortly after: what couldn't be read then may have been taken for missing. */
export const isDatabaseUnsteady = (): boolean => Date.now() - (globalThis.connectionLostAt ?? 0) < UNSTEADY_MS;
