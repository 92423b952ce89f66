import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('lists the packages that ship, in CycloneDX', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
  expect(status).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  expect(components).toContainEqual(expect.objectContaining({ name: 'payload' }));
  const names = components.map(({ name }) => name);
  expect(names).toContain('@aws-sdk/client-s3');
  expect(names).not.toContain('@20minutes/s3rver');
});
