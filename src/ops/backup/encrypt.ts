import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure';

/** Archive → the program that writes and reads it. */
const ARCHIVES = { 'backup.tar.age': 'age', 'backup.tar.gpg': 'gpg' } as const;

const isForAge = (recipient: string) => /^(?:age1|ssh-)/.test(recipient);

function requireProgram(name: string): void {
  if (spawnSync(name, ['--version']).status !== 0) throw new Failure(`${name} is missing: install it.`);
}

/** Waits until all have ended; the first in the list that failed is named. */
async function requireAll(...programs: [ChildProcess, string][]): Promise<void> {
  const codes = await Promise.all(programs.map(async ([child]) => (await once(child, 'exit'))[0]));
  const failed = programs[codes.findIndex((code) => code !== 0)];
  if (failed) throw new Failure(`${failed[1]} failed; the lines above say why.`);
}

/** Packs a folder into an archive that only the recipient can read: an age or SSH public key, or a key of GPG's ring. */
export async function encrypt(folder: string, target: string, recipient: string): Promise<void> {
  const [archive, name] = isForAge(recipient) ? (['backup.tar.age', 'age'] as const) : (['backup.tar.gpg', 'gpg'] as const);
  requireProgram(name);
  const file = path.join(target, archive);
  const args =
    name === 'age'
      ? ['--recipient', recipient, '--output', file]
      : ['--batch', '--quiet', '--no-auto-key-locate', '--encrypt', '--recipient', recipient, '--output', file];
  const tar = spawn('tar', ['-C', folder, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const program = spawn(name, args, { stdio: [tar.stdout, 'ignore', 'inherit'] });
  // Else tar would wait for this process when the program ends early.
  tar.stdout.destroy();
  try {
    await requireAll([program, name], [tar, 'tar']);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

/** The archive in the folder of an encrypted backup; undefined if it isn't encrypted. */
export const archiveIn = (folder: string): string | undefined => Object.keys(ARCHIVES).find((name) => existsSync(path.join(folder, name)));

/** Unpacks an archive: age needs the file of the identity, GPG finds the key in its ring. */
export async function decrypt(folder: string, archive: string, target: string, identity: string | undefined): Promise<void> {
  const name = ARCHIVES[archive as keyof typeof ARCHIVES];
  requireProgram(name);
  if (name === 'age' && !identity) throw new Failure('This backup is encrypted with age: name the file of its identity with --identity.');
  const args = name === 'age' ? ['--decrypt', '--identity', identity ?? ''] : ['--batch', '--quiet', '--decrypt'];
  const program = spawn(name, [...args, path.join(folder, archive)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const tar = spawn('tar', ['-C', target, '-xf', '-'], { stdio: [program.stdout, 'ignore', 'inherit'] });
  program.stdout.destroy();
  await requireAll([program, name], [tar, 'tar']);
}
