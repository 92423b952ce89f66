import * as loaded from '@sentry/nextjs';

/** Sentry on the server. In plain Node (the worker process) the package loads as CommonJS, with all exports under `default`. */
export const sentry: typeof loaded = 'default' in loaded ? (loaded.default as typeof loaded) : loaded;
