import { expect, it } from 'vitest';
import { requireFloors } from './floors';

const floor = (lowest: string) => ({ lowest, advisories: { 'GHSA-gpj5-g38j-94v9': lowest }, reason: 'SQL injection by names of columns.' });
const lock = (packages: Record<string, { name?: string; version: string }>) => ({
  packages: { '': { name: 'site', version: '0.1.0' }, ...packages },
});

it('accepts copies at or above their floor', () => {
  const packages = lock({ 'node_modules/orm': { version: '0.45.2' }, 'node_modules/a/node_modules/orm': { version: '1.0.0' } });
  expect(() => requireFloors(packages, { orm: floor('0.45.2') })).not.toThrow();
});

it('names a copy below its floor with the advisory, also a nested, an aliased or an early one', () => {
  const packages = lock({
    'node_modules/orm': { version: '0.45.2' },
    'node_modules/a/node_modules/orm': { version: '0.44.7' },
    'node_modules/old-orm': { name: 'orm', version: '0.9.0' },
    'node_modules/b/node_modules/orm': { version: '0.45.2-beta.1' },
  });
  expect(() => requireFloors(packages, { orm: floor('0.45.2') })).toThrow(
    [
      'node_modules/a/node_modules/orm is 0.44.7, below 0.45.2 (GHSA-gpj5-g38j-94v9): SQL injection by names of columns.',
      'node_modules/old-orm is 0.9.0, below 0.45.2 (GHSA-gpj5-g38j-94v9): SQL injection by names of columns.',
      'node_modules/b/node_modules/orm is 0.45.2-beta.1, below 0.45.2 (GHSA-gpj5-g38j-94v9): SQL injection by names of columns.',
    ].join('\n'),
  );
});

it('takes a scope for all of its packages', () => {
  const packages = lock({ 'node_modules/@cms/ui': { version: '3.90.1' }, 'node_modules/@cms/next': { version: '3.89.0' } });
  expect(() => requireFloors(packages, { '@cms/*': floor('3.90.0') })).toThrow(/^node_modules\/@cms\/next is 3\.89\.0/);
});

it('names a floor whose package is gone', () => {
  expect(() => requireFloors(lock({}), { orm: floor('1.0.0') })).toThrow("orm isn't installed: remove its floor.");
});
