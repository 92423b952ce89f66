import * as migration_20261120_223741_initial from './20261120_223741_initial';
import * as migration_20261121_160000_search from './20261121_160000_search';
import * as migration_20261121_195100_contributions from './20261121_195100_contributions';
import * as migration_20261121_213642_accounts from './20261121_213642_accounts';
import * as migration_20261122_012834_workspace from './20261122_012834_workspace';
import * as migration_20261122_035827_edit_proposals from './20261122_035827_edit_proposals';
import * as migration_20261122_080722_launch_catalogue from './20261122_080722_launch_catalogue';

export const migrations = [
  {
    up: migration_20261120_223741_initial.up,
    down: migration_20261120_223741_initial.down,
    name: '20261120_223741_initial',
  },
  {
    up: migration_20261121_160000_search.up,
    down: migration_20261121_160000_search.down,
    name: '20261121_160000_search',
  },
  {
    up: migration_20261121_195100_contributions.up,
    down: migration_20261121_195100_contributions.down,
    name: '20261121_195100_contributions',
  },
  {
    up: migration_20261121_213642_accounts.up,
    down: migration_20261121_213642_accounts.down,
    name: '20261121_213642_accounts',
  },
  {
    up: migration_20261122_012834_workspace.up,
    down: migration_20261122_012834_workspace.down,
    name: '20261122_012834_workspace',
  },
  {
    up: migration_20261122_035827_edit_proposals.up,
    down: migration_20261122_035827_edit_proposals.down,
    name: '20261122_035827_edit_proposals',
  },
  {
    up: migration_20261122_080722_launch_catalogue.up,
    down: migration_20261122_080722_launch_catalogue.down,
    name: '20261122_080722_launch_catalogue'
  },
];
