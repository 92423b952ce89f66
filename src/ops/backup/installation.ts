import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { bucketFiles, bucketIn } from '@/cms/files/bucket-files';
import { diskFiles } from '@/cms/files/disk-files';
import type { Files } from '@/cms/files/files';
import { MEDIA_DIR } from '@/cms/files/media-dir';
import { EMBEDDED_DATABASE, localDatabase, startEmbeddedDatabase } from '../embedded-database';
import { Failure, messageOf } from '../failure';
import { DATA_DIR, givenSettings, localSecrets } from '../local-secrets';
import { run } from '../processes';
import { connectTo, PAYLOAD_NODE_OPTIONS, prepareDatabase, requireDatabase } from '../site';
import { endWhatMayBeOver } from './after-restore';
import { copyDatabase, restoreCopy } from './copy';
import { dumpDatabase, requireEmptyDatabase, restoreDump } from './dump';
import { type Manifest, readManifest, writeManifest } from './manifest';
import { requireNoMedia, restoreMedia, storeMedia } from './media';

/** What is backed up and restored: a database of a server elsewhere, or the embedded one of a data folder. */
export interface Installation {
  databaseUrl: string | undefined;
  dataDir: string;
  media: Files;
}

const serverDirOf = (dataDir: string) => path.join(dataDir, 'postgres');

/** The installation in this folder, or the one that production's settings name. */
export function localInstallation(): Installation {
  const settings = givenSettings();
  const bucket = bucketIn(settings);
  const media = bucket ? bucketFiles(bucket, 'media') : diskFiles(MEDIA_DIR);
  return { databaseUrl: settings.DATABASE_URL, dataDir: DATA_DIR, media };
}

/** Opens its database: the embedded one of the running site, or started for this command. */
export async function openDatabase({ databaseUrl, dataDir }: Installation): Promise<{ url: string; close: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined };
  if (!existsSync(serverDirOf(dataDir))) throw new Failure(`There is no database in ${dataDir} yet, and DATABASE_URL isn't set.`);
  const running = localDatabase(EMBEDDED_DATABASE, dataDir);
  const isUp =
    running !== null &&
    (await requireDatabase(running).then(
      () => true,
      () => false,
    ));
  if (isUp) return { url: running, close: async () => undefined };
  const server = await startEmbeddedDatabase({ dataDir, password: localSecrets(dataDir).databasePassword, database: EMBEDDED_DATABASE });
  return { url: server.url, close: server.stop };
}

/** Writes a backup into an empty or new folder; the site may run. @throws Failure with one clear message */
export async function backUp(installation: Installation, folder: string): Promise<void> {
  const { databaseUrl, dataDir, media } = installation;
  await mkdir(path.join(folder, 'media'), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).some((name) => name !== 'media')) throw new Failure(`${folder} isn't empty: choose a new folder for each backup.`);
  const createdAt = new Date().toISOString();
  // Before and after the database, so that no upload is missing whose row is in the backup.
  const before = await storeMedia(media, folder);
  const { url, close } = await openDatabase(installation);
  try {
    const database = databaseUrl ? await dumpDatabase(url, folder) : await copyDatabase(url, serverDirOf(dataDir), folder);
    writeManifest(folder, { createdAt, ...database, media: await storeMedia(media, folder, before) });
  } finally {
    await close();
  }
}

/** Restores the database into an empty place and compares it. */
async function restoreDatabase(folder: string, manifest: Manifest, { databaseUrl, dataDir }: Installation): Promise<void> {
  if (manifest.kind === 'dump') {
    if (!databaseUrl) throw new Failure('This is a backup of a database server: set DATABASE_URL to an empty database.');
    await requireEmptyDatabase(databaseUrl);
    await restoreDump(folder, databaseUrl, manifest);
  } else {
    if (databaseUrl) throw new Failure('This is a backup of an embedded database: unset DATABASE_URL.');
    const serverDir = serverDirOf(dataDir);
    if (existsSync(serverDir)) throw new Failure(`${serverDir} exists: a backup is restored into an empty place only.`);
    await restoreCopy(folder, serverDir, manifest, { name: EMBEDDED_DATABASE, password: localSecrets(dataDir).databasePassword });
  }
}

/** Prepares a restored database for this release, restores the media and deletes accounts again. */
async function completeRestore(folder: string, manifest: Manifest, installation: Installation, erasures: string | undefined): Promise<void> {
  const { databaseUrl, dataDir, media } = installation;
  const { url, close } = await openDatabase(installation);
  const secrets = databaseUrl ? {} : { PAYLOAD_SECRET: localSecrets(dataDir).payloadSecret };
  // A backup may be of an empty site, and the log of erasures isn't written again.
  const settings = { ...secrets, ...givenSettings(), DATABASE_URL: url, SEED: 'none', ERASURE_LOG: '' };
  try {
    await prepareDatabase(settings);
    // Needs the tables of this release.
    const client = await connectTo(url);
    await endWhatMayBeOver(client).finally(() => client.end());
    await restoreMedia(folder, media, manifest.media);
    if (!erasures) return;
    const args = ['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/erase-again.ts', erasures, manifest.createdAt];
    const { code } = await run(args, settings, { show: true });
    if (code !== 0) throw new Failure('The accounts in the log of erasures could not be deleted again.');
  } finally {
    await close();
  }
}

/**
 * Restores a backup of this or an older release into an empty place, compares it, and prepares it for this release.
 *
 * @param erasures log of the accounts that are deleted again if they were deleted since
 * @throws Failure with one clear message
 */
export async function restore(folder: string, installation: Installation, erasures?: string): Promise<void> {
  const manifest = readManifest(folder);
  await requireNoMedia(installation.media);
  await restoreDatabase(folder, manifest, installation);
  await completeRestore(folder, manifest, installation, erasures).catch((error) => {
    const next =
      'The restore is incomplete: old sessions, unsent mails and deleted accounts may be back. Empty the place before you start the site, and repeat it.';
    throw new Failure(`${messageOf(error)}\n${next}`, { cause: error });
  });
}
