import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { diskFiles } from '../../src/cms/files/disk-files';
import { backUp, openDatabase, restore } from '../../src/ops/backup/installation';
import { EMBEDDED_DATABASE, startEmbeddedDatabase } from '../../src/ops/embedded-database';
import { localSecrets } from '../../src/ops/local-secrets';
import { startServer } from './second-server';

const MINUTES = 60_000;

test('a site whose embedded database was restored elsewhere answers as before', async () => {
  test.setTimeout(4 * MINUTES);
  const root = mkdtempSync(path.join(tmpdir(), 'restored-'));
  chmodSync(root, 0o755);
  const at = (name: string) => ({ databaseUrl: undefined, dataDir: path.join(root, name), media: diskFiles(path.join(root, name, 'media')) });
  try {
    const site = at('site');
    const { databasePassword: password } = localSecrets(site.dataDir);
    const database = await startEmbeddedDatabase({ dataDir: site.dataDir, password, database: EMBEDDED_DATABASE });
    const prepared = spawnSync('npm', ['run', '-s', 'db:prepare'], { env: { ...process.env, DATABASE_URL: database.url }, encoding: 'utf8' });
    expect([prepared.status, prepared.stderr]).toEqual([0, expect.any(String)]);
    await backUp(site, path.join(root, 'backup'));
    await database.stop();

    await restore(path.join(root, 'backup'), at('elsewhere'));
    const restored = await openDatabase(at('elsewhere'));
    const { origin, stop } = await startServer({ DATABASE_URL: restored.url });
    try {
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ready: true });
      const answers = await Promise.all(['/', '/nl/tools', '/tools/chatgpt'].map(async (path) => (await fetch(origin + path)).status));
      expect(answers).toEqual([200, 200, 200]);
    } finally {
      await stop();
      await restored.close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
