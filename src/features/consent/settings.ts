import { env } from '@/env';

/** What an installation has that needs a visitor's consent, as the pages carry it to the browser. */
export interface ConsentSettings {
  gtmId: string | undefined;
  /** The script that asks instead of the site's own banner. */
  scriptUrl: string | undefined;
  /** Whether errors are reported. */
  hasErrorReports: boolean;
}

/** Null when nothing needs consent: then nobody is asked. The script of a consent service is not used in development. */
export function consentSettings(): ConsentSettings | null {
  const scriptUrl = env.NODE_ENV === 'development' ? undefined : env.CONSENT_SCRIPT_URL;
  const hasErrorReports = Boolean(env.SENTRY_DSN);
  if (!env.GTM_ID && !scriptUrl && !hasErrorReports) return null;
  return { gtmId: env.GTM_ID, scriptUrl, hasErrorReports };
}
