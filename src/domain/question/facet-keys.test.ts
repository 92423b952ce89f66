import { expect, it } from 'vitest';
import { keysOfFacet, otherCountries } from './facet-keys';

it('a facet stands for any of its keys, and excludes tools of unknown countries when negated', () => {
  expect(keysOfFacet('free')).toEqual(['free']);
  expect(keysOfFacet('country:europe')).toContain('country:CH');
  expect(otherCountries('country:US')).not.toContain('country:US');
  expect(otherCountries('country:europe')).not.toContain('country:NL');
  expect(otherCountries('country:europe')).toContain('country:US');
});
