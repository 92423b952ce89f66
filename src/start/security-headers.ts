import { ServerResponse } from 'node:http';
import { routes } from '@/domain/routes';
import { type Environment, env } from '@/env';

type Settings = Pick<Environment, 'NODE_ENV' | 'GTM_ID' | 'CONSENT_SCRIPT_URL' | 'SENTRY_DSN'>;

/** What Google names for its tag manager and analytics. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** The policy of every answer that has none of its own. The panel loads nothing for visitors' consent, so it allows less. */
export function contentSecurityPolicy(settings: Settings, isPanel: boolean): string {
  const isDevelopment = settings.NODE_ENV === 'development';
  const google = settings.GTM_ID && !isPanel ? GOOGLE : { script: [], image: [], connect: [] };
  const consent = isPanel || isDevelopment ? [] : originOf(settings.CONSENT_SCRIPT_URL);
  const allow = (directive: string, ...sources: string[]) => [directive, "'self'", ...sources].join(' ');
  return [
    "default-src 'self'",
    // Static pages carry their data in inline scripts that differ per page, so a list of hashes in a fixed header cannot name them.
    allow('script-src', "'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : []), ...google.script, ...consent),
    allow('style-src', "'unsafe-inline'", ...consent),
    allow('img-src', 'data:', 'blob:', ...google.image, ...consent),
    allow('font-src', 'data:', ...consent),
    allow('connect-src', ...(isDevelopment ? ['ws:'] : []), ...originOf(settings.SENTRY_DSN), ...google.connect, ...consent),
    ...(consent.length > 0 ? [allow('frame-src', ...consent)] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    allow('worker-src', 'blob:'),
  ].join('; ');
}

const isPanelAddress = (url: string) => url === routes.admin || url.startsWith(`${routes.admin}/`) || url.startsWith(`${routes.admin}?`);

/**
 * Sends the headers that depend on an installation's settings with every answer, also with files, redirects and errors, unless it has its own, as images
 * have. They are put in at the moment an answer begins, so that requests that came while the server was starting have them too.
 */
export function sendSecurityHeaders(): void {
  const [onSite, inPanel] = [contentSecurityPolicy(env, false), contentSecurityPolicy(env, true)];
  const isHttps = env.SITE_URL.startsWith('https:');
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    if (!this.headersSent) {
      if (!this.hasHeader('Content-Security-Policy'))
        this.setHeader('Content-Security-Policy', isPanelAddress(this.req.url ?? '') ? inPanel : onSite);
      if (isHttps) this.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    }
    return Reflect.apply(writeHead, this, head);
  };
}
