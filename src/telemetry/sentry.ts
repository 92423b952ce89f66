import * as loaded from '@sentry/nextjs';

/** Sentry for the server. Plain Node, which runs the worker, sees the package as CommonJS with everything in its default export. */
export const sentry: typeof loaded = 'default' in loaded ? (loaded.default as typeof loaded) : loaded;
