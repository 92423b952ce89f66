/**
 * `npm start` and `npm run dev`: starts the database, prepares it, builds if needed, serves the site, and stops everything again. With
 * NODE_ENV=production all settings must be given.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { ensureBuild } from './build';
import { EMBEDDED_DATABASE, type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database';
import { Failure, messageOf } from './failure';
import { DATA_DIR, givenSettings, localSecrets } from './local-secrets';
import { hostAndPort, listenError, localOrigin } from './port';
import { start, stop } from './processes';
import { type StageLine, stageLine } from './progress';
import { prepareDatabase, requireDatabase, serveBuild, waitForAnswer, warmPages } from './site';

const DEFAULT_PORT = '3000';
const DEFAULT_ADMIN = 'admin@example.com';
const FIRST_ADMIN_FILE = path.join(DATA_DIR, 'first-admin.json');

const command = process.argv[2] === 'dev' ? 'dev' : 'start';
const isProduction = process.env.NODE_ENV === 'production';

let database: EmbeddedDatabase | undefined;
let server: ChildProcess | undefined;
let isStopping = false;
let build: Promise<unknown> | undefined;
const stopping = new AbortController();

async function shutDown(code: number): Promise<never> {
  if (!isStopping) {
    isStopping = true;
    stopping.abort();
    await build?.catch(() => undefined);
    if (server) await stop(server);
    await database?.stop();
    process.exit(code);
  }
  return new Promise(() => undefined);
}

/** Adds local defaults for missing settings; none in production. */
async function completeSettings(): Promise<Record<string, string>> {
  const settings = givenSettings();
  if (isProduction) return settings;
  const secrets = localSecrets();
  const port = settings.PORT ?? DEFAULT_PORT;
  return {
    PAYLOAD_SECRET: secrets.payloadSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secrets.actionsKey,
    ADMIN_EMAIL: DEFAULT_ADMIN,
    SITE_URL: `http://localhost:${port}`,
    PORT: port,
    // Only public installations check links.
    LINK_CHECKS: 'false',
    EXCHANGE_RATES: 'false',
    FIRST_ADMIN_FILE,
    ERASURE_LOG: path.resolve(DATA_DIR, 'erasures.log'),
    // Without a mail server, `/dev/mail` shows the mails.
    ...(settings.SMTP_URL ? {} : { MAIL_DIR: path.resolve(DATA_DIR, 'mail') }),
    // Without a provider, text messages are stored too, so phone sign-in can be tried.
    ...(settings.SMTP_URL || settings.SMS_WEBHOOK_URL ? {} : { SMS_DIR: path.resolve(DATA_DIR, 'sms') }),
    ...settings,
  };
}

async function checkedPort(value: string | undefined, host: string | undefined): Promise<number> {
  const port = Number(value ?? DEFAULT_PORT);
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  const code = isPort ? await listenError(port, host) : undefined;
  if (code === 'EADDRINUSE') throw new Failure(`Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
  // Shells of conda and tcsh set HOST to a name of the machine.
  if (code) throw new Failure(`Can't listen at ${hostAndPort(port, host)}: ${code}. Check HOST (empty: all addresses of this machine) and PORT.`);
  return port;
}

/** Validates with the site's own schema; the embedded database's URL is added later. */
async function checkSettings(settings: Record<string, string>): Promise<void> {
  const pending = settings.DATABASE_URL || isProduction ? {} : { DATABASE_URL: 'postgres://pending' };
  Object.assign(process.env, settings, pending);
  await import('@/env');
  if (pending.DATABASE_URL) delete process.env.DATABASE_URL;
}

/**
 * Builds the site while the database is being prepared, which a build doesn't need.
 * @returns waits for the build's folder, and shows from then on how far it is
 */
function buildInBackground(env: Record<string, string>): () => Promise<string> {
  const startedAt = Date.now();
  let stage = '';
  let line: StageLine | undefined;
  const building = ensureBuild(env, {
    onStart: (estimate) => console.log(`Building the site in the background (${estimate})…`),
    onStage: (name) => {
      stage = name;
      line?.stage(name);
    },
    signal: stopping.signal,
  }).finally(() => {
    stage = '';
    line?.end();
  });
  building.catch(() => undefined);
  build = building;
  return () => {
    if (stage) {
      line = stageLine('Building', startedAt);
      line.stage(stage);
    }
    return building;
  };
}

function announce(origin: string): void {
  const lines = [
    '',
    `  Site          ${LOCALE_CODES.map((locale) => origin + localePath(routes.home, locale)).join('   ')}`,
    `  Admin panel   ${origin}${routes.admin}`,
  ];
  if (existsSync(FIRST_ADMIN_FILE)) {
    const { email, password } = JSON.parse(readFileSync(FIRST_ADMIN_FILE, 'utf8')) as { email: string; password: string };
    lines.push(
      `  First admin   ${email}  ${password}`,
      `                (stored in ${FIRST_ADMIN_FILE}: change the password in your profile and delete the file)`,
    );
  }
  lines.push('', '  Ctrl-C stops it.', '');
  console.log(lines.join('\n'));
}

async function main(): Promise<void> {
  const settings = await completeSettings();
  await checkSettings(settings);
  const port = await checkedPort(settings.PORT, command === 'start' ? settings.HOST : undefined);
  if (!settings.DATABASE_URL) {
    console.log('Starting the embedded PostgreSQL…');
    database = await startEmbeddedDatabase({ dataDir: DATA_DIR, password: localSecrets().databasePassword, database: EMBEDDED_DATABASE });
    database.onEnd(() => {
      console.error('The database ended unexpectedly. Start again to bring it back.');
      void shutDown(1);
    });
  }
  const env: Record<string, string> = { ...settings, DATABASE_URL: database?.url ?? settings.DATABASE_URL ?? '' };
  if (!database) await requireDatabase(settings.DATABASE_URL ?? '');
  const built = command === 'start' ? buildInBackground({ ...env, NODE_ENV: 'production' }) : undefined;
  await prepareDatabase({ ...env, NODE_ENV: isProduction ? 'production' : 'development' });

  const origin = env.SITE_URL ?? `http://localhost:${port}`;
  if (!built) {
    server = start(['node_modules/next/dist/bin/next', 'dev', '-p', String(port)], { ...env, NODE_ENV: 'development' });
    await waitForAnswer(`http://127.0.0.1:${port}/robots.txt`, server);
  } else {
    const directory = await built();
    if (isStopping) return;
    server = await serveBuild({ ...env, NODE_ENV: 'production', NEXT_DIST_DIR: directory }, { port, host: settings.HOST });
  }
  server.once('exit', (code) => {
    if (isStopping) return;
    console.error('The web server ended unexpectedly.');
    void shutDown(code || 1);
  });
  announce(origin);
  if (command === 'start') await warmPages(localOrigin(port, settings.HOST));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0));

try {
  await main();
} catch (error) {
  const isKnown = error instanceof Failure || (error instanceof Error && error.name === 'EnvironmentError');
  // A build that was ended is no news.
  if (!isStopping) console.error(isKnown ? `\n${messageOf(error)}` : error);
  await shutDown(1);
}
