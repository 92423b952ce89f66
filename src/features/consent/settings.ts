import { env } from '@/env';

/** Settings of an installation that need consent. */
export interface ConsentSettings {
  gtmId: string | undefined;
  /** A consent service that replaces the banner. */
  scriptUrl: string | undefined;
  hasErrorReports: boolean;
}

/** Null when nothing needs consent. Consent services aren't loaded in development. */
export function consentSettings(): ConsentSettings | null {
  const scriptUrl = env.NODE_ENV === 'development' ? undefined : env.CONSENT_SCRIPT_URL;
  const hasErrorReports = Boolean(env.SENTRY_DSN);
  if (!env.GTM_ID && !scriptUrl && !hasErrorReports) return null;
  return { gtmId: env.GTM_ID, scriptUrl, hasErrorReports };
}
