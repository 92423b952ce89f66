import 'server-only';
import { type AccountError, accountErrorOf, accountErrorText } from '@/domain/account-errors';
import { SESSION_SECONDS } from '@/domain/limits';
import { requestLanguage } from '@/domain/locales';
import { ownPath } from '@/domain/own-path';
import { routes } from '@/domain/routes';
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '@/domain/session-cookies';
import { env, IS_HTTPS } from '@/env';
import { logAccess } from './access-log';
import {
  type Attempt,
  accountNames,
  attemptOf,
  forgiveFailures,
  needsProof,
  secondsUntilAccountMay,
  secondsUntilReceived,
  secondsUntilSenderMay,
  takeBackMessage,
} from './account-attempts';
import { isOpenEndpoint } from './account-endpoints';
import { accounts, type SessionState, sessionBehind } from './door/accounts';
import { inEvenTime } from './even-time';
import { deviceCookie, knownDevice } from './known-device';
import { isProven } from './proof-of-work';
import { readAtMost } from './read-at-most';
import { isFromAnotherSite } from './same-site';

const MAX_BYTES = 32 * 1024;
const CAPTCHA_HEADER = 'x-captcha-response';
const ENDS_SESSION = /^\/(?:sign-out|revoke-sessions)$/;
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

/** Marks the device as known to the account whose session a response begins; not before the second factor. */
async function rememberDevice(request: Request, answer: Response, { device }: Attempt): Promise<void> {
  const begun = answer.headers.getSetCookie().find((cookie) => sessionIn(cookie));
  if (!begun) return;
  const headers = new Headers(request.headers);
  headers.set('cookie', begun.split(';')[0] ?? '');
  const session = await sessionBehind(headers);
  if (session.state !== 'signed-in') return;
  const { authId, email, phone } = session.user;
  answer.headers.append('Set-Cookie', await deviceCookie(device, accountNames(authId, email, phone)));
}

/** True if only the confirmation of the address is missing: the password was right. */
async function isUnconfirmed(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const refused: { code?: unknown } | null = await response
    .clone()
    .json()
    .catch(() => null);
  return accountErrorOf(refused?.code) === 'email_not_verified';
}

/** The session that a `Set-Cookie` begins, empty where it ends one; null for other cookies. */
function sessionIn(cookie: string): string | null {
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  return name.endsWith(SESSION_COOKIE) ? value : null;
}

/** Adapts Better Auth's response: our error codes and texts, and the cookie that tells scripts there may be a session. */
async function adapt(request: Request, path: string, response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  // The browser stores the person's picture, and pages that "back" would show again.
  const isEnded = path === '/get-session' && response.headers.getSetCookie().some((cookie) => sessionIn(cookie) === '');
  if (ENDS_SESSION.test(path) || isEnded) headers.set('Clear-Site-Data', '"cache"');
  for (const cookie of response.headers.getSetCookie()) {
    const value = sessionIn(cookie);
    if (value === null) continue;
    const attributes = `Path=/; SameSite=Lax${IS_HTTPS ? '; Secure' : ''}`;
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

interface Accepted {
  text: string | undefined;
  body: Record<string, unknown> | null;
  session: SessionState;
  attempt: Attempt;
}

/** Better Auth's answer to a request that passed all checks. */
async function answerOf(request: Request, path: string, { text, body, session, attempt }: Accepted): Promise<Response> {
  const auth = await accounts();
  const pass = (to: string, json: string | undefined) =>
    auth.handler(new Request(to, { method: request.method, headers: request.headers, ...(json === undefined ? {} : { body: json }) }));
  const response = await pass(request.url, text);
  if (response.ok) await forgiveFailures(attempt);
  else await takeBackMessage(attempt);
  if (path === '/sign-in/email' && (await isUnconfirmed(response)) && (await secondsUntilReceived({ ...attempt, recipient: attempt.account })) === 0)
    await pass(`${env.SITE_URL}${routes.authApi}/send-verification-email`, JSON.stringify({ email: body?.email, callbackURL: body?.callbackURL }));
  // Without the second factor, nothing about the account is revealed.
  if (path === '/get-session' && session.state === 'challenged')
    return Response.json({ state: 'challenged' }, { headers: { 'Cache-Control': 'no-store' } });
  const answer = await adapt(request, path, response);
  await rememberDevice(request, answer, attempt);
  return answer;
}

/**
 * The only outside entry to Better Auth: applies limits per address and account, requires proof of work where something is sent or created, and
 * answers in the site's error codes and the visitor's language.
 * Statuses: 403 other site, 404 endpoint not offered, 413 too large, 415 not JSON, 429 with Retry-After.
 */
export async function receiveAccountRequest(request: Request): Promise<Response> {
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
  // Also ends editors' and admins' sessions that are idle or too old.
  const session = await sessionBehind(request.headers);
  const attempt = attemptOf(request.headers, path, body, session, await knownDevice(request.headers));
  const { limits } = attempt;
  const isLimited = request.method === 'POST' || attempt.group === 'other';
  const tooMany = (seconds: number) => refusal(request, 'over_limit', 429, { 'Retry-After': String(seconds) });
  const senderWait = isLimited ? await secondsUntilSenderMay(attempt) : 0;
  if (senderWait > 0) return tooMany(senderWait);
  if (NEEDS_BOTH.test(path) && !(body?.email && body.password)) return refusal(request, 'identifier_missing', 400);
  if (request.method === 'POST' && (await needsProof(attempt)) && !(await isProven(request.headers.get(CAPTCHA_HEADER))))
    return refusal(request, 'captcha_failed', 400);
  const accountWait = isLimited ? await secondsUntilAccountMay(attempt) : 0;
  if (accountWait > 0) return tooMany(accountWait);

  const answer = await inEvenTime(
    () => answerOf(request, path, { text, body, session, attempt }),
    ({ ok }) => Boolean(limits.sends) || (attempt.isNamed && !ok),
  );
  if (request.method === 'POST' || OPENS_SESSION.test(path))
    logAccess(
      answer.status < 400 ? 'account' : 'account, refused',
      { path, status: answer.status },
      { account: attempt.account, address: attempt.address },
    );
  return answer;
}
