import type { ChildProcess } from 'node:child_process';
import { Client } from 'pg';
import { WARM_PATHS } from '@/domain/routes';
import { Failure, messageOf } from './failure';
import { localOrigin } from './port';
import { run, start } from './processes';

const DATABASE_TIMEOUT_MS = 5000;
const ANSWER_TIMEOUT_MS = 60_000;
const POLL_MS = 150;
/** Longer than proxies and browsers hold an unused connection: one that sends as Node closes it after its own 5 s gets ECONNRESET. */
const KEEP_ALIVE_MS = 65_000;
/** Payload's packages load reliably in plain Node only with this condition. */
export const PAYLOAD_NODE_OPTIONS = '--conditions=production';

/** @throws Failure when the server doesn't answer within five seconds; the message holds no password */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUT_MS });
  // Without a listener, a lost connection ends the process with a stack trace; the next query reports it anyway.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new Failure(`The database at ${host}${pathname} cannot be reached: ${messageOf(error)}. Check DATABASE_URL and that PostgreSQL runs.`);
  }
}

/** @throws Failure when the server doesn't answer, as in `connectTo` */
export async function requireDatabase(url: string): Promise<void> {
  const client = await connectTo(url);
  await client.end();
}

/**
 * Migrates, creates the first admin and seeds, in its own process.
 * @throws Failure if that failed; the process has printed why
 */
export async function prepareDatabase(env: Record<string, string | undefined>): Promise<void> {
  const { code } = await run(['--import', 'tsx', PAYLOAD_NODE_OPTIONS, 'src/ops/prepare.ts'], env, { show: true });
  if (code !== 0) throw new Failure('The site does not start before the database is ready.');
}

interface Listening {
  port: number;
  host?: string;
}

/** Arguments by which Node serves the build. */
export const serveArguments = ({ port, host }: Listening): string[] => [
  'src/start/web-processes.mjs',
  'node_modules/next/dist/bin/next',
  'start',
  '-p',
  String(port),
  ...(host ? ['-H', host] : []),
  '--keepAliveTimeout',
  String(KEEP_ALIVE_MS),
];

export async function serveBuild(env: Record<string, string | undefined>, listening: Listening): Promise<ChildProcess> {
  const server = start(serveArguments(listening), env);
  await waitForAnswer(`${localOrigin(listening.port, listening.host)}/robots.txt`, server);
  return server;
}

/** @throws Failure when the process ends, or doesn't answer within a minute */
export async function waitForAnswer(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Failure('The web server ended while it was starting; the lines above say why.');
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  throw new Failure('The web server did not answer within a minute.');
}

/** Renders the fixed pages, so that the first visitor doesn't wait. */
export async function warmPages(origin: string): Promise<void> {
  for (const path of WARM_PATHS) await fetch(origin + path, { redirect: 'manual' }).catch(() => undefined);
}
