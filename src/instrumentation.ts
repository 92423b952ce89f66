import type { Instrumentation } from 'next';

/** Runs once when the server starts, before it answers: settings that are missing end it with a clear list. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { refuseBuildSettings } = await import('@/start/start-check');
      refuseBuildSettings();
      const { markClientAddresses } = await import('@/start/mark-client-addresses');
      markClientAddresses();
      const { sendOneLocation } = await import('@/start/send-one-location');
      sendOneLocation();
      const { sendSecurityHeaders } = await import('@/start/security-headers');
      sendSecurityHeaders();
      if (process.env.SENTRY_DSN) {
        const { startReporting } = await import('@/telemetry/server');
        startReporting({ isWebServer: true });
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    // Loaded before anybody asks: Node 20 fails now and then when two of the first requests load a module of this package at the same time.
    await import('isomorphic-dompurify');
    const { startJobsWhenReady } = await import('@/start/start-jobs');
    void startJobsWhenReady();
  }
  if (process.env.NEXT_RUNTIME === 'edge' && process.env.SENTRY_DSN) {
    const { startReporting } = await import('@/telemetry/edge');
    startReporting(process.env.SENTRY_DSN);
  }
}

/** What a page, route or action threw. Without somewhere to report to, nothing of it is even loaded. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath, routeType }) => {
  if (!process.env.SENTRY_DSN) return;
  const request = { method, route: routePath, kind: routeType };
  if (process.env.NEXT_RUNTIME === 'edge') await (await import('@/telemetry/edge')).reportRequestError(error, request);
  else (await import('@/telemetry/server')).reportRequestError(error, request);
};
