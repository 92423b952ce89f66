import diagnostics from 'node:diagnostics_channel';
import { FAULTS_CHANNEL, type Fault } from '@/domain/faults';
import { env } from '@/env';
import { SHARED_OPTIONS } from './options';
import { type RequestError, unhandled, unhandledIn } from './request-error';
import { scrubEnvelope } from './scrub';
import { sentry } from './sentry';

interface Process {
  /** Whether this is the web server, where Next already looks after promises that nobody waits for; else they end the process, as Node does. */
  isWebServer: boolean;
}

/** Starts to report the errors of this process. To be called once, and only when there is somewhere to report to. */
export function startReporting({ isWebServer }: Process): void {
  const client = sentry.init({
    ...SHARED_OPTIONS,
    dsn: env.SENTRY_DSN,
    environment: env.SENTRY_ENVIRONMENT,
    // Instead of everything that can be listened to: no database, no files read for a few lines around an error, no list of packages.
    defaultIntegrations: [
      sentry.eventFiltersIntegration(),
      sentry.functionToStringIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.nodeContextIntegration({ cloudResource: false }),
      sentry.consoleIntegration(),
      // Keeps what belongs to one request apart from the others. Next itself reports how long a request takes.
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

/** Reports what a page, route or action of the site threw. */
export function reportRequestError(error: unknown, request: RequestError): void {
  sentry.captureException(error, unhandledIn(request));
}
