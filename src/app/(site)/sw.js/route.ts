import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/env';
import { SERVICE_WORKER_FILE } from '@/service-worker/file';
import { SWITCHED_OFF_WORKER } from '@/service-worker/switched-off';

export const dynamic = 'force-dynamic';

/** The running build's worker; null in development. */
async function builtWorker(): Promise<string | null> {
  return readFile(path.join(process.cwd(), env.NEXT_DIST_DIR, 'static', SERVICE_WORKER_FILE), 'utf8').catch(() => null);
}

/** Never cached, so that updates aren't delayed. */
export async function GET(): Promise<Response> {
  const source = env.SERVICE_WORKER ? await builtWorker() : SWITCHED_OFF_WORKER;
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' };
  return source === null ? new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } }) : new Response(source, { headers });
}
