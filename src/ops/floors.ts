import { lt } from 'semver';
import { z } from 'zod';
import { Failure } from './failure';

const floors = z.record(
  z.string(),
  z.strictObject({
    lowest: z.string(),
    /** Advisory → the release that fixes it. */
    advisories: z.record(z.string().regex(/^GHSA(?:-[2-9cfghjmpqrvwx]{4}){3}$/), z.string()),
    reason: z.string().min(1),
  }),
);

interface Lockfile {
  packages: Record<string, { name?: string; version?: string }>;
}

/**
 * Compares every installed copy of a package, nested ones too, with its floor. A name that ends with `/*` stands for all packages of its scope.
 * @throws Failure that names each copy below its floor, and each floor without a package
 */
export function requireFloors({ packages }: Lockfile, given: unknown): void {
  const copies = Object.entries(packages).flatMap(([path, { name, version }]) => {
    const installed = name ?? path.split('node_modules/').at(-1);
    return path && installed && version ? [{ path, name: installed, version }] : [];
  });
  const problems = Object.entries(floors.parse(given)).flatMap(([pattern, { lowest, advisories, reason }]) => {
    const found = copies.filter(({ name }) => (pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
    if (found.length === 0) return [`${pattern} isn't installed: remove its floor.`];
    return found
      .filter(({ version }) => lt(version, lowest))
      .map(({ path, version }) => `${path} is ${version}, below ${lowest} (${Object.keys(advisories).join(', ') || 'no advisory'}): ${reason}`);
  });
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}
