import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './build';
import { localSecrets } from './local-secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ops-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secrets of a local installation', () => {
  it('are created once, reused, and readable by their owner only', () => {
    const secrets = localSecrets(folder);
    expect(localSecrets(folder)).toEqual(secrets);
    expect(secrets.payloadSecret).toHaveLength(64);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('are never replaced when their file is damaged, since the database needs them', () => {
    const file = path.join(folder, 'secrets.json');
    writeFileSync(file, '{"payloadSecret":');
    expect(() => localSecrets(folder)).toThrow(/damaged/);
    expect(readFileSync(file, 'utf8')).toBe('{"payloadSecret":');
  });
});

describe('the build stamp', () => {
  it('changes with sources and settings only', () => {
    const sources = [path.join(folder, 'src')];
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/page.tsx'), 'one');
    const first = sourceHash({ SITE_URL: 'a' }, sources);
    expect(sourceHash({ SITE_URL: 'a' }, sources)).toBe(first);
    expect(sourceHash({ SITE_URL: 'b' }, sources)).not.toBe(first);
    writeFileSync(path.join(folder, 'src/page.test.ts'), 'a test');
    expect(sourceHash({ SITE_URL: 'a' }, sources)).toBe(first);
    writeFileSync(path.join(folder, 'src/page.tsx'), 'two');
    expect(sourceHash({ SITE_URL: 'a' }, sources)).not.toBe(first);
  });
});
