import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { localeOf } from '@/domain/locales';
import { localePath, routes, splitLocale } from '@/domain/routes';
import { env } from '@/env';
import { getRandomToolSlug } from '@/features/search/queries';

const LAST_COOKIE = 'random-last';
const LAST_MAX_AGE_SECONDS = 60 * 60;

/** The tool page this request comes from, or null. */
function toolBefore(request: NextRequest): string | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== env.SITE_URL) return null;
  const [, slug] = /^\/tools\/([a-z0-9-]+)$/.exec(splitLocale(new URL(referrer).pathname).path) ?? [];
  return slug ?? null;
}

/** Redirects to a random listed tool, but not the last one or the one just viewed. Never cached. */
export async function GET(request: NextRequest, { params }: RouteContext<'/[locale]/random'>): Promise<Response> {
  const store = await cookies();
  const locale = localeOf((await params).locale);
  const except = [store.get(LAST_COOKIE)?.value, toolBefore(request)].filter((value) => typeof value === 'string');
  const slug = await getRandomToolSlug({ except });
  if (slug) {
    const path = localePath(routes.random, locale);
    store.set(LAST_COOKIE, slug, { path, maxAge: LAST_MAX_AGE_SECONDS, sameSite: 'lax', httpOnly: true });
  }
  const target = localePath(slug ? routes.tool(slug) : routes.tools, locale);
  return new Response(null, { status: 307, headers: { Location: target, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } });
}
