import { NextResponse } from 'next/server';
import { requestLanguage } from '@/domain/locales';
import { localePath, routes } from '@/domain/routes';
import { env } from '@/env';
import { asContributor } from '@/server/door/contributions';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `POST /api/newsletter/unsubscribe?token=…`: one-click unsubscribe (RFC 8058). 200 also the second time, 400 for a forged link. */
export async function POST(request: Request): Promise<Response> {
  const contributor = await asContributor();
  const isDone = await contributor.unsubscribe(new URL(request.url).searchParams.get('token'));
  return NextResponse.json({ ok: isDone }, { status: isDone ? 200 : 400, headers: NO_STORE });
}

/** Opened in a browser: redirects to the page that asks, since mail scanners open links too. */
export function GET(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return NextResponse.redirect(
    `${env.SITE_URL}${localePath(routes.unsubscribe, requestLanguage(request.headers))}?token=${encodeURIComponent(token)}`,
    {
      status: 303,
      headers: NO_STORE,
    },
  );
}
