import type { IncomingMessage } from 'node:http';
import { cacheTags } from '@/domain/cache-tags';
import { localePath, routes, sitePath, splitLocale } from '@/domain/routes';
import type { Changed } from '@/server/page-cache/change-feed';
import { runForVisitor } from '@/server/search/pool';
import { answerFirst } from './answer-first';

const REDIRECTS = cacheTags.redirect('');

/** Without language prefix. */
let gonePaths: ReadonlySet<string> = new Set();

/** Reads the removed paths again if they may have changed. If that fails, Next redirects to the answer until their next change. */
export async function readGonePaths(changed: Changed): Promise<void> {
  if (changed && !changed.some((tag) => tag.startsWith(REDIRECTS))) return;
  const rows = await runForVisitor<{ path: string }>({
    name: 'gone-paths',
    text: `select "from" as path from public.redirects where type = 'gone'`,
    values: [],
  }).catch((error: unknown) => {
    console.warn(`Could not read which pages are gone: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  });
  gonePaths = new Set(rows.map(({ path }) => path));
}

/** Where the 410 response for a removed page comes from, however its URL is spelled; null if `gone` doesn't list the page. */
export function goneAddress({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>, gone: ReadonlySet<string>): string | null {
  if (gone.size === 0 || (method !== 'GET' && method !== 'HEAD')) return null;
  const [pathname = ''] = url.split('?', 1);
  const path = sitePath(pathname);
  if (path === null || !gone.has(path)) return null;
  const { locale } = splitLocale(pathname);
  // `hl` prevents the redirect of first visits.
  return `${localePath(routes.gone(path), locale)}?hl=${locale}`;
}

/** Lets Next answer 410 at the address of a removed page: a page can't set a status, so by itself it would redirect to that answer. */
export function answerGonePages(): void {
  answerFirst((request) => {
    request.url = goneAddress(request, gonePaths) ?? request.url;
    return false;
  });
}
