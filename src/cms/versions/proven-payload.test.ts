import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The versions of Payload whose writing of rows and versions the invariants of decision 0010 were proven with. */
const PROVEN = ['3.90.1'];

it('was proven with the installed version of Payload', () => {
  const { version } = JSON.parse(readFileSync('node_modules/payload/package.json', 'utf8')) as { version: string };
  const advice = 'Run `MODEL_STEPS=20000 npm test -- int language-model`; if it passes, add the version to PROVEN in this file.';
  expect(PROVEN, `Payload ${version} was not proven with the version model of decision 0010. ${advice}`).toContain(version);
});
