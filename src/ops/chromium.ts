import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's package of Chromium without windows, which tests take a quarter less time with. */
const HEADLESS = 'chromium-headless-shell';

/** For testing local pages only; as root Chromium has no sandbox. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const succeeds = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installedAs(names: string[]): string | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Failure(`CHROMIUM_PATH is ${configured}, but there is no file.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync) ?? null;
}

/** Installs a package on Debian as root; false where that isn't possible. */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${name}…`);
  return succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', name]);
}

/**
 * Finds a browser: the configured or an installed one, else installs Debian's package, else Playwright's own.
 * @param headless prefers Chromium without windows
 * @returns its path, or undefined for Playwright's own
 * @throws Failure when none can be found or installed
 */
export function ensureChromium({ headless = false } = {}): string | undefined {
  const preferred = headless ? [HEADLESS] : NAMES;
  const found = installedAs(preferred) ?? (installPackage(headless ? HEADLESS : 'chromium') ? installedAs(preferred) : null) ?? installedAs(NAMES);
  if (found) return found;
  if (headless && installPackage('chromium')) return installedAs(NAMES) ?? undefined;
  if (succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return undefined;
  throw new Failure('The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH.');
}
