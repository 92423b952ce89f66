import diagnostics from 'node:diagnostics_channel';
import * as loaded from '@sentry/nextjs';
import { FAULTS_CHANNEL, type Fault } from '@/domain/faults';
import { env } from '@/env';
import { SHARED_OPTIONS } from './options';
import { type RequestError, unhandled, unhandledIn } from './request-error';
import { scrubEnvelope } from './scrub';

// In plain Node (the worker process) the package loads as CommonJS, with all exports under `default`.
const sentry: typeof loaded = 'default' in loaded ? (loaded.default as typeof loaded) : loaded;

interface Process {
  /** True in the web server, where Next handles unhandled rejections; elsewhere they end the process, as Node does by default. */
  isWebServer: boolean;
}

/** Starts error reporting in this process. Call once, and only with a DSN. */
export function startReporting({ isWebServer }: Process): void {
  const client = sentry.init({
    ...SHARED_OPTIONS,
    dsn: env.SENTRY_DSN,
    environment: env.SENTRY_ENVIRONMENT,
    // Replaces the defaults, which also instrument the database, read source files and list packages.
    defaultIntegrations: [
      sentry.eventFiltersIntegration(),
      sentry.functionToStringIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.nodeContextIntegration({ cloudResource: false }),
      sentry.consoleIntegration(),
      // Isolates requests from each other. Next reports request durations itself.
      sentry.httpIntegration({
        disableIncomingRequestSpans: true,
        maxRequestBodySize: 'none',
        sessions: false,
        tracePropagation: false,
      }),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration({ mode: isWebServer ? 'none' : 'strict' }),
    ],
    enableOpenTelemetrySetup: isWebServer,
  });
  client?.on('beforeEnvelope', (envelope) => scrubEnvelope(envelope, SHARED_OPTIONS.release));
  diagnostics.subscribe(FAULTS_CHANNEL, (message) => {
    const { error, where, kind } = message as Fault;
    sentry.captureException(error, unhandled(where, kind));
  });
}

/** Reports an error thrown by a page, route or action. */
export function reportRequestError(error: unknown, request: RequestError): void {
  sentry.captureException(error, unhandledIn(request));
}
