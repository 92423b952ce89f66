import type { AfterErrorHook } from 'payload';
import { validationMessage } from '@/domain/validation-messages';

/** Class 22 of PostgreSQL's error codes: a value that its column cannot hold, such as a NUL byte or a number out of range. */
const DATA_EXCEPTION = /^22/;

/** Whether an error comes from what a caller sent. */
export function isBadInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false;
  const code = 'code' in error ? String(error.code) : '';
  // JSON in the query string, a NUL byte in a file name, a value the database does not take.
  const original = 'originalError' in error ? error.originalError : error.cause;
  return error instanceof SyntaxError || code === 'ERR_INVALID_ARG_VALUE' || DATA_EXCEPTION.test(code) || isBadInput(original, depth + 1);
}

interface FieldError {
  path: string;
  message: string;
}

const isFieldError = (value: unknown): value is FieldError => typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

/** What is wrong, field by field, as the panel shows it. */
function fieldErrors(error: Error): { name: string; data: Record<string, unknown>; message: string }[] | null {
  const data = 'data' in error ? (error.data as Record<string, unknown> | null) : null;
  const isFound = Array.isArray(data?.errors) && data.errors.length > 0 && data.errors.every(isFieldError);
  return data && isFound ? [{ name: 'ValidationError', data, message: error.message }] : null;
}

/**
 * Answers 400 where Payload would answer 500 to what a caller got wrong. Next bundles Payload once for the start of the server and once for its routes, so a
 * route recognizes a validation error neither by its class nor, minified, by its name, and would leave out which fields it is about.
 */
export const answerBadInput: AfterErrorHook = ({ error, graphqlResult, req }) => {
  const errors = fieldErrors(error);
  if (errors && !graphqlResult) return { response: { errors } };
  if (!isBadInput(error)) return;
  const message = validationMessage('query', req.i18n?.language ?? 'en');
  if (graphqlResult) return { graphqlResult: { ...graphqlResult, message, extensions: { ...graphqlResult.extensions, statusCode: 400 } } };
  return { status: 400, response: { errors: [{ message }] } };
};
