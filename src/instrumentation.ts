import type { Instrumentation } from 'next';
import { INSTALL_SCRIPT } from '@/features/pwa/install-script';
import { THEME_SCRIPT } from '@/features/shell/theme';

/** Runs once before the server answers requests. Missing settings end the process with a list of them. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { startServer } = await import('@/start/start-server');
      await startServer([THEME_SCRIPT, INSTALL_SCRIPT]);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
  }
  if (process.env.NEXT_RUNTIME === 'edge' && process.env.SENTRY_DSN) {
    const { startReporting } = await import('@/telemetry/edge');
    startReporting(process.env.SENTRY_DSN);
  }
}

/** Reports errors thrown by pages, routes and actions. Without a DSN, the reporter isn't even loaded. */
export const onRequestError: Instrumentation.onRequestError = async (error, { method }, { routePath, routeType }) => {
  if (!process.env.SENTRY_DSN) return;
  const request = { method, route: routePath, kind: routeType };
  if (process.env.NEXT_RUNTIME === 'edge') await (await import('@/telemetry/edge')).reportRequestError(error, request);
  else (await import('@/telemetry/server')).reportRequestError(error, request);
};
