import diagnostics from 'node:diagnostics_channel';
import type { AfterErrorHook } from 'payload';
import { FAULTS_CHANNEL, type Fault } from '@/domain/faults';
import { isBadInput } from './answer-bad-input';

const faults = diagnostics.channel(FAULTS_CHANNEL);
/** Ids, slugs and tokens in a path. */
const VARIABLE_PART = /\/(?=[^/]*\d)[^/]+/g;

const statusOf = (error: Error) => ('status' in error && typeof error.status === 'number' ? error.status : 500);

/** Publishes the API's own errors to the error reporter; bad input isn't one. */
export const reportFaults: AfterErrorHook = ({ error, collection, req }) => {
  if (!faults.hasSubscribers || statusOf(error) < 500 || isBadInput(error)) return;
  const where = collection ? collection.slug : (req.pathname ?? '').replace(VARIABLE_PART, '/:id');
  faults.publish({ error, where: `${req.method ?? ''} ${where}`, kind: 'api' } satisfies Fault);
};
