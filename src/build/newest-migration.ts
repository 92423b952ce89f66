import { readdirSync } from 'node:fs';
import type { NextConfig } from 'next';

const MIGRATION = /^(?<name>\d{8}_\d{6}_\w+)\.ts$/;

/** Tells the build its newest migration, without which a server isn't ready (`server/operations/readiness`): an image holds no migrations. */
export function withNewestMigration(config: NextConfig): NextConfig {
  const names = readdirSync('migrations').flatMap((file) => MIGRATION.exec(file)?.groups?.name ?? []);
  return { ...config, env: { ...config.env, NEWEST_MIGRATION: names.toSorted().at(-1) } };
}
