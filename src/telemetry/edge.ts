import { captureException, flush, init } from '@sentry/nextjs';
import { SHARED_OPTIONS } from './options';
import { type RequestError, unhandledIn } from './request-error';
import { scrubEnvelope } from './scrub';

const FLUSH_MS = 2000;

/** Starts to report the errors of routes that run in the edge runtime. */
export function startReporting(dsn: string): void {
  const client = init({ ...SHARED_OPTIONS, dsn, environment: process.env.SENTRY_ENVIRONMENT });
  client?.on('beforeEnvelope', (envelope) => scrubEnvelope(envelope, SHARED_OPTIONS.release));
}

/** Reports what a route threw, and waits until that is sent: nothing goes on in this runtime after the answer. */
export async function reportRequestError(error: unknown, request: RequestError): Promise<void> {
  captureException(error, unhandledIn(request));
  await flush(FLUSH_MS);
}
