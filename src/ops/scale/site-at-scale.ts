import { ensureBuild } from '../build';
import { localSecrets } from '../local-secrets';
import { findFreePort } from '../port';
import { stop } from '../processes';
import { serveBuild, warmPages } from '../site';

const ADMIN = { email: 'admin@example.com', password: 'only-for-measuring' };

/** Serves the production build on the generated catalogue. */
export async function serveAtScale(databaseUrl: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const secrets = localSecrets(process.env.DATA_DIR ?? '.data');
  const settings = {
    ...process.env,
    NODE_ENV: 'production',
    PAYLOAD_SECRET: secrets.payloadSecret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secrets.actionsKey,
    ADMIN_EMAIL: ADMIN.email,
    DATABASE_URL: databaseUrl,
    SITE_URL: origin,
    PORT: String(port),
    LINK_CHECKS: 'false',
  };
  const server = await serveBuild({ ...settings, NEXT_DIST_DIR: await ensureBuild(settings) }, { port });
  await warmPages(origin);
  return { origin, close: () => stop(server) };
}

/** Headers of a signed-in admin. */
export async function panelHeaders(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(ADMIN),
  });
  const cookie = /[^;]*session_token=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0];
  if (!cookie) throw new Error(`the sign-in of ${ADMIN.email} failed with ${response.status}`);
  return { Cookie: cookie, Origin: origin };
}
