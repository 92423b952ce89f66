import { findFreePort } from '../../src/ops/port';
import { stop as end } from '../../src/ops/processes';
import { serveBuild } from '../../src/ops/site';

interface SecondServer {
  origin: string;
  /** Returns the exit code. */
  stop: () => Promise<number | null>;
  /** Serves again at the same address. */
  restart: () => Promise<void>;
}

/** Serves the same build and database with other settings on another port. It runs no jobs. */
export async function startServer(settings: Record<string, string>): Promise<SecondServer> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', RUN_JOBS: 'false', SITE_URL: origin, PORT: String(port), ...settings };
  const serve = () => serveBuild(env, { port });
  let server = await serve();
  return {
    origin,
    stop: () => end(server),
    restart: async () => {
      server = await serve();
    },
  };
}
