import type { PoolConfig } from 'pg';

/** What a visitor asks of lists and search is answered within this time or not at all. */
const STATEMENT_TIMEOUT_MS = 2000;

/**
 * How to connect to the read model: with a time limit, and with statements planned once and not for every set of values, which for the long ones
 * costs more than it saves.
 */
export function readModelConnection(connectionString: string): PoolConfig {
  return {
    connectionString,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: '-c plan_cache_mode=force_generic_plan',
    application_name: 'directory-search',
  };
}
