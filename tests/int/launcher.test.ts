import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceHash } from '../../src/ops/build';
import { createDatabase } from '../setup/database';

const ENOUGH_MS = 60_000;
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'launcher-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the launcher with only these settings until it exits. */
function launch(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/ops/launch.ts', 'start'], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: dataDir, ...settings } as unknown as NodeJS.ProcessEnv,
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), ENOUGH_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}

describe('a failing start', () => {
  it('lists every missing production setting', async () => {
    const { code, output } = await launch({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    for (const name of ['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL', 'ADMIN_EMAIL', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'])
      expect(output).toContain(`${name} is missing`);
    expect(output).not.toContain('    at ');
  });

  it('refuses a port out of range', async () => {
    const { code, output } = await launch({ PORT: '99999' });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be from 1 to 65535');
    expect(output).not.toContain('    at ');
  });

  it('reports a port in use before starting anything', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await launch({ PORT: String(port) });
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('reports a host of another machine', async () => {
    const { code, output } = await launch({ PORT: '43117', HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toContain("Can't listen at 192.0.2.1:43117: EADDRNOTAVAIL. Check HOST");
    expect(output).not.toContain('in use');
  });

  it('shows what the web server logged', async () => {
    const settings = {
      SITE_URL: 'http://localhost:43117',
      PRODUCT_NAME: 'A build without files',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      SOURCE_MAPS: 'false',
    };
    const build = `.next/builds/${sourceHash(settings)}`;
    mkdirSync(build, { recursive: true });
    writeFileSync(path.join(build, '.complete'), '1');
    const { code, output } = await launch({
      ...settings,
      PORT: '43117',
      LOG_FORMAT: 'json',
      SEED: 'none',
      DATABASE_URL: await createDatabase(process.env.TEMPLATE_DATABASE),
    });
    rmSync(build, { recursive: true });
    expect(code).toBe(1);
    expect(output).toMatch(/^\{"level":"error",.*Could not find a production build/m);
    expect(output).toContain('the lines above say why');
  });

  it('reports an unreachable database without its password', async () => {
    const { code, output } = await launch({ PORT: '43117', DATABASE_URL: 'postgres://someone:hidden-password@127.0.0.1:9/site' });
    expect(code).toBe(1);
    expect(output).toContain('The database at 127.0.0.1:9/site cannot be reached');
    expect(output).not.toContain('hidden-password');
    expect(output).not.toContain('    at ');
  });
});
