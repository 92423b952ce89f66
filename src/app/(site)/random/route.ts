import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { getRandomToolSlug } from '@/features/search/queries';

const LAST_COOKIE = 'random-last';
const LAST_MAX_AGE_SECONDS = 60 * 60;

/** Leads to a random published, active tool, another than the last time; never cached. */
export async function GET(request: NextRequest): Promise<Response> {
  const store = await cookies();
  const wanted = request.nextUrl.searchParams.get('locale') ?? store.get(LOCALE_COOKIE)?.value;
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  const slug = await getRandomToolSlug({ except: store.get(LAST_COOKIE)?.value ?? null });
  if (slug) store.set(LAST_COOKIE, slug, { path: routes.random, maxAge: LAST_MAX_AGE_SECONDS, sameSite: 'lax', httpOnly: true });
  const target = localePath(slug ? routes.tool(slug) : routes.tools, locale);
  return new Response(null, { status: 307, headers: { Location: target, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' } });
}
