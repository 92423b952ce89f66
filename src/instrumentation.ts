import type { Instrumentation } from 'next';

/** Runs once when the server starts, before it answers: settings that are missing end it with a clear list. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { refuseBuildSettings } = await import('./lib/start-check');
      refuseBuildSettings();
      const { markClientAddresses } = await import('./lib/mark-client-addresses');
      markClientAddresses();
      const { sendOneLocation } = await import('./lib/send-one-location');
      sendOneLocation();
      const { sendSecurityHeaders } = await import('./lib/security-headers');
      sendSecurityHeaders();
      if (process.env.SENTRY_DSN) {
        const { startReporting } = await import('./lib/telemetry/server');
        startReporting({ isWebServer: true });
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    // Loaded before anybody asks: Node 20 fails now and then when two of the first requests load a module of this package at the same time.
    await import('isomorphic-dompurify');
    const { keepStartingJobs } = await import('./lib/start-jobs');
    void keepStartingJobs();
  }
  if (process.env.NEXT_RUNTIME === 'edge' && process.env.SENTRY_DSN) {
    const { startReporting } = await import('./lib/telemetry/edge');
    startReporting(process.env.SENTRY_DSN);
  }
}

/** What a page, route or action threw. Without somewhere to report to, nothing of it is even loaded. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath, routeType }) => {
  if (!process.env.SENTRY_DSN) return;
  const request = { method, route: routePath, kind: routeType };
  if (process.env.NEXT_RUNTIME === 'edge') await (await import('./lib/telemetry/edge')).reportRequestError(error, request);
  else (await import('./lib/telemetry/server')).reportRequestError(error, request);
};
