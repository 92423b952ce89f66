import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@/domain/routes';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../src/ops/embedded-database';
import { findFreePort } from '../../src/ops/port';
import { stop } from '../../src/ops/processes';
import { connectTo, PAYLOAD_NODE_OPTIONS, serveArguments } from '../../src/ops/site';
import { type MailServer, startMailServer } from '../setup/smtp';

/** The parts of an installation that are killed. */
export const PARTS = ['web server', 'worker', 'database'] as const;
export type Part = (typeof PARTS)[number];

// For a machine that is busy with other work; the figures say how long it took.
const ANSWER_MS = 60_000;
const RECOVERY_MS = 120_000;
const POLL_MS = 100;

/** Ends requests that get no answer. Not `AbortSignal.timeout`, which Node 20 may collect as garbage before it fires. */
export async function withinTime<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_MS);
  return request(controller.signal).finally(() => clearTimeout(timer));
}

/** A process that starts again whenever it ends, as under a supervisor. */
class Supervised {
  #child: ChildProcess;
  #isKilled = false;
  #isStopping = false;

  constructor(
    private readonly args: string[],
    private readonly env: Record<string, string | undefined>,
    private readonly log: string,
    private readonly crashes: string[],
  ) {
    this.#child = this.#start();
    process.once('exit', () => this.kill());
  }

  #start(): ChildProcess {
    const output = openSync(this.log, 'a');
    const child = spawn(process.execPath, this.args, { env: this.env as NodeJS.ProcessEnv, stdio: ['ignore', output, output] });
    child.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      if (!this.#isKilled) this.crashes.push(`${path.basename(this.log)}: the process ended with ${code ?? signal}`);
      this.#isKilled = false;
      this.#child = this.#start();
    });
    return child;
  }

  kill(): void {
    this.#isKilled = true;
    this.#child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await stop(this.#child);
  }
}

/** Waits for a condition. @throws after two minutes, naming it */
export async function until<T>(what: string, condition: () => T | Promise<T>, limitMs = RECOVERY_MS): Promise<NonNullable<T>> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const found = await condition();
    if (found) return found;
    await sleep(POLL_MS);
  }
  throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
}

/** The site as operators run it: web server, worker, database and mail server. */
export class Site {
  #kills = 0;

  private constructor(
    readonly origin: string,
    readonly mailServer: MailServer,
    private readonly mailed: EventEmitter,
    private readonly database: EmbeddedDatabase,
    private readonly dataDir: string,
    private readonly web: Supervised,
    private readonly worker: Supervised,
    /** Ends that nobody asked for. */
    readonly crashes: string[],
  ) {
    database.onEnd(() => crashes.push('the database does not start again'));
  }

  /** @param settings those of `npm test`, with the build and the folder of a seeded database server */
  static async start(settings: NodeJS.ProcessEnv): Promise<Site> {
    const { FAULTS_DATA_DIR: dataDir = '', FAULTS_DATABASE_PASSWORD: password = '', FAULTS_SITE_ROLE = '{}' } = settings;
    const database = await startEmbeddedDatabase({ dataDir, password, database: 'faults' });
    const mailed = new EventEmitter();
    const [port, mailServer] = [await findFreePort(), await startMailServer({ onMessage: () => void mailed.emit('mail') })];
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      ...Object.fromEntries(Object.entries(settings).filter(([name]) => !name.startsWith('VITEST'))),
      NODE_ENV: 'production',
      SITE_URL: origin,
      PORT: String(port),
      RUN_JOBS: 'false',
      SMTP_URL: mailServer.url,
      DATABASE_URL: Object.assign(new URL(database.url), JSON.parse(FAULTS_SITE_ROLE)).href,
    };
    const crashes: string[] = [];
    const web = new Supervised(serveArguments({ port, host: '127.0.0.1' }), env, path.join(dataDir, 'web.log'), crashes);
    const worker = new Supervised(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/worker.ts'], env, path.join(dataDir, 'worker.log'), crashes);
    const site = new Site(origin, mailServer, mailed, database, dataDir, web, worker, crashes);
    await until('the site is ready', async () => (await fetch(`${origin}${routes.readyz}`).catch(() => null))?.ok);
    return site;
  }

  /**
   * Kills a part: every second time the worker while the mail server says that it has a mail; of the database in turn the whole server, the process of
   * one connection and the main process.
   * @returns when
   */
  async kill(part: Part): Promise<number> {
    this.#kills += 1;
    if (part === 'web server') this.web.kill();
    if (part === 'worker' && this.#kills % 2 === 0) this.worker.kill();
    else if (part === 'worker') await new Promise<void>((resolve) => this.mailed.once('mail', () => resolve(this.worker.kill())));
    if (part === 'database') await this.#killDatabase();
    return Date.now();
  }

  async #killDatabase(): Promise<void> {
    const main = Number(readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const processes = await this.ask<{ pid: number; usename: string }>('select pid, usename from pg_stat_activity where pid <> pg_backend_pid()');
    const all = processes.map(({ pid }) => pid);
    const connection = processes.find(({ usename }) => usename === 'site')?.pid ?? main;
    for (const pid of [[main, ...all], [connection], [main]][this.#kills % 3] ?? []) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Ended meanwhile.
      }
    }
  }

  /** The text of a public page. */
  page(path: string): Promise<string> {
    return withinTime(async (signal) => (await fetch(this.origin + path, { signal })).text());
  }

  /** Reads as the database's owner, as soon as it answers. */
  ask<Row>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return until(`an answer to ${statement}`, async () => {
      const client = await connectTo(this.database.url).catch(() => null);
      const answer = await client?.query(statement, values).catch((error: { severity?: string }) => {
        if (error.severity === 'ERROR') throw error;
      });
      void client?.end().catch(() => undefined);
      return answer?.rows as Row[] | undefined;
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.web.stop(), this.worker.stop()]);
    await Promise.all([this.database.stop(), this.mailServer.stop()]);
  }
}
