import { randomBytes } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { routes, splitLocale } from '@/domain/routes';
import { FILTER_PARAMS } from '@/domain/tool/filters';
import { env } from '@/env';
import { pageCache } from '@/server/page-cache';
import { dataScriptSources, scriptSource } from '@/server/page-cache/inline-scripts';
import { DRAFT_COOKIE, routerPath } from './cached-pages';

/** Documents that the build has rendered. */
const BUILT = ['app/_not-found.html', 'app/_global-error.html', 'pages/404.html', 'pages/500.html'];

const allRoutes = z.object({ dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })) });
const storedRoutes = z.object({ dynamicRoutes: z.record(z.string(), z.unknown()) });

const inBuild = (name: string) => path.resolve(env.NEXT_DIST_DIR, name);
const readManifest = <T>(name: string, schema: z.ZodType<T>) => schema.parse(JSON.parse(readFileSync(inBuild(name), 'utf8')));

/** Paths of pages that Next renders for every request. */
function unstoredPages(): RegExp[] {
  const stored = readManifest('prerender-manifest.json', storedRoutes).dynamicRoutes;
  const { dynamicRoutes } = readManifest('routes-manifest.json', allRoutes);
  return dynamicRoutes.filter(({ page }) => page.startsWith('/[locale]') && !(page in stored)).map(({ regex }) => new RegExp(regex));
}

export const isPanelPath = (pathname: string) => pathname === routes.admin || pathname.startsWith(`${routes.admin}/`);

function hasFilter(query: string): boolean {
  const params = new URLSearchParams(query);
  return FILTER_PARAMS.some((name) => params.has(name));
}

interface Asked {
  /** The router's path. */
  path: string;
  /** Of a document that is rendered for this request alone. */
  nonce: string | null;
}

const asked = new WeakMap<IncomingMessage, Asked>();
let own: string[] = [];
let built: string[] = [];

/**
 * Gives Next a nonce for the scripts of each document that it renders for one request. Stored documents get none, as it would be stored with them:
 * their scripts are known by hash. Clients can't name a nonce themselves.
 *
 * @param ownScripts texts of the scripts that the site's documents contain besides Next's, which have no nonce
 */
export function nonceScripts(ownScripts: string[]): void {
  const unstored = unstoredPages();
  const files = BUILT.map((name) => inBuild(`server/${name}`)).filter(existsSync);
  own = ownScripts.map(scriptSource);
  built = files.flatMap((file) => dataScriptSources(readFileSync(file, 'utf8')));
  const rendersAnew = ({ method, headers }: IncomingMessage, pathname: string, query: string) =>
    (method !== 'GET' && method !== 'HEAD') ||
    isPanelPath(pathname) ||
    headers.cookie?.includes(DRAFT_COOKIE) ||
    (splitLocale(pathname).path === routes.tools && hasFilter(query)) ||
    unstored.some((pattern) => pattern.test(routerPath(pathname)));
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    for (const name of ['content-security-policy', 'content-security-policy-report-only']) delete request.headers[name];
    const [pathname = '', query = ''] = request.url?.split('?', 2) ?? [];
    const nonce = rendersAnew(request, pathname, query) ? randomBytes(16).toString('base64url') : null;
    asked.set(request, { path: routerPath(pathname), nonce });
    if (nonce) request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
  });
}

/** Decoded as the router does. */
function storedSources(page: string): string[] | null {
  const cache = pageCache();
  return cache?.scriptSources(page) ?? cache?.scriptSources(decodeURI(page)) ?? null;
}

/** Sources that allow the inline scripts of the document in an answer. */
export function scriptSourcesOf(request: IncomingMessage): string[] {
  const { path: page = '', nonce } = asked.get(request) ?? {};
  const stored = storedSources(page);
  // Drafts may have been left: then the page comes from the cache after all.
  return [...own, ...(nonce ? [`'nonce-${nonce}'`, ...(stored ?? [])] : (stored ?? built))];
}
