import { env } from '@/env';

/**
 * Attributes of `<html>` that give `instrumentation-client.ts` the reporting endpoint; none when reporting is off.
 * @param consent the visitor's choice, on pages that know it while rendering
 */
export const errorAttributes = (consent?: string): Record<`data-${string}`, string> => ({
  ...(env.SENTRY_DSN ? { 'data-errors-to': env.SENTRY_DSN, 'data-errors-from': env.SENTRY_ENVIRONMENT } : {}),
  ...(env.SENTRY_DSN && consent ? { 'data-consent': consent } : {}),
});
