import { createRequire } from 'node:module';
import path from 'node:path';
import type { NextConfig } from 'next';
import { withSourceMaps } from './source-maps';

const require = createRequire(createRequire(import.meta.url).resolve('@sentry/nextjs/package.json'));
const ENTRIES = ['', '/browser', '/server'];

/** Each Sentry package may bring its own copy of @sentry/core; the browser bundle needs one. */
function oneCore(): Record<string, string> {
  const folder = path.join(path.dirname(require.resolve('@sentry/core/package.json')), 'build', 'esm');
  return Object.fromEntries(ENTRIES.map((entry) => [`@sentry/core${entry}$`, path.join(folder, `${entry || '/index'}.js`)]));
}

/**
 * Minimizes the error reporting bundle and handles its source maps. Sentry's own config wrapper is not used because it injects code into every page
 * and route, even without a DSN.
 */
export function withErrorReports(config: NextConfig): NextConfig {
  return withSourceMaps({
    ...config,
    webpack(settings, context) {
      const result = config.webpack?.(settings, context) ?? settings;
      if (!context.isServer) {
        Object.assign(result.resolve.alias, oneCore());
        result.plugins.push(
          new context.webpack.DefinePlugin({
            __SENTRY_DEBUG__: false,
            __RRWEB_EXCLUDE_IFRAME__: true,
            __RRWEB_EXCLUDE_SHADOW_DOM__: true,
            // Otherwise the Pages Router is bundled.
            'process.env._sentryHasPagesRouter': '"false"',
          }),
        );
      }
      return result;
    },
  });
}
