/**
 * `npm run restore -- DIR [--erasures FILE] [--identity FILE]`: restores a backup into an empty place, compares it with what was backed up, prepares
 * it for this version, and deletes the accounts again that the log of erasures names.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { archiveIn, decrypt } from './backup/encrypt';
import { localInstallation, restore } from './backup/installation';
import { Failure, runCommand } from './failure';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { erasures: { type: 'string' }, identity: { type: 'string' } } });

async function restoreEncrypted(folder: string, archive: string, erasures: string | undefined): Promise<void> {
  const plain = await mkdtemp(path.join(folder, 'plain-'));
  try {
    await decrypt(folder, archive, plain, values.identity);
    await restore(plain, localInstallation(), erasures);
  } finally {
    await rm(plain, { recursive: true });
  }
}

await runCommand(async () => {
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Failure('Name one folder: npm run restore -- DIR [--erasures FILE] [--identity FILE]');
  const { erasures } = values;
  if (erasures && !existsSync(erasures)) throw new Failure(`${erasures} isn't there.`);
  const startedAt = Date.now();
  const archive = archiveIn(folder);
  if (archive) await restoreEncrypted(folder, archive, erasures);
  else await restore(folder, localInstallation(), erasures);
  console.log(
    `Restored in ${Math.round((Date.now() - startedAt) / 1000)} s. Everyone is signed out; unsent mails wait as failed jobs. Start the site.`,
  );
  if (!erasures) console.log('No log of erasures was named: accounts deleted since the backup are back.');
});
