/** Removes what `npm ci --omit=dev` leaves: development packages that another package names as an optional peer (vitest, typescript, playwright). */
import { readFileSync, rmSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { devOptional }] of Object.entries(packages)) if (devOptional) rmSync(path, { recursive: true, force: true });
