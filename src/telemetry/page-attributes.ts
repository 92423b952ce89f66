import { env } from '@/env';

/**
 * Attributes of `<html>` that tell `instrumentation-client.ts` where errors go; none where nothing is reported.
 * @param consent what the visitor chose, on pages that know it when they are rendered
 */
export const errorAttributes = (consent?: string): Record<`data-${string}`, string> => ({
  ...(env.SENTRY_DSN ? { 'data-errors-to': env.SENTRY_DSN, 'data-errors-from': env.SENTRY_ENVIRONMENT } : {}),
  ...(env.SENTRY_DSN && consent ? { 'data-consent': consent } : {}),
});
