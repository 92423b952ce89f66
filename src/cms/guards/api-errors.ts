import diagnostics from 'node:diagnostics_channel';
import type { AfterErrorHook, PayloadRequest } from 'payload';
import { isDiskFull } from '@/domain/disk-full';
import { FAULTS_CHANNEL, type Fault } from '@/domain/faults';
import { UNCERTAIN_WRITE } from '@/domain/uncertain-write';
import { validationMessage } from '@/domain/validation-messages';
import { isDatabaseUnsteady } from '../database/lost-connection';

/** Class 22 of PostgreSQL's error codes: values that don't fit their column, such as a NUL byte or a number out of range. */
const DATA_EXCEPTION = /^22/;

/** What Payload's reader of uploads says, in English and without a code. */
const MALFORMED_UPLOAD =
  /^(?:Malformed (?:content type|part header|urlencoded form)|Multipart: |Unexpected end of (?:form|file)|Unsupported content type|Missing Content-Type|A file name is required|Invalid upload collection)/;

/** The same about a file over the configured size, with status 413. */
const TOO_LARGE = 'File size limit has been reached';

/** True for an error caused by the request. */
function isBadInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Invalid JSON in the query, a NUL byte in a file name, a value that doesn't fit its column.
  const original = 'originalError' in error ? error.originalError : error.cause;
  if (error instanceof SyntaxError || MALFORMED_UPLOAD.test(error.message)) return true;
  return code === 'ERR_INVALID_ARG_VALUE' || DATA_EXCEPTION.test(code) || isBadInput(original, depth + 1);
}

interface FieldError {
  path: string;
  message: string;
}

const isFieldError = (value: unknown): value is FieldError => typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

/** Errors by field, in the shape that the panel shows. */
function fieldErrors(error: Error): { name: string; data: Record<string, unknown>; message: string }[] | null {
  const data = 'data' in error ? (error.data as Record<string, unknown> | null) : null;
  const isFound = Array.isArray(data?.errors) && data.errors.length > 0 && data.errors.every(isFieldError);
  return data && isFound ? [{ name: 'ValidationError', data, message: error.message }] : null;
}

/** The code of an error that scripts react to, as in the site's own answers. */
function codeOf(error: Error): string | null {
  const data = 'data' in error ? (error.data as { code?: unknown } | null) : null;
  return typeof data?.code === 'string' ? data.code : null;
}

const statusOf = (error: Error) => ('status' in error && typeof error.status === 'number' ? error.status : 500);

/**
 * Answers 400 where Payload would answer 500 to bad input, and says so when a disk is full or the database was away. Next bundles Payload once for the server's start and once for its routes, so a route can't
 * recognise a validation error by class or (minified) name and would leave out the fields and codes.
 */
export const answerBadInput: AfterErrorHook = ({ error, graphqlResult, req }) => {
  const errors = fieldErrors(error);
  // Payload takes an account or a related entry that it couldn't read for a missing one, and blames the sender.
  if ((errors || [401, 403].includes(statusOf(error))) && isDatabaseUnsteady() && !graphqlResult)
    return { status: 503, response: { errors: [{ message: validationMessage('away', req.i18n?.language ?? 'en') }] } };
  if (errors && !graphqlResult) return { response: { errors } };
  if (error.message === TOO_LARGE && !graphqlResult)
    return { response: { errors: [{ message: validationMessage('imageTooLarge', req.i18n?.language ?? 'en') }] } };
  const code = codeOf(error);
  const text = code === UNCERTAIN_WRITE ? validationMessage('uncertain', req.i18n?.language ?? 'en') : error.message;
  if (code && !graphqlResult) return { response: { code, errors: [{ message: text }] } };
  const language = req.i18n?.language ?? 'en';
  if (isDiskFull(error) && !graphqlResult) return { status: 507, response: { errors: [{ message: validationMessage('diskFull', language) }] } };
  if (!isBadInput(error)) return;
  const message = validationMessage('query', language);
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message, extensions: { ...graphqlResult.extensions, statusCode: 400 } } };
  return { status: 400, response: { errors: [{ message }] } };
};

const faults = diagnostics.channel(FAULTS_CHANNEL);
/** Ids, slugs and tokens in a path. */
const VARIABLE_PART = /\/(?=[^/]*\d)[^/]+/g;

const placeOf = (collection: string | undefined, { method, pathname }: Pick<PayloadRequest, 'method' | 'pathname'>) =>
  `${method ?? ''} ${collection ?? (pathname ?? '').replace(VARIABLE_PART, '/:id')}`;

/** Logs who was refused what: the account's id, and the route without ids. */
export const logRefusals: AfterErrorHook = ({ error, collection, req }) => {
  const status = statusOf(error);
  if (status !== 401 && status !== 403) return;
  req.payload.logger.warn({ msg: 'Access: refused by the API', status, where: placeOf(collection?.slug, req), account: req.user?.id ?? null });
};

/** Publishes the API's own errors to the error reporter; bad input isn't one. */
export const reportFaults: AfterErrorHook = ({ error, collection, req }) => {
  if (!faults.hasSubscribers || statusOf(error) < 500 || isBadInput(error)) return;
  faults.publish({ error, where: placeOf(collection?.slug, req), kind: 'api' } satisfies Fault);
};
