import * as migration_20261122_213902_baseline from './20261122_213902_baseline';

export const migrations = [
  {
    up: migration_20261122_213902_baseline.up,
    down: migration_20261122_213902_baseline.down,
    name: '20261122_213902_baseline'
  },
];
