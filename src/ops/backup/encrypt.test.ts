import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveIn, decrypt, encrypt } from './encrypt';

const has = (name: string) => spawnSync(name, ['--version']).status === 0;
/** More than a pipe holds. */
const SECRET = 'rows of the backup'.repeat(100_000);
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'encrypt-'));
  chmodSync(root, 0o700);
  for (const folder of ['plain/media', 'target', 'restored']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'plain/media/file'), SECRET);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function expectRoundTrip(archive: string, recipient: string, identity?: string): Promise<void> {
  const [plain, target, restored] = ['plain', 'target', 'restored'].map((name) => path.join(root, name)) as [string, string, string];
  await encrypt(plain, target, recipient);
  expect(archiveIn(target)).toBe(archive);
  expect(readFileSync(path.join(target, archive)).includes(SECRET)).toBe(false);
  await decrypt(target, archive, restored, identity);
  expect(readFileSync(path.join(restored, 'media/file'), 'utf8')).toBe(SECRET);
}

it.skipIf(!has('gpg') && !process.env.CI)('encrypts for a key of GPG and reads it back', async () => {
  process.env.GNUPGHOME = root;
  const made = spawnSync('gpg', ['--batch', '--passphrase', '', '--quick-generate-key', 'backup@example.com', 'default', 'default'], {
    encoding: 'utf8',
  });
  expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
  await expectRoundTrip('backup.tar.gpg', 'backup@example.com');
  await expect(encrypt(path.join(root, 'plain'), path.join(root, 'restored'), 'nobody@example.com')).rejects.toThrow('gpg failed');
  expect(archiveIn(path.join(root, 'restored'))).toBeUndefined();
  spawnSync('gpgconf', ['--kill', 'gpg-agent']);
});

it('unpacks a backup beside its archive, where there is room', () => {
  writeFileSync(path.join(root, 'target/backup.tar.age'), SECRET);
  const seen = path.join(root, 'seen');
  const programs = path.join(root, 'programs');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'age'), `#!/bin/sh\n[ "$1" = --version ] || ls ${root}/target > ${seen}\n[ "$1" = --version ]\n`, {
    mode: 0o755,
  });
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/ops/restore.ts', path.join(root, 'target'), '--identity', 'key'], {
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  expect(stderr).toContain('age failed');
  expect(readFileSync(seen, 'utf8')).toMatch(/^backup\.tar\.age\nplain-\w+\n$/);
  expect(readdirSync(path.join(root, 'target'))).toEqual(['backup.tar.age']);
});

it.skipIf(!has('age') && !process.env.CI)('encrypts for a key of age and reads it back', async () => {
  const identity = path.join(root, 'key');
  const { stderr } = spawnSync('age-keygen', ['-o', identity], { encoding: 'utf8' });
  await expectRoundTrip('backup.tar.age', /age1\w+/.exec(stderr)?.[0] ?? '', identity);
  await expect(decrypt(path.join(root, 'target'), 'backup.tar.age', root, undefined)).rejects.toThrow('--identity');
});
