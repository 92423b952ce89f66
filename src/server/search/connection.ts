import type { PoolConfig } from 'pg';

/** Visitors' statements are cancelled after this time. */
const STATEMENT_TIMEOUT_MS = 2000;

/** Connection settings for the read model: a time limit, and one plan per statement instead of one per set of values, which pays off for long statements. */
export function searchConnection(connectionString: string): PoolConfig {
  return {
    connectionString,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: '-c plan_cache_mode=force_generic_plan',
    application_name: 'directory-search',
  };
}
