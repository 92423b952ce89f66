import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { LOCALE_COOKIE, localeOf } from '@/domain/locales';
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
export async function GET(request: NextRequest): Promise<Response> {
  const store = await cookies();
  const wanted = request.nextUrl.searchParams.get('locale') ?? store.get(LOCALE_COOKIE)?.value;
  const locale = localeOf(wanted);
  const except = [store.get(LAST_COOKIE)?.value, toolBefore(request)].filter((value) => typeof value === 'string');
  const slug = await getRandomToolSlug({ except });
  if (slug) store.set(LAST_COOKIE, slug, { path: routes.random, maxAge: LAST_MAX_AGE_SECONDS, sameSite: 'lax', httpOnly: true });
  const target = localePath(slug ? routes.tool(slug) : routes.tools, locale);
  return new Response(null, { status: 307, headers: { Location: target, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } });
}
