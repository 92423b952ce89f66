/**
 * `npm run backup -- DIR [--recipient KEY]`: writes the database and the uploads into a new folder, encrypted for a recipient if one is named. The site
 * may run.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encrypt } from './backup/encrypt';
import { backUp, localInstallation } from './backup/installation';
import { Failure, runCommand } from './failure';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { recipient: { type: 'string' } } });

async function backUpEncrypted(folder: string, recipient: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new Failure(`${folder} isn't empty: choose a new folder for each backup.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const plain = await mkdtemp(path.join(folder, 'plain-'));
  try {
    await backUp(localInstallation(), plain);
    await encrypt(plain, folder, recipient);
  } finally {
    await rm(plain, { recursive: true });
  }
}

await runCommand(async () => {
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Failure('Name one new folder: npm run backup -- DIR [--recipient KEY]');
  const startedAt = Date.now();
  if (values.recipient) await backUpEncrypted(folder, values.recipient);
  else await backUp(localInstallation(), folder);
  console.log(`Backed up to ${folder} in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
});
