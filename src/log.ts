import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import type { Config } from 'payload';
import { MAX_DEPTH, PRIVATE_KEY, REMOVED, scrubSecrets } from '@/domain/scrub';
import { env } from '@/env';

/** Next bundles instrumentation and routes apart; all parts of a process share this. */
const NAME = Symbol.for('request-ids');
const holder = globalThis as { [NAME]?: AsyncLocalStorage<string> };
holder[NAME] ??= new AsyncLocalStorage();

/** The id of the request that is being answered. */
export const requestIds: AsyncLocalStorage<string> = holder[NAME];

const STACK_MAX_LENGTH = 8192;
const ADDRESS =
  /\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}\b|(?<![\w:])(?:[\da-f]{1,4}:){0,6}:(?:[\da-f]{1,4}:){0,6}[\da-f]{1,4}\b/gi;
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** A text without query strings, addresses of people and machines, tokens and database values. */
const clean = (text: string): string => scrubSecrets(text.slice(0, STACK_MAX_LENGTH)).replace(ADDRESS, REMOVED);

function cleanError(error: Error, depth = 0): object {
  const { code, digest, cause } = error as { code?: unknown; digest?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    // What Next shows visitors of an error.
    ...(typeof digest === 'string' ? { digest } : {}),
    ...(cause instanceof Error && depth < 3 ? { cause: cleanError(cause, depth + 1) } : {}),
  };
}

/** Cleans each text of a value on its own: rules for prose would break the syntax of serialised objects. */
function cleanValue(value: unknown, depth = 0): unknown {
  if (value instanceof Error) return cleanError(value);
  if (typeof value === 'string') return clean(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return REMOVED;
  if ('toJSON' in value && typeof value.toJSON === 'function') return cleanValue(value.toJSON(), depth + 1);
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PRIVATE_KEY.test(key))
      .map(([key, entry]) => [clean(key), cleanValue(entry, depth + 1)]),
  );
}

const cleanFields = (fields: object) => Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, cleanValue(value)]));

const ofRequest = () => {
  const requestId = requestIds.getStore();
  return requestId ? { requestId } : {};
};

/** Payload's logger with `LOG_FORMAT=json`: each line is an object without personal data, with the id of its request. */
export const payloadLogger: Config['logger'] =
  env.LOG_FORMAT === 'json'
    ? {
        options: {
          base: null,
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          // Cleaned before.
          serializers: { err: (err: unknown) => err },
          formatters: { level: (level) => ({ level }), log: (fields) => ({ ...ofRequest(), ...cleanFields(fields) }) },
          hooks: {
            logMethod(args, method) {
              Reflect.apply(
                method,
                this,
                args.map((each) => (typeof each === 'string' ? clean(each) : each)),
              );
            },
          },
        },
      }
    : undefined;

/** With `LOG_FORMAT=json`, writes what Next and others print in the form of Payload's lines. */
export function printJson(): void {
  if (env.LOG_FORMAT !== 'json') return;
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...args: unknown[]) => {
      const err = args.find((each): each is Error => each instanceof Error);
      const msg = clean(format(...args.filter((each) => each !== err).map((each) => (typeof each === 'object' ? cleanValue(each) : each))));
      const line = {
        level,
        time: new Date().toISOString(),
        ...ofRequest(),
        msg: msg || clean(err?.message ?? ''),
        ...(err ? { err: cleanError(err) } : {}),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    };
  }
}
