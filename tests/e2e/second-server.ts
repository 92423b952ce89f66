import { findFreePort } from '../../src/ops/port';
import { stop as end } from '../../src/ops/processes';
import { serveBuild } from '../../src/ops/site';

/** Serves the same build and database with other settings on another port. It runs no jobs. */
export async function startServer(settings: Record<string, string>): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = await serveBuild(
    { ...process.env, NODE_ENV: 'production', RUN_JOBS: 'false', SITE_URL: origin, PORT: String(port), ...settings },
    { port, quiet: true },
  );
  return { origin, stop: () => end(server) };
}
