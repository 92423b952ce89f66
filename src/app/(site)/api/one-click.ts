import { NextResponse } from 'next/server';
import { requestLanguage } from '@/domain/locales';
import { localePath } from '@/domain/routes';
import { env } from '@/env';
import { asContributor, type Contributor } from '@/server/door/contributions';

const NO_STORE = { 'Cache-Control': 'no-store' };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

/** Answers a mail program that unsubscribes by itself (RFC 8058): 200 also the second time, 400 for a forged link. */
export async function endByOneClick(request: Request, end: (contributor: Contributor, token: string | null) => Promise<boolean>): Promise<Response> {
  const isDone = await end(await asContributor(), tokenOf(request));
  return NextResponse.json({ ok: isDone }, { status: isDone ? 200 : 400, headers: NO_STORE });
}

/** Answers a browser that opened the same link: redirects to the page that asks, since mail scanners open links too. */
export function askOnPage(request: Request, page: string): Response {
  const path = localePath(page, requestLanguage(request.headers));
  return NextResponse.redirect(`${env.SITE_URL}${path}?token=${encodeURIComponent(tokenOf(request) ?? '')}`, { status: 303, headers: NO_STORE });
}
