import path from 'node:path';
import type { NextConfig } from 'next';

/** The door to the CMS: outside Payload's own routes, only this folder imports Payload. */
const DOOR = path.resolve('src/server/door');
/** Next's layer of pages and route handlers. */
const PAGES_LAYER = 'rsc';
/** Lists the files that each route needs, for standalone output. */
const TRACE_PLUGIN = 'TraceEntryPointsPlugin';

/** Leaves out what only costs time and memory: three fifths of a build's CPU time and a third of its memory (docs/decisions/0024). */
export function withLightBuild(config: NextConfig): NextConfig {
  const isStandalone = config.output === 'standalone';
  return {
    ...config,
    // Next traces its own server as well; nothing reads that outside of standalone output.
    outputFileTracingExcludes: { ...config.outputFileTracingExcludes, ...(isStandalone ? {} : { 'next-server': ['**/*'] }) },
    webpack(settings, context) {
      const result = config.webpack?.(settings, context) ?? settings;
      if (context.dev) return result;
      // Every build has a new folder, so nothing would read the gigabyte that webpack stores there.
      result.cache = false;
      if (context.nextRuntime === 'nodejs') {
        // Otherwise Payload is compiled and loaded three times: for pages, for server actions, and for the start of the server.
        result.module.rules.push({ include: DOOR, layer: PAGES_LAYER });
        if (!isStandalone) result.plugins = result.plugins.filter((plugin: object | undefined) => plugin?.constructor.name !== TRACE_PLUGIN);
      }
      return result;
    },
  };
}
