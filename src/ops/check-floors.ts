/** `npm run check:floors`: no package is installed below its security floor (docs/security-floors.json), no matter which package brings it. */
import { readFileSync } from 'node:fs';
import { runCommand } from './failure';
import { requireFloors } from './floors';

await runCommand(async () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  requireFloors(read('package-lock.json'), read('docs/security-floors.json'));
});
