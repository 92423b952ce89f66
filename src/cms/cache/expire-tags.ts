import { setTimeout as wait } from 'node:timers/promises';
import { jwtVerify, SignJWT } from 'jose';
import { revalidateTag } from 'next/cache.js';
import { type Endpoint, Forbidden, type Payload, type PayloadRequest } from 'payload';
import { env } from '@/env';
import { afterCommit } from '../database/checked-commit';

const PATH = '/expired-tags';
const AUDIENCE = 'expired-tags';
const CALL_TIMEOUT_MS = 5000;
/** Long enough for a server that is restarting. */
const PAUSES_MS = [0, 500, 2000, 10_000];
/** Tags that expire within this time share one call. */
const GATHER_MS = 50;

const key = () => new TextEncoder().encode(`expired-tags:${env.PAYLOAD_SECRET}`);

/** Address of the web server as this process reaches it. */
const siteUrl = () => env.INTERNAL_URL ?? (process.env.NEXT_RUNTIME ? `http://127.0.0.1:${env.PORT}` : env.SITE_URL);

let gathered = new Set<string>();

async function call(tags: string[]): Promise<boolean> {
  const token = await new SignJWT({ tags }).setProtectedHeader({ alg: 'HS256' }).setAudience(AUDIENCE).setExpirationTime('1 minute').sign(key());
  const response = await fetch(`${siteUrl()}/api${PATH}`, { method: 'POST', body: token, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }).catch(
    () => null,
  );
  return response?.status === 204;
}

async function deliver(payload: Payload): Promise<void> {
  await wait(GATHER_MS, undefined, { ref: false });
  const tags = [...gathered];
  gathered = new Set();
  for (const pause of PAUSES_MS) {
    if (pause > 0) await wait(pause, undefined, { ref: false });
    if (await call(tags)) return;
  }
  payload.logger.warn({ msg: `Could not reach ${siteUrl()} to expire pages: ${tags.join(', ').slice(0, 500)}` });
}

/** Asks the web server to expire the pages with these tags. Retries for a while, then logs a warning. */
function askSiteToExpire(tags: readonly string[], payload: Payload): void {
  const isUnderWay = gathered.size > 0;
  for (const tag of tags) gathered.add(tag);
  if (!isUnderWay && gathered.size > 0) void deliver(payload);
}

/** `POST /api/expired-tags` receives that call. The body is a token signed with the site's secret. */
export const expireEndpoint: Endpoint = {
  method: 'post',
  path: PATH,
  handler: async (req) => {
    const token = (await req.text?.()) ?? '';
    const { payload: claims } = await jwtVerify<{ tags: string[] }>(token, key(), { algorithms: ['HS256'], audience: AUDIENCE }).catch(() => {
      throw new Forbidden(req.t);
    });
    for (const tag of claims.tags) revalidateTag(tag, { expire: 0 });
    return new Response(null, { status: 204 });
  },
};

function expireNow(tags: readonly string[], payload: Payload): void {
  try {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  } catch {
    // Jobs and commands run outside the web server, which alone reaches the cache.
    askSiteToExpire(tags, payload);
  }
}

/** Expires every cached page with one of these tags when the transaction of the request commits; a rollback expires nothing. */
export function expireTags(tags: Iterable<string>, req: PayloadRequest): void {
  const names = [...new Set(tags)];
  void afterCommit(req, () => expireNow(names, req.payload));
}
