import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from './failure';
import { stop } from './processes';

const START_TIMEOUT_MS = 15_000;
const POLL_MS = 100;

export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V']).status === 0;

interface Options {
  site: string;
  port: number;
  purgePort: number;
  memory?: string;
  /** The cores it is pinned to, such as "0". */
  cores?: string;
}

interface Varnish {
  stop: () => Promise<void>;
  /** Requests to the site so far, without those of its health check. */
  siteRequests: () => number;
}

/**
 * Runs Varnish with the site's rules.
 * @throws Failure when it isn't installed, or doesn't answer within 15 seconds
 */
export async function startVarnish({ site, port, purgePort, memory = '256m', cores }: Options): Promise<Varnish> {
  if (!hasVarnish()) throw new Failure('Varnish is missing: install varnish and varnish-modules.');
  const { hostname, port: sitePort } = new URL(site);
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  // Started as root, Varnish drops to its own user, who must be able to read this.
  chmodSync(folder, 0o755);
  const rules = path.join(folder, 'edge.vcl');
  const backend = `backend site {
  .host = "${hostname === 'localhost' ? '127.0.0.1' : hostname}";
  .port = "${sitePort || '80'}";
  .probe = { .url = "/robots.txt"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}`;
  writeFileSync(rules, `vcl 4.1;\n${backend}\n${readFileSync('src/ops/edge/site.vcl', 'utf8').replace('vcl 4.1;', '')}`);
  const listen = ['-a', `page=:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const run = path.join(folder, 'run');
  const varnishd = ['varnishd', '-F', '-n', run, ...listen, '-f', rules, '-p', 'http_gzip_support=off', '-s', `malloc,${memory}`];
  const [command = '', ...args] = cores ? ['taskset', '-c', cores, ...varnishd] : varnishd;
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const end = async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const siteRequests = () => Number(/\d+/.exec(execFileSync('varnishstat', ['-n', run, '-1', '-f', 'MAIN.backend_req'], { encoding: 'utf8' }))?.[0]);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(`http://127.0.0.1:${purgePort}`, { method: 'PURGE', headers: { 'xkey-purge': 'none' } }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { stop: end, siteRequests };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  await end();
  throw new Failure(`Varnish did not start:\n${said}`);
}
