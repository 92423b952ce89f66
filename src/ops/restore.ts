/**
 * `npm run restore -- DIR [--erasures FILE] [--identity FILE]`: restores a backup into an empty place, compares it with what was backed up, deletes the
 * accounts again that the log of erasures names, and prepares the database for this version.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { archiveIn, decrypt } from './backup/encrypt';
import { localInstallation, openDatabase, restore } from './backup/installation';
import { readManifest } from './backup/manifest';
import { Failure, runCommand } from './failure';
import { localSecrets } from './local-secrets';
import { run } from './processes';
import { PAYLOAD_NODE_OPTIONS, prepareDatabase } from './site';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { erasures: { type: 'string' }, identity: { type: 'string' } } });

async function restoreFrom(folder: string, erasures: string | undefined): Promise<void> {
  const installation = localInstallation();
  await restore(folder, installation);
  const { url, close } = await openDatabase(installation);
  const secrets = installation.databaseUrl ? {} : { PAYLOAD_SECRET: localSecrets().payloadSecret };
  // A backup may be of an empty site, and the log of erasures isn't written again.
  const settings = { ...secrets, ...process.env, DATABASE_URL: url, SEED: 'none', ERASURE_LOG: '' };
  try {
    await prepareDatabase(settings);
    if (!erasures) return;
    const since = readManifest(folder).createdAt;
    const { code } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/erase-again.ts', erasures, since], settings, { show: true });
    if (code !== 0) throw new Failure('The accounts in the log of erasures could not be deleted again: the site must not go online yet.');
  } finally {
    await close();
  }
}

async function restoreEncrypted(folder: string, archive: string, erasures: string | undefined): Promise<void> {
  const plain = await mkdtemp(path.join(tmpdir(), 'restore-'));
  try {
    await decrypt(folder, archive, plain, values.identity);
    await restoreFrom(plain, erasures);
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
  else await restoreFrom(folder, erasures);
  console.log(
    `Restored in ${Math.round((Date.now() - startedAt) / 1000)} s. Everyone is signed out; unsent mails wait as failed jobs. Start the site.`,
  );
  if (!erasures) console.log('No log of erasures was named: accounts deleted since the backup are back.');
});
