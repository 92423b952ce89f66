import { ServerResponse } from 'node:http';
import { FRESH_FOR_A_SECOND, STORED_ENCODING } from '@/domain/page-caching';
import { type Environment, env, IS_HTTPS } from '@/env';
import { isPanelPath, scriptSourcesOf } from './inline-scripts';

type Settings = Pick<Environment, 'NODE_ENV' | 'GTM_ID' | 'CONSENT_SCRIPT_URL' | 'SENTRY_DSN'>;

/** Hosts that Google documents for Tag Manager and Analytics. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** The default content security policy. The panel loads no consent-based services, so it allows less. */
export function contentSecurityPolicy(settings: Settings, isPanel: boolean): string {
  const isDevelopment = settings.NODE_ENV === 'development';
  const google = settings.GTM_ID && !isPanel ? GOOGLE : { script: [], image: [], connect: [] };
  const consent = isPanel || isDevelopment ? [] : originOf(settings.CONSENT_SCRIPT_URL);
  const allow = (directive: string, ...sources: string[]) => [directive, "'self'", ...sources].join(' ');
  return [
    "default-src 'self'",
    allow('script-src', ...(isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : []), ...google.script, ...consent),
    allow('style-src', "'unsafe-inline'", ...consent),
    allow('img-src', 'data:', 'blob:', ...google.image, ...consent),
    allow('font-src', 'data:', ...consent),
    allow('connect-src', ...(isDevelopment ? ['ws:'] : []), ...originOf(settings.SENTRY_DSN), ...google.connect, ...consent),
    ...(consent.length > 0 ? [allow('frame-src', ...consent)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    allow('worker-src', 'blob:'),
  ].join('; ');
}

/** What Next sends with its 404 page. */
const NEXT_FOR_A_YEAR = 's-maxage=31536000';

const SCRIPTS = "script-src 'self'";

/** A policy that also allows the scripts of one document. */
const withScripts = (policy: string, sources: string[]) => policy.replace(SCRIPTS, [SCRIPTS, ...sources].join(' '));

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * What a cache may do with an answer, where Next would let it store too much or says nothing; undefined to leave it. Only requests by the router are
 * sent on to `?_rsc`: the same address has a page for everyone else. A file that is missing may be added. Data may depend on who asks.
 */
function cachingOf(response: ServerResponse, status: number): string | undefined {
  const given = response.getHeader('Cache-Control');
  if (isRedirect(status)) return response.req.headers.rsc || (!given && status !== 308) ? 'no-store' : undefined;
  if (status === 404 && given === NEXT_FOR_A_YEAR) return FRESH_FOR_A_SECOND;
  return !given && String(response.getHeader('Content-Type')).startsWith('application/json') ? 'private, no-store' : undefined;
}

/** What next.config redirects first visits by; Next would overwrite the header if it stood there. */
const FIRST_VISIT = 'Accept-Language, Cookie';

/** A stored page or part of one, in one language. */
const isPage = (response: ServerResponse) =>
  response.getHeader('Cache-Control') === FRESH_FOR_A_SECOND && /^text\/(?:html|x-component)/.test(String(response.getHeader('Content-Type')));

/**
 * Takes over what Next can't send at run time, for every response including files, redirects and errors: the settings-dependent security headers
 * (unless the response has its own policy), what caches may store, the encoding of stored answers, and a single Location header. Next sets Location
 * while rendering a page for the first time and appends it again when answering; clients that join repeated headers end up at a broken URL. The head
 * is changed when it's written, so requests that arrived during start-up are covered too.
 */
export function ownResponseHeaders(): void {
  const [onSite, inPanel] = [contentSecurityPolicy(env, false), contentSecurityPolicy(env, true)];
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    if (!this.headersSent) {
      const status = typeof head[0] === 'number' ? head[0] : this.statusCode;
      if (!this.hasHeader('Content-Security-Policy')) {
        const isDocument = status === 304 || String(this.getHeader('Content-Type')).startsWith('text/html');
        const policy = isPanelPath(this.req.url?.split('?', 1)[0] ?? '') ? inPanel : onSite;
        this.setHeader('Content-Security-Policy', isDocument ? withScripts(policy, scriptSourcesOf(this.req)) : policy);
        // Images and badges are shown elsewhere, documents aren't.
        if (isDocument) this.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
      }
      if (IS_HTTPS) this.setHeader('Strict-Transport-Security', `max-age=63072000${env.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`);
      const caching = cachingOf(this, status);
      if (caching) this.setHeader('Cache-Control', caching);
      if (isPage(this)) this.setHeader('Vary', [this.getHeader('Vary') ?? [], FIRST_VISIT].flat().join(', '));
      const encoding = this.getHeader(STORED_ENCODING);
      if (encoding) {
        this.removeHeader(STORED_ENCODING);
        this.setHeader('Content-Encoding', encoding);
      }
      const locations = this.getHeader('Location');
      if (Array.isArray(locations) && locations[0] && new Set(locations).size === 1) this.setHeader('Location', locations[0]);
    }
    return Reflect.apply(writeHead, this, head);
  };
}
