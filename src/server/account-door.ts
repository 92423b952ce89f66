import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type AccountError, accountErrorOf, accountErrorText } from '@/domain/account-errors';
import { SESSION_SECONDS } from '@/domain/limits';
import { requestLanguage } from '@/domain/locales';
import { ownPath } from '@/domain/own-path';
import { routes } from '@/domain/routes';
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '@/domain/session-cookies';
import { env } from '@/env';
import { isOpenEndpoint } from './account-endpoints';
import { ACCOUNT_LIMITS, type AccountLimits, EVEN_TIME_MS, IDENTITY_FIELDS } from './account-limits';
import { senderKey } from './client-address';
import { accounts, type SessionState, sessionBehind } from './door/accounts';
import { isProven } from './proof-of-work';
import { forgive, secondsToWait } from './rate-limit';
import { readAtMost } from './read-at-most';
import { isFromAnotherSite } from './same-site';

const MAX_BYTES = 32 * 1024;
const CAPTCHA_HEADER = 'x-captcha-response';
const OPENS_SESSION = /^\/(?:magic-link\/verify|verify-email)$/;
/** Fields in which Better Auth takes the page that follows. It would accept `/.//host`. */
const REDIRECT_FIELDS = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'];
const NEEDS_BOTH = /^\/sign-(?:up|in)\/email$/;

/** Errors for responses without a known code. */
const FALLBACKS: Record<number, AccountError> = { 400: 'invalid_input', 401: 'session_not_found', 404: 'not_offered' };

function refusal(request: Request, code: AccountError, status: number, headers: HeadersInit = {}): Response {
  return Response.json(
    { code, message: accountErrorText(code, requestLanguage(request.headers)) },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** The account a request counts against. The second step after a password is counted by Better Auth, which alone knows the account. */
function identityIn(path: string, body: Record<string, unknown> | null, session: SessionState): string | null {
  const field = IDENTITY_FIELDS[path];
  if (field) return typeof body?.[field] === 'string' ? body[field].normalize('NFKC').trim().toLowerCase().slice(0, 320) : null;
  if (session.state === 'none') return null;
  return `account:${session.state === 'challenged' ? session.authId : session.user.authId}`;
}

/** Parses a JSON object, or null. */
function objectIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** True if the request would be sent on to another site afterwards. */
const leadsElsewhere = (query: URLSearchParams, body: Record<string, unknown> | null) =>
  REDIRECT_FIELDS.some((name) => [...query.getAll(name), body?.[name]].some((to) => to !== undefined && to !== '' && ownPath(to) === null));

const countersOf = (name: string, { byIdentity = [] }: AccountLimits) => byIdentity.map((limit, at) => ({ counter: `account:${name}:${at}`, limit }));

async function secondsUntilAllowed(name: string, limits: AccountLimits, address: string, identity: string | null): Promise<number> {
  const waits = [await secondsToWait(`account:${name}`, address, limits.byAddress)];
  if (identity) for (const { counter, limit } of countersOf(name, limits)) waits.push(await secondsToWait(counter, identity, limit));
  return Math.max(...waits);
}

/** Adapts Better Auth's response: our error codes and texts, and the cookie that tells scripts there may be a session. */
async function adapt(request: Request, path: string, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
    if (!name.endsWith(SESSION_COOKIE)) continue;
    const attributes = `Path=/; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`;
    headers.append(
      'Set-Cookie',
      value ? `${SIGNED_IN_COOKIE}=1; Max-Age=${SESSION_SECONDS}; ${attributes}` : `${SIGNED_IN_COOKIE}=; Max-Age=0; ${attributes}`,
    );
  }
  // Better Auth's made-up response for known addresses differs from the real one for new addresses.
  if (response.ok && path === '/sign-up/email') return Response.json({ status: true }, { headers });
  if (response.status < 400) return new Response(response.body, { status: response.status, headers });
  const body = (await response.json().catch(() => null)) as { code?: unknown; reasons?: unknown; message?: unknown } | null;
  const code = accountErrorOf(body?.code) ?? FALLBACKS[response.status] ?? 'unexpected';
  if (code === 'unexpected') console.error(`accounts: ${path} answered ${response.status}`, body);
  headers.delete('Content-Length');
  return Response.json(
    {
      code,
      message: accountErrorText(code, requestLanguage(request.headers)),
      ...(code === 'weak_password' && body?.reasons ? { reasons: body.reasons } : {}),
    },
    { status: response.status, headers },
  );
}

/**
 * The only outside entry to Better Auth: applies limits per address and account, requires proof of work where something is sent or created, and
 * answers in the site's error codes and the visitor's language.
 * Statuses: 403 other site, 404 endpoint not offered, 413 too large, 415 not JSON, 429 with Retry-After.
 */
export async function receiveAccountRequest(request: Request): Promise<Response> {
  const startedAt = Date.now();
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(routes.authApi.length);
  if (!isOpenEndpoint(request.method, path)) return refusal(request, 'not_offered', 404);
  if (isFromAnotherSite(request)) return refusal(request, 'other_site', 403);
  // Links on other sites must not sign anyone in: the pages behind mailed links have their own button.
  const site = request.headers.get('sec-fetch-site');
  if (OPENS_SESSION.test(path) && (site === 'cross-site' || site === 'same-site'))
    return Response.redirect(`${env.SITE_URL}${routes.login}?error=other_site`, 303);
  const sent = request.method === 'POST' ? await readAtMost(request, MAX_BYTES) : undefined;
  if (sent === null) return refusal(request, 'invalid_input', 413);
  const text = await sent?.text();
  const body = text ? objectIn(text) : null;
  // Better Auth also reads other media types, where an identity would escape the limits.
  const isJson = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json';
  if (text && !isJson) return refusal(request, 'invalid_input', 415);
  if (text && !body) return refusal(request, 'invalid_input', 400);
  if (leadsElsewhere(searchParams, body)) return refusal(request, 'invalid_input', 403);
  const [name, limits] = Object.entries(ACCOUNT_LIMITS).find(([, { paths }]) => paths.test(path)) as [string, AccountLimits];
  const address = senderKey(request.headers);
  // Also ends editors' and admins' sessions that are idle or too old.
  const session = await sessionBehind(request.headers);
  const identity = identityIn(path, body, session);
  const isLimited = request.method === 'POST' || name === 'other';
  const seconds = isLimited ? await secondsUntilAllowed(name, limits, address, identity) : 0;
  if (seconds > 0) return refusal(request, 'over_limit', 429, { 'Retry-After': String(seconds) });
  if (NEEDS_BOTH.test(path) && !(body?.email && body.password)) return refusal(request, 'identifier_missing', 400);
  if (limits.captcha && request.method === 'POST' && !(await isProven(request.headers.get(CAPTCHA_HEADER))))
    return refusal(request, 'captcha_failed', 400);

  const auth = await accounts();
  const response = await auth.handler(
    new Request(request.url, { method: request.method, headers: request.headers, ...(text === undefined ? {} : { body: text }) }),
  );
  if (limits.failures && response.ok && identity) for (const { counter, limit } of countersOf(name, limits)) await forgive(counter, identity, limit);
  // Without the second factor, nothing about the account is revealed.
  if (path === '/get-session' && session.state === 'challenged')
    return Response.json({ state: 'challenged' }, { headers: { 'Cache-Control': 'no-store' } });
  const answer = await adapt(request, path, response);
  if (limits.captcha) await wait(Math.max(0, EVEN_TIME_MS - (Date.now() - startedAt)));
  return answer;
}
