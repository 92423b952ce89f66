import { captureException, flush, getClient, init } from '@sentry/nextjs';
import { SHARED_OPTIONS } from './options';
import { type RequestError, unhandledIn } from './request-error';
import { scrubEnvelope } from './scrub';

const FLUSH_MS = 2000;

/** Starts error reporting in the edge runtime. */
export function startReporting(dsn: string): void {
  // In this runtime it returns no client, whatever its type says.
  init({ ...SHARED_OPTIONS, dsn, environment: process.env.SENTRY_ENVIRONMENT });
  getClient()?.on('beforeEnvelope', (envelope) => scrubEnvelope(envelope, SHARED_OPTIONS.release));
}

/** Reports an error and waits until it's sent: this runtime stops after the response. */
export async function reportRequestError(error: unknown, request: RequestError): Promise<void> {
  captureException(error, unhandledIn(request));
  await flush(FLUSH_MS);
}
